import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pageSeconds } from '@docs-engine/cli/internal'
import remarkRehype from 'remark-rehype'
import { type Plugin, unified } from 'unified'
import { VFile } from 'vfile'
import { MissingPackage } from '../../foreign/site-packages.ts'
import { withTimeLimit } from '../../foreign/with-time-limit.ts'
import { splitFrontMatter } from '../../util/split-front-matter.ts'
import type { Document } from './documents.ts'
import type { MarkdownNode } from './markdown-node.ts'
import { prepareSource } from './mdx-source.ts'
import type { MigrationContext } from './page-context.ts'
import { parseForPlugins } from './parse-mdx.ts'
import type { UnifiedPlugin } from './unified-plugins.ts'

export interface ChangedPages {
  /** The pages that the plugin changes, or may change, because it fails there or takes longer than `pageSeconds`. */
  pages: Set<Document>
  /** Whether the plugin uses a package that isn't installed or can't be loaded. */
  isIncomplete: boolean
}

/** The number of pages whose trees are in memory at the same time. */
const maxPagesAtOnce = 500

/** Runs a plugin of the old site on each page and on the partials that it imports, to find the pages that it changes. */
export async function pagesChangedBy(
  plugin: UnifiedPlugin,
  documents: readonly Document[],
  site: MigrationContext,
): Promise<ChangedPages> {
  const { folder } = site.original
  const result: ChangedPages = { pages: new Set(), isIncomplete: false }
  const changes = async (path: string, text: string, frontMatter: Record<string, unknown>) => {
    try {
      return await changesPage(plugin, new VFile({ path, value: text, cwd: folder, data: { frontMatter } }), site)
    } catch (error) {
      if (error instanceof MissingPackage) result.isIncomplete = true
      return true
    }
  }
  for (let from = 0; from < documents.length; from += maxPagesAtOnce) {
    // Plugins can wait for each other's pages, so that the pages run at the same time.
    const runs = documents.slice(from, from + maxPagesAtOnce).map(async (document) => {
      const { body } = document.block
      const partials = partialsOf(document.file, body, folder)
      const found = await Promise.all([
        changes(document.file, body, structuredClone(document.frontMatter)),
        ...partials.map(({ file, text }) => changes(file, text, {})),
      ])
      if (found.includes(true)) result.pages.add(document)
    })
    await Promise.all(runs)
  }
  return result
}

async function changesPage(
  { plugin, options, kind }: UnifiedPlugin,
  file: VFile,
  { admonitions, isMdx }: Pick<MigrationContext, 'admonitions' | 'isMdx'>,
): Promise<boolean> {
  const parsed = parseForPlugins(prepareSource(String(file.value), admonitions), isMdx(file.path))
  if (!parsed) return true
  const tree =
    kind === 'rehype'
      ? ((await unified()
          .use(remarkRehype, { passThrough })
          .run(parsed as never)) as unknown as MarkdownNode)
      : parsed
  const before = [fingerprint(tree), fingerprint(file.data)]
  const processor = unified()
  processor.use(plugin as Plugin<unknown[]>, ...(options === undefined ? [] : [options])).freeze()
  // A plugin can also change how Markdown is parsed or written, which can't be seen in a tree.
  if (processor.parser || processor.compiler || Object.keys(processor.data()).length > 0) return true
  const run = processor.run(tree as never, file) as Promise<unknown>
  const changed = await withTimeLimit(run, pageSeconds * 1000, new Error('It takes too long.'))
  return fingerprint(changed) !== before[0] || fingerprint(file.data) !== before[1]
}

const passThrough = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as never[]

/** Returns a text that differs if a tree differs in anything but the positions of nodes and the `<head>`, which readers don't see. */
function fingerprint(tree: unknown): string {
  return JSON.stringify(tree, (key, value: unknown) => {
    if (key === 'position') return undefined
    if (key === 'children' && Array.isArray(value))
      return value.filter(
        (child: MarkdownNode) => child.type !== 'mdxJsxFlowElement' || !/^head$/i.test(child.name ?? ''),
      )
    return typeof value === 'bigint' ? String(value) : value
  })
}

/** Returns the Markdown files that a page imports, and those that they import. */
function partialsOf(
  file: string,
  text: string,
  siteFolder: string,
  above: readonly string[] = [],
): { file: string; text: string }[] {
  return [...text.matchAll(/^import\b[^'"\n]*['"]([^'"\n]+\.mdx?)['"]/gm)].flatMap(([, path]) => {
    const partial = path!.startsWith('@site/')
      ? join(siteFolder, path!.slice('@site/'.length))
      : resolve(dirname(file), path!)
    if (above.includes(partial)) return []
    try {
      const { body } = splitFrontMatter(readFileSync(partial, 'utf8'))
      return [{ file: partial, text: body }, ...partialsOf(partial, body, siteFolder, [...above, partial])]
    } catch {
      return []
    }
  })
}
