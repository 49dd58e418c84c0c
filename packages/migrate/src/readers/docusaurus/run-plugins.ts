import { readFileSync } from 'node:fs'
import remarkRehype from 'remark-rehype'
import { type Plugin, unified } from 'unified'
import { VFile } from 'vfile'
import { loadModule } from '../../foreign/load-module.ts'
import { moduleFile } from '../../foreign/module-file.ts'
import type { ModuleOrigin } from '../../foreign/site-packages.ts'
import { workspacePackages } from '../../foreign/workspace-packages.ts'
import { allDirectives } from '../../util/directive-syntax.ts'
import { toRecord } from '../../util/values.ts'
import type { Document } from './documents.ts'
import type { DocusaurusContext } from './docusaurus-context.ts'
import type { OriginalSite } from './original-site.ts'
import { parseMdx, prepareSource } from './parse-mdx.ts'
import { importPath } from './resolve-import.ts'
import type { UnifiedPlugin } from './unified-plugins.ts'

/** Returns the functions that modules of the old site export, if its configuration imports these modules, by their keys. */
export async function pluginModules({ configFile, folder }: OriginalSite): Promise<Map<string, ModuleOrigin>> {
  const found = new Map<string, ModuleOrigin>()
  const packages = workspacePackages(folder)
  const text = readFileSync(configFile, 'utf8')
  for (const [, specifier] of text.matchAll(/\b(?:from|require\(|import\()\s*['"]([^'"]+)['"]/g)) {
    const path = importPath(specifier!, configFile, folder)
    const from = path === undefined ? packages.get(specifier!) : moduleFile(path)
    if (from === undefined || from.endsWith('.json')) continue
    const { value } = await loadModule(from, folder, { wholeModule: true }).catch(() => ({ value: undefined }))
    for (const [name, own] of Object.entries(typeof value === 'function' ? { default: value } : toRecord(value)))
      for (const key of keysOf(own)) found.set(key, { from, name })
  }
  return found
}

/**
 * Returns texts that identify a function in bundles: its code without what bundling changes, such as `name2` for `name`, and its name. Returns
 * nothing for the stand-in for a missing package, which has no code.
 */
export function keysOf(plugin: unknown): string[] {
  if (typeof plugin !== 'function') return []
  const code = Function.prototype.toString.call(plugin).replace(/\s+|\d+\b/g, '')
  if (code.includes('[nativecode]')) return []
  return /^(?:default|)$/.test(plugin.name) ? [code] : [code, plugin.name]
}

/** Finds the pages that a plugin of the old site changes, or may change, because it fails there. */
export async function pagesChangedBy(
  plugin: UnifiedPlugin,
  documents: readonly Document[],
  context: DocusaurusContext,
): Promise<string[]> {
  // Versions of a page are often identical, so each text is only tried once.
  const known = new Map<string, boolean>()
  const pages: string[] = []
  for (const { file, block, shown } of documents) {
    const { body } = block
    if (!known.has(body))
      known.set(
        body,
        plugin.kind === 'recma' || (await changesPage(plugin, { file, block }, context).catch(() => true)),
      )
    if (known.get(body)) pages.push(shown)
  }
  return pages
}

async function changesPage(
  { plugin, options, kind }: UnifiedPlugin,
  { file: path, block }: Pick<Document, 'file' | 'block'>,
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
  return contentsOf(await processor.run(tree as never, file)) !== before
}

const passThrough = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as never[]

/** Returns a text that differs if a tree differs in anything but the positions of nodes and the code in expressions. */
function contentsOf(tree: unknown): string {
  return JSON.stringify(tree, (key, value: unknown) => (key === 'position' || key === 'estree' ? undefined : value))
}
