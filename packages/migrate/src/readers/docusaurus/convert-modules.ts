import { readFileSync } from 'node:fs'
import { posix, relative } from 'node:path'
import {
  isBuiltinImport,
  isElement,
  type JsNode,
  type MarkdownNode,
  pathWithoutNumbers,
} from '@docs-engine/cli/internal'
import { moduleFile } from '../../foreign/module-file.ts'
import { type Edit, edited, rangeOf, removed } from '../../util/edits.ts'
import { importedNames, newSpecifier } from '../../util/mdx.ts'
import { splitFrontMatter } from '../../util/split-front-matter.ts'
import { convertedParts } from './convert-element.ts'
import { convertUrl } from './convert-url.ts'
import { pathInSite } from './copied-modules.ts'
import { fileInVersion } from './documents.ts'
import { type Imported, type PagePart, warn } from './docusaurus-context.ts'
import { addExports } from './page-scope.ts'
import { needsMdx, parseMdx, prepareSource } from './parse-mdx.ts'
import { importPath } from './resolve-import.ts'

/**
 * Makes the imports of a page refer to the files of the new site, and adds these files. Imports of components that the import replaces on
 * the page are removed, and imports in elements move to the top. What can't be imported stays on the page, where the new site reports it.
 */
export async function convertModules(tree: MarkdownNode, part: PagePart): Promise<Edit[]> {
  const all: Edit[] = []
  for (const node of modulesIn(tree)) {
    const edits: Edit[] = []
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type === 'ExportDefaultDeclaration')
        warn(part, 'component', 'export default', 'The page has a layout of its own, which isn’t imported.', node)
      addExports(statement, part)
      if (statement.type !== 'ImportDeclaration') continue
      const source = statement.source as JsNode
      const specifier = await convertSpecifier(String(source.value), statement, tree, part)
      if (specifier === undefined) edits.push({ start: statement.start!, end: statement.end! + 1, text: '' })
      else if (specifier !== source.value)
        edits.push({ start: source.start! + 1, end: source.end! - 1, text: specifier })
    }
    if (tree.children?.includes(node)) {
      all.push(...edits)
      continue
    }
    // MDX hoists the imports in an element, but Docs reads them only at the top level.
    const [start, end] = rangeOf(node)
    const hoisted = edited(part.text, start, end, edits)
      .replace(/^[ \t]+/gm, '')
      .trim()
    if (hoisted) part.added.set(hoisted, hoisted)
    all.push(removed(start, end, part.text))
  }
  return all
}

function modulesIn(node: MarkdownNode): MarkdownNode[] {
  return node.type === 'mdxjsEsm' ? [node] : (node.children ?? []).flatMap(modulesIn)
}

