import { type MarkdownNode, pageSeconds } from '@docs-engine/cli/internal'
import remarkRehype from 'remark-rehype'
import { type Plugin, unified } from 'unified'
import { VFile } from 'vfile'
import { MissingPackage } from '../../foreign/site-packages.ts'
import { withTimeLimit } from '../../foreign/with-time-limit.ts'
import { allDirectives } from '../../util/directive-syntax.ts'
import type { Document } from './documents.ts'
import type { DocusaurusContext } from './docusaurus-context.ts'
import { prepareSource } from './mdx-source.ts'
import { parseMdx } from './parse-mdx.ts'
import type { UnifiedPlugin } from './unified-plugins.ts'

export interface ChangedPages {
  /** The pages that the plugin changes, or may change, because it fails there. */
  pages: Document[]
  /** Whether the plugin uses a package that isn't installed or can't be loaded. */
  isIncomplete: boolean
}

const slow = new Error('It takes too long.')

/** Runs a plugin of the old site on each page, to find the pages that it changes. After a page that takes too long, all others count as changed. */
export async function pagesChangedBy(
  plugin: UnifiedPlugin,
  documents: readonly Document[],
  context: DocusaurusContext,
): Promise<ChangedPages> {
  const result: ChangedPages = { pages: [], isIncomplete: false }
  for (const [i, document] of documents.entries())
    try {
      if (await changesPage(plugin, document, context)) result.pages.push(document)
    } catch (error) {
      if (error === slow) return { ...result, pages: [...result.pages, ...documents.slice(i)] }
      if (error instanceof MissingPackage) result.isIncomplete = true
      result.pages.push(document)
    }
  return result
}

async function changesPage(
  { plugin, options, kind }: UnifiedPlugin,
  { file: path, block }: Document,
  { admonitions, isMdx, original }: DocusaurusContext,
): Promise<boolean> {
  const parsed = parseMdx(prepareSource(block.body, admonitions), isMdx(path), allDirectives)
  if ('error' in parsed) return true
  const toHtml = unified().use(remarkRehype, { passThrough })
  const tree = kind === 'rehype' ? await toHtml.run(parsed.tree as never) : parsed.tree
  const before = contentsOf(tree)
  const processor = unified()
  processor.use(plugin as Plugin<unknown[]>, ...(options === undefined ? [] : [options])).freeze()
  // A plugin can also change how Markdown is parsed or written, which can't be seen in a tree.
  if (processor.parser || processor.compiler || Object.keys(processor.data()).length > 0) return true
  const data = { frontMatter: structuredClone(block.frontMatter) }
  const file = new VFile({ path, value: block.body, cwd: original.folder, data })
  const run = processor.run(tree as never, file) as Promise<unknown>
  return contentsOf(await withTimeLimit(run, pageSeconds * 1000, slow)) !== before
}

const passThrough = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as never[]

/** Returns a text that differs if a tree differs in anything but the positions of nodes and the `<head>`, which readers don't see. */
function contentsOf(tree: unknown): string {
  return JSON.stringify(tree, (key, value: unknown) => {
    if (key === 'position') return undefined
    if (key === 'children' && Array.isArray(value))
      return value.filter((child: MarkdownNode) => !/^head$/i.test(child.name ?? ''))
    return typeof value === 'bigint' ? String(value) : value
  })
}
