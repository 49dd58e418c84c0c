import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pageSeconds } from '@docs-engine/cli/internal'
import remarkRehype from 'remark-rehype'
import { type Plugin, type Processor, unified } from 'unified'
import { VFile } from 'vfile'
import { MissingPackage } from '../../foreign/site-packages.ts'
import { withTimeLimit } from '../../foreign/with-time-limit.ts'
import { splitFrontMatter } from '../../util/split-front-matter.ts'
import { asDocusaurus, withIdsAsWritten } from './as-docusaurus.ts'
import type { Document } from './documents.ts'
import type { MarkdownNode } from './markdown-node.ts'
import { prepareSource } from './mdx-source.ts'
import type { OriginalSite } from './original-site.ts'
import type { MigrationContext } from './page-context.ts'
import { parseForPlugins } from './parse-mdx.ts'
import { TreeChanges } from './tree-changes.ts'
import type { UnifiedPlugin } from './unified-plugins.ts'

/** The number of pages whose trees are in memory at the same time. */
const maxPagesAtOnce = 500

export interface PluginResults {
  /** The documents on which the effect of a plugin isn't known, or can't be written as Markdown. */
  lost: Map<UnifiedPlugin, Set<Document>>
  /** The documents into which the result of a plugin is written. */
  applied: Map<UnifiedPlugin, Set<Document>>
  /** The output of the remark plugins, by absolute path of the document or partial. Files that they don't change are left out. */
  trees: Map<string, MarkdownNode>
  /** The plugins that use a package that isn't installed or can't be loaded. */
  incomplete: Set<UnifiedPlugin>
}

/**
 * Runs plugins on each page and on the partials that it imports. The trees that remark plugins return are imported instead of the source.
 * A plugin is lost on a page if it fails there, needs a missing package, or takes longer than `pageSeconds`, because its effect isn't known
 * then, or if it changes data or HTML.
 *
 * @param plugins The plugins of a document set, in the order in which they run.
 */
export async function runPlugins(
  plugins: readonly UnifiedPlugin[],
  documents: readonly Document[],
  site: OriginalSite,
  context: Pick<MigrationContext, 'admonitions' | 'isMdx' | 'documents'>,
): Promise<PluginResults> {
  const byPlugin = () => new Map(plugins.map((plugin) => [plugin, new Set<Document>()]))
  const results: PluginResults = {
    lost: byPlugin(),
    applied: byPlugin(),
    trees: new Map(),
    incomplete: new Set(),
  }
  if (plugins.length === 0) return results
  const outcomes = new Map<string, Promise<Outcome>>()
  const run: Run = async (plugin, tree, file) => {
    const result = await runPlugin(plugin, tree, file)
    if (result !== 'incomplete') return result
    results.incomplete.add(plugin)
    return undefined
  }
  const outcomeOfFile = (file: string, text: string, frontMatter: Record<string, unknown>) => {
    const known = outcomes.get(file) ?? outcomeOf({ file, text, frontMatter }, plugins, run, site, context)
    outcomes.set(file, known)
    return known
  }
  for (let from = 0; from < documents.length; from += maxPagesAtOnce) {
    // Plugins can wait for each other's pages, so that the pages run at the same time.
    const runs = documents.slice(from, from + maxPagesAtOnce).map(async (document) => {
      const { body } = document.block
      const partials = partialsOf(document.file, body, site.folder)
      const all = [{ file: document.file, text: body }, ...partials].map(async ({ file, text }) => {
        const frontMatter = file === document.file ? document.frontMatter : {}
        const { lost, applied, tree } = await outcomeOfFile(file, text, frontMatter)
        for (const plugin of lost) results.lost.get(plugin)!.add(document)
        for (const plugin of applied) results.applied.get(plugin)!.add(document)
        if (tree) results.trees.set(file, tree)
      })
      await Promise.all(all)
    })
    await Promise.all(runs)
    outcomes.clear()
  }
  return results
}

/** Runs a plugin on a tree. Returns `undefined` if the effect of the plugin isn't known. */
type Run = (plugin: UnifiedPlugin, tree: MarkdownNode, file: VFile) => Promise<PluginRun | undefined>

interface PluginRun {
  tree: MarkdownNode
  changes: 'tree' | 'data' | undefined
}

interface Source {
  file: string
  text: string
  frontMatter: Record<string, unknown>
}

interface Outcome {
  lost: ReadonlySet<UnifiedPlugin>
  applied: ReadonlySet<UnifiedPlugin>
  tree?: MarkdownNode
}