/** Returns the specifier of an import in the new site, or `undefined` if the import isn't needed there. */
async function convertSpecifier(
  from: string,
  statement: JsNode,
  tree: MarkdownNode,
  part: PagePart,
): Promise<string | undefined> {
  const names = importedNames(statement)
  const { modules, original } = part.context
  const siteFolder = original.folder
  const theme = /^@(?:theme(?:-original|-init)?|docusaurus)\/(.+)$/.exec(from)?.[1]
  const replaced = from.startsWith('@theme/') ? moduleFile(posix.join(siteFolder, 'src', from.slice(1))) : undefined
  const set = (imported: Imported) => {
    for (const { local } of names) part.imports.set(local, imported)
  }
  // Elements report that their component is missing. The import stays, so that the new site reports it as well.
  const missing = (reason: string) => {
    set({ kind: 'missing', reason })
    for (const { local } of names)
      if (!usesElement(tree, local))
        warn(part, 'component', local, `\`${local}\` isn’t imported: ${reason}.`, atOffset(statement.start!, part))
    return from
  }
  set(theme && !replaced ? { kind: 'theme', name: theme } : { kind: 'own' })
  if (theme && !replaced) {
    if (Object.hasOwn(convertedParts, theme) || theme === 'Head') return undefined
    if (names.every(({ exported }) => isBuiltinImport(from, exported))) return from
  }
  const isRaw = from.startsWith('!!raw-loader!')
  const wanted = from.replace(/^!!raw-loader!/, '').replace(/\?raw$/, '')
  const path = importPath(wanted, part.file, siteFolder)
  const file = replaced ?? moduleFile(path)
  if (file === undefined) {
    if (path !== undefined) return missing('its file doesn’t exist')
    const found = await modules.importable(from, part.file)
    return 'reason' in found ? missing(found.reason) : found.specifier
  }
  if (isRaw || /\?raw$/.test(from)) return `!!raw-loader!@site/${modules.addData(file)}`
  if (/\.mdx?$/.test(file)) {
    set({ kind: 'partial' })
    return newSpecifier(addPartial(file, part), part.target)
  }
  if (file.endsWith('.json')) return `@site/${modules.addData(file)}`
  if (!/\.(?:[cm]?[jt]sx?|css|s[ac]ss)$/.test(file)) {
    if (file.endsWith('.svg') && names.some(({ local }) => usesElement(tree, local)))
      return `@site/${modules.addSvg(file)}`
    const url = convertUrl(wanted.startsWith('@site/static/') ? wanted.slice('@site/static'.length) : wanted, part)
    return url.startsWith('.') || url.startsWith('/') ? url : `./${url}`
  }
  const added = await modules.addComponent(file)
  if ('reason' in added) return missing(added.reason)
  set({ kind: 'own' })
  // Without its ending, the path of a module refers to the same file.
  const written = /^@site\/(.*)$/.exec(from)?.[1]
  return written && /^\.[jt]sx?$/.test(added.path.replace(written, '')) ? from : `@site/${added.path}`
}

/**
 * Adds a partial, which is a Markdown file that a page imports, to the partials to convert.
 *
 * @returns The partial's path in the new site.
 */
function addPartial(file: string, part: PagePart): string {
  const { site, partials, admonitions, isMdx } = part.context
  const known = site.bySource.get(relative(site.pagesFolder, file)) ?? partials.get(file)
  if (known) return known.target
  const { block, body, lines } = splitFrontMatter(readFileSync(file, 'utf8'))
  const text = prepareSource(body, admonitions)
  const parsed = parseMdx(text, isMdx(file))
  const tree = 'tree' in parsed ? parsed.tree : undefined
  const target = `${placeOfPartial(file, part)}.${tree && needsMdx(tree) ? 'mdx' : 'md'}`
  const ownNames = { imports: new Map(), scope: new Map(), added: new Map() }
  const own: PagePart = { ...part, ...ownNames, file, target, text, linesBefore: lines }
  partials.set(file, { target, frontMatter: block, body, tree, part: own })
  return target
}

/** Returns the path of a partial without its ending. The name of a partial in `content/` starts with `_`, so that it isn't a page. */
function placeOfPartial(file: string, { context, document: { set, version } }: PagePart): string {
  const inside = relative(set.folder, file).replace(/\.mdx?$/, '')
  if (inside.startsWith('..')) {
    const path = pathInSite(file, context.original.folder).replace(/\.mdx?$/, '')
    return posix.join('src', path.replace(/^src\//, ''))
  }
  const folder = posix.dirname(inside)
  const name = posix.basename(inside).replace(/^_*/, '_')
  const place = posix.join('content', set.routeBase, set.numberPrefixes ? pathWithoutNumbers(folder) : folder, name)
  return fileInVersion(place, version)
}

function usesElement(node: MarkdownNode, name: string): boolean {
  return (
    (isElement(node) && node.name?.split('.')[0] === name) ||
    (node.children ?? []).some((child) => usesElement(child, name))
  )
}

/** Returns a node without contents at a position of a page's text. */
function atOffset(offset: number, { text }: PagePart): MarkdownNode {
  const before = text.slice(0, offset).split('\n')
  const point = { line: before.length, column: before.at(-1)!.length + 1, offset }
  return { type: 'mdxjsEsm', position: { start: point, end: point } }
}
