import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import remarkRehype from 'remark-rehype'
import { type Plugin, type Processor, unified } from 'unified'
import { VFile } from 'vfile'
import { pageSeconds } from '../../workers/time-limit.ts'
import { enterSite } from '../shared/enter-site.ts'
import { splitFrontMatter } from '../shared/split-front-matter.ts'
import { asDocusaurus, withIdsAsWritten } from './as-docusaurus.ts'
import type { Document } from './documents.ts'
import type { MarkdownNode } from './markdown-node.ts'
import { prepareSource } from './mdx-source.ts'
import type { OriginalSite, UnifiedPlugin } from './original-site.ts'
import type { MigrationContext } from './page-context.ts'
import { parseForPlugins } from './parse-mdx.ts'

/** The number of pages whose trees are in memory at the same time. */
const maxPagesAtOnce = 500

/**
 * Finds the pages that plugins change, by running the plugins on each page and on the partials that it imports. A page also counts if a
 * plugin fails on it, needs a missing package, or takes longer than `pageSeconds`, because its effect isn't known then.
 *
 * @param plugins The plugins of a document set, in the order in which they run.
 * @returns The documents that each plugin changes.
 */
export async function runPlugins(
  plugins: readonly UnifiedPlugin[],
  documents: readonly Document[],
  site: OriginalSite,
  context: Pick<MigrationContext, 'admonitions' | 'isMdx' | 'documents'>,
): Promise<Map<UnifiedPlugin, Set<Document>>> {
  const changed = new Map(plugins.map((plugin) => [plugin, new Set<Document>()]))
  if (plugins.length === 0) return changed
  const results = new Map<string, Promise<ReadonlySet<UnifiedPlugin>>>()
  const changing = (file: string, text: string, frontMatter: Record<string, unknown>) => {
    const known = results.get(file) ?? pluginsThatChange({ file, text, frontMatter }, plugins, site, context)
    results.set(file, known)
    return known
  }
  const leave = enterSite(site.folder)
  // A plugin may print to stdout, which belongs to the report.
  const { log, info } = console
  Object.assign(console, { log: console.error, info: console.error })
  try {
    for (let from = 0; from < documents.length; from += maxPagesAtOnce) {
      // Plugins can wait for each other's pages, so that the pages run at the same time.
      const runs = documents.slice(from, from + maxPagesAtOnce).map(async (document) => {
        const { body } = document.block
        const own = changing(document.file, body, document.frontMatter)
        const partials = partialsOf(document.file, body, site.folder).map(({ file, text }) => changing(file, text, {}))
        for (const found of await Promise.all([own, ...partials]))
          for (const plugin of found) changed.get(plugin)!.add(document)
      })
      await Promise.all(runs)
      results.clear()
    }
  } finally {
    Object.assign(console, { log, info })
    leave()
  }
  return changed
}

interface Source {
  file: string
  text: string
  frontMatter: Record<string, unknown>
}

async function pluginsThatChange(
  { file: path, text, frontMatter }: Source,
  plugins: readonly UnifiedPlugin[],
  site: OriginalSite,
  { admonitions, isMdx, documents }: Pick<MigrationContext, 'admonitions' | 'isMdx' | 'documents'>,
): Promise<ReadonlySet<UnifiedPlugin>> {
  const parsed = parseForPlugins(prepareSource(text, admonitions), isMdx(path))
  if (!parsed) return new Set(plugins)
  let tree = withIdsAsWritten(parsed)
  const file = new VFile({ path, value: text, cwd: site.folder, data: { frontMatter: structuredClone(frontMatter) } })
  const changing = new Set<UnifiedPlugin>()
  const run = async (list: readonly UnifiedPlugin[]) => {
    for (const plugin of list) {
      const result = await runPlugin(plugin, tree, file, site)
      if (!result) changing.add(plugin)
      else {
        tree = result.tree
        if (result.isChanged) changing.add(plugin)
      }
    }
  }
  const remark = plugins.filter(({ kind }) => kind === 'remark')
  const rehype = plugins.filter(({ kind }) => kind === 'rehype')
  await run(remark.filter(({ isEarly }) => isEarly))
  const routeOf = (url: string) => {
    const [, target = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url)!
    const route = /\.mdx?$/.test(target) ? documents.get(resolve(dirname(path), target))?.route : undefined
    return route === undefined ? undefined : route + suffix
  }
  asDocusaurus(tree, admonitions, routeOf)
  await run(remark.filter(({ isEarly }) => !isEarly))
  if (rehype.length > 0) {
    try {
      tree = (await unified()
        .use(remarkRehype, { passThrough })
        .run(tree as never)) as unknown as MarkdownNode
    } catch {
      return new Set([...changing, ...rehype])
    }
    await run(rehype.filter(({ isEarly }) => isEarly))
    await run(rehype.filter(({ isEarly }) => !isEarly))
  }
  return changing
}

const passThrough = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as never[]

/** Runs a plugin on a tree. Returns `undefined` if the effect of the plugin isn't known. */
async function runPlugin(
  { plugin, options }: UnifiedPlugin,
  tree: MarkdownNode,
  file: VFile,
  site: OriginalSite,
): Promise<{ tree: MarkdownNode; isChanged: boolean } | undefined> {
  try {
    const before = fingerprint(tree, file)
    const { result, usedMissing } = await withDeadline(
      site.call(plugin, async () => {
        const processor = unified()
          .use(plugin as Plugin<unknown[]>, ...(options === undefined ? [] : [options]))
          .freeze()
        if (extendsSyntax(processor)) return undefined
        return (await processor.run(tree as never, file)) as unknown as MarkdownNode
      }),
    )
    if (!result || usedMissing) return undefined
    return { tree: result, isChanged: fingerprint(result, file) !== before }
  } catch {
    return undefined
  }
}

/** Whether a plugin changes how Markdown is parsed or written, which can't be seen in a tree. */
function extendsSyntax(processor: Processor): boolean {
  const { parser, compiler } = processor
  return parser !== undefined || compiler !== undefined || Object.keys(processor.data()).length > 0
}

async function withDeadline<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The plugin takes too long.')), pageSeconds * 1000)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}

/** Returns a text that differs if a tree differs in anything but the positions of nodes and the `<head>`, which readers don't see. */
function fingerprint(tree: MarkdownNode, file: VFile): string {
  return JSON.stringify([tree, file.data], (key, value: unknown) => {
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