/** Runs plugins on a file. If some of them fail, the others run again without them, because a failure can leave a broken tree. */
async function outcomeOf(
  source: Source,
  plugins: readonly UnifiedPlugin[],
  run: Run,
  site: OriginalSite,
  context: Pick<MigrationContext, 'admonitions' | 'isMdx' | 'documents'>,
): Promise<Outcome> {
  const lost = new Set<UnifiedPlugin>()
  for (;;) {
    const left = plugins.filter((plugin) => !lost.has(plugin))
    const attempt = await runAll(source, left, run, site, context)
    for (const plugin of attempt.lost) lost.add(plugin)
    if (attempt.isComplete) return { ...attempt, lost }
  }
}

async function runAll(
  { file: path, text, frontMatter }: Source,
  plugins: readonly UnifiedPlugin[],
  runOne: Run,
  site: OriginalSite,
  { admonitions, isMdx, documents }: Pick<MigrationContext, 'admonitions' | 'isMdx' | 'documents'>,
): Promise<Outcome & { isComplete: boolean }> {
  const source = prepareSource(text, admonitions)
  const parsed = parseForPlugins(source, isMdx(path))
  if (!parsed) return { lost: new Set(plugins), applied: new Set(), isComplete: true }
  const changes = new TreeChanges(parsed, source)
  let tree = withIdsAsWritten(parsed)
  changes.accept(tree)
  const file = new VFile({ path, value: text, cwd: site.folder, data: { frontMatter: structuredClone(frontMatter) } })
  const lost = new Set<UnifiedPlugin>()
  const applied = new Set<UnifiedPlugin>()
  /** Returns whether the tree can still be used. */
  const run = async (list: readonly UnifiedPlugin[]): Promise<boolean> => {
    for (const plugin of list) {
      const result = await runOne(plugin, tree, file)
      if (!result) {
        lost.add(plugin)
        return false
      }
      tree = result.tree
      if (result.changes === 'tree' && plugin.kind === 'remark') applied.add(plugin)
      else if (result.changes) lost.add(plugin)
    }
    return true
  }
  const incomplete = { lost, applied: new Set<UnifiedPlugin>(), isComplete: false }
  const remark = plugins.filter(({ kind }) => kind === 'remark')
  const rehype = plugins.filter(({ kind }) => kind === 'rehype')
  if (!(await run(remark.filter(({ isEarly }) => isEarly)))) return incomplete
  const routeOf = (url: string) => {
    const [, target = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url)!
    const route = /\.mdx?$/.test(target) ? documents.get(resolve(dirname(path), target))?.route : undefined
    return route === undefined ? undefined : route + suffix
  }
  changes.collect(tree)
  asDocusaurus(tree, admonitions, routeOf)
  changes.accept(tree)
  if (!(await run(remark.filter(({ isEarly }) => !isEarly)))) return incomplete
  const result = applied.size > 0 ? { tree: changes.apply(tree) } : {}
  if (rehype.length > 0) {
    try {
      tree = (await unified()
        .use(remarkRehype, { passThrough })
        .run(tree as never)) as unknown as MarkdownNode
    } catch {
      return { ...result, lost: new Set([...lost, ...rehype]), applied, isComplete: true }
    }
    if (!(await run(rehype.filter(({ isEarly }) => isEarly)))) return incomplete
    if (!(await run(rehype.filter(({ isEarly }) => !isEarly)))) return incomplete
  }
  return { ...result, lost, applied, isComplete: true }
}

const passThrough = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as never[]

/** Runs a plugin on a tree. Returns `incomplete` if the plugin uses a missing package, and `undefined` if it fails. */
async function runPlugin(
  { plugin, options }: UnifiedPlugin,
  tree: MarkdownNode,
  file: VFile,
): Promise<PluginRun | 'incomplete' | undefined> {
  try {
    const before = { tree: fingerprint(tree), data: fingerprint(file.data) }
    const processor = unified()
    processor.use(plugin as Plugin<unknown[]>, ...(options === undefined ? [] : [options])).freeze()
    if (extendsSyntax(processor)) return undefined
    const run = processor.run(tree as never, file) as Promise<unknown>
    const result = (await withTimeLimit(run, pageSeconds * 1000, new Error('It takes too long.'))) as MarkdownNode
    const changes =
      fingerprint(file.data) !== before.data ? 'data' : fingerprint(result) === before.tree ? undefined : 'tree'
    return { tree: result, changes }
  } catch (error) {
    return error instanceof MissingPackage ? 'incomplete' : undefined
  }
}

/** Whether a plugin changes how Markdown is parsed or written, which can't be seen in a tree. */
function extendsSyntax(processor: Processor): boolean {
  const { parser, compiler } = processor
  return parser !== undefined || compiler !== undefined || Object.keys(processor.data()).length > 0
}

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
