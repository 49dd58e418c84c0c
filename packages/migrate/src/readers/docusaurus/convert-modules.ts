import { dirname, posix, resolve } from 'node:path'
import { isBuiltinImport, packageName } from '@docs-engine/cli/internal'
import { isFile } from '../../util/list-files.ts'
import { importedFile, resolveModule, withoutAlias } from './aliases.ts'
import { convertedParts } from './convert-element.ts'
import { convertUrl } from './convert-url.ts'
import { isElement, type JsNode, type MarkdownNode } from './markdown-node.ts'
import { packageVersion } from './module-graph.ts'
import { type Imported, type PageContext, warn } from './page-context.ts'
import { addExports } from './page-scope.ts'
import { addPartial } from './partials.ts'
import { fileInVersion } from './places.ts'
import { withEdits } from './source-slice.ts'

/**
 * Makes the imports of a page refer to the files of the new site, and adds these files. Imports of components that the import replaces on
 * the page are removed, and imports in elements move to the top. What can't be imported stays on the page, where the new site reports it.
 */
export async function convertModules(tree: MarkdownNode, page: PageContext): Promise<void> {
  for (const node of modulesIn(tree)) {
    const edits: { start: number; end: number; text: string }[] = []
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type === 'ExportDefaultDeclaration')
        warn(page, 'component', 'export default', 'The page has a layout of its own, which isn’t imported.', node)
      addExports(statement, page)
      if (statement.type !== 'ImportDeclaration') continue
      const source = statement.source as JsNode
      const specifier = await newSpecifier(String(source.value), statement, tree, page)
      if (specifier === undefined) edits.push({ start: statement.start!, end: statement.end! + 1, text: '' })
      else if (specifier !== source.value)
        edits.push({ start: source.start! + 1, end: source.end! - 1, text: specifier })
    }
    if (tree.children?.includes(node)) {
      if (edits.length > 0) page.modules.set(node, withEdits(node, page, edits))
      continue
    }
    // MDX hoists the imports in an element, but Docs reads them only at the top level.
    page.modules.set(node, '')
    const hoisted = withEdits(node, page, edits).trim()
    if (hoisted) page.added.set(hoisted, hoisted)
  }
}

function modulesIn(node: MarkdownNode): MarkdownNode[] {
  return node.type === 'mdxjsEsm' ? [node] : (node.children ?? []).flatMap(modulesIn)
}

/** Returns the specifier of an import in the new site, or `undefined` if the import isn't needed there. */
async function newSpecifier(
  from: string,
  statement: JsNode,
  tree: MarkdownNode,
  page: PageContext,
): Promise<string | undefined> {
  const names = (statement.specifiers as JsNode[]).map((specifier) => ({
    local: String((specifier.local as JsNode).name),
    exported:
      specifier.type === 'ImportSpecifier'
        ? String((specifier.imported as JsNode).name ?? (specifier.imported as JsNode).value)
        : 'default',
  }))
  const { modules, aliases, pagesFolder: siteFolder } = page.site
  const part = /^@(?:theme(?:-original|-init)?|docusaurus)\/(.+)$/.exec(from)?.[1]
  const replaced = from.startsWith('@theme/') ? resolveModule(posix.join(siteFolder, 'src', from.slice(1))) : undefined
  const set = (imported: Imported) => {
    for (const { local } of names) page.imports.set(local, imported)
  }
  // Elements report that their component is missing. The import stays, so that the new site reports it as well.
  const missing = (reason: string) => {
    set({ kind: 'missing', reason })
    for (const { local } of names)
      if (!usesElement(tree, local))
        warn(page, 'component', local, `\`${local}\` isn’t imported: ${reason}.`, atOffset(statement.start!, page))
    return from
  }
  set(part && !replaced ? { kind: 'theme', name: part } : { kind: 'own' })
  if (part && !replaced) {
    if (Object.hasOwn(convertedParts, part) || part === 'Head') return undefined
    if (names.every(({ exported }) => isBuiltinImport(from, exported))) return from
    return modules.replace(from) ?? missing('it’s part of Docusaurus')
  }
  const isRaw = from.startsWith('!!raw-loader!')
  const wanted = from.replace(/^!!raw-loader!/, '').replace(/\?raw$/, '')
  const file = replaced ?? importedFile(wanted, page.file, aliases) ?? plainFile(wanted, page)
  if (file === undefined) {
    if (wanted.startsWith('.') || withoutAlias(wanted, aliases) !== undefined) return missing('its file doesn’t exist')
    if (/^react(?:-dom)?(?:$|\/)/.test(from)) return from
    const own = modules.replace(from)
    if (own) return own
    const name = packageName(from)
    const found = name
      ? packageVersion(name, from, page.file, page.site.original)
      : { reason: `it comes from \`${from}\`` }
    if ('reason' in found) return missing(found.reason)
    modules.packages[name!] = found.version
    return from
  }
  if (isRaw || /\?raw$/.test(from)) return `!!raw-loader!@site/${modules.addData(file)}`
  if (/\.mdx?$/.test(file)) {
    set({ kind: 'partial' })
    return relativeSpecifier(addPartial(file, page), page)
  }
  if (file.endsWith('.json')) return `@site/${modules.addData(file)}`
  if (!/\.(?:[cm]?[jt]sx?|css|s[ac]ss)$/.test(file)) {
    if (file.endsWith('.svg') && names.some(({ local }) => usesElement(tree, local)))
      return `@site/${modules.addSvg(file)}`
    const url = convertUrl(wanted.startsWith('@site/static/') ? wanted.slice('@site/static'.length) : wanted, page)
    return url.startsWith('.') || url.startsWith('/') ? url : `./${url}`
  }
  const added = await modules.addComponent(file)
  if ('reason' in added) return missing(added.reason)
  set({ kind: 'own', links: added.links })
  // Without its ending, the path of a module refers to the same file.
  const written = /^@site\/(.*)$/.exec(from)?.[1]
  return written && /^\.[jt]sx?$/.test(added.path.replace(written, '')) ? from : `@site/${added.path}`
}

function plainFile(wanted: string, page: PageContext): string | undefined {
  const path =
    withoutAlias(wanted, page.site.aliases) ??
    (wanted.startsWith('.') ? resolve(dirname(page.file), wanted) : undefined)
  return path !== undefined && isFile(path) ? path : undefined
}

function relativeSpecifier(path: string, page: PageContext): string {
  if (!path.startsWith('content/')) return `@site/${path}`
  const version = page.document.set.version?.folder
  const own = posix.relative(posix.dirname(fileInVersion(page.target, version)), fileInVersion(path, version))
  return own.startsWith('.') ? own : `./${own}`
}

function usesElement(node: MarkdownNode, name: string): boolean {
  return (
    (isElement(node) && node.name?.split('.')[0] === name) ||
    (node.children ?? []).some((child) => usesElement(child, name))
  )
}

/** Returns a node without contents at a position of a page's text. */
function atOffset(offset: number, { text }: PageContext): MarkdownNode {
  const before = text.slice(0, offset).split('\n')
  const point = { line: before.length, column: before.at(-1)!.length + 1, offset }
  return { type: 'mdxjsEsm', position: { start: point, end: point } }
}
