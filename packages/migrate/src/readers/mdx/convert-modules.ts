import { readFileSync } from 'node:fs'
import { extname, relative, resolve } from 'node:path'
import { evaluate, isElement, type JsNode, type MarkdownNode, parseJsonc } from '@docs-engine/cli/internal'
import { moduleFile } from '../../foreign/module-file.ts'
import { addStylesheets } from '../../passes/stylesheets.ts'
import { type Edit, edited, rangeOf, removed } from '../../util/edits.ts'
import { exportedValues, type ImportedName, importedNames, newSpecifier } from '../../util/mdx.ts'
import { toRecord } from '../../util/values.ts'
import { type Imported, loseNode, type MdxPart } from './mdx-part.ts'

type AddPartial = (file: string, part: MdxPart) => Promise<{ path: string } | { reason: string }>

/**
 * Makes the imports of a page refer to files of the new site, and adds these files. Statements that the new site can't have are removed, and
 * imports in elements move to the top, because Docs reads them only there.
 *
 * @param addPartial Converts a Markdown file that pages import, and returns its path in the new site.
 */
export async function convertModules(tree: MarkdownNode, part: MdxPart, addPartial: AddPartial): Promise<Edit[]> {
  const all: Edit[] = []
  for (const node of modulesIn(tree)) {
    const edits: Edit[] = []
    for (const statement of node.data?.estree?.body ?? []) {
      const { start = 0, end = 0, type } = statement
      const withoutIt = { start, end: part.text[end] === '\n' ? end + 1 : end, text: '' }
      if (type !== 'ImportDeclaration') {
        if (!addExports(statement, node, part)) edits.push(withoutIt)
        continue
      }
      const lines = await newImports(statement, tree, part, addPartial)
      if (lines.length === 0) edits.push(withoutIt)
      else if (lines.join('\n') !== part.text.slice(start, end)) edits.push({ start, end, text: lines.join('\n') })
    }
    if (tree.children?.includes(node)) {
      all.push(...edits)
      continue
    }
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

/** Returns the statements that take the place of an import. */
async function newImports(
  statement: JsNode,
  tree: MarkdownNode,
  part: MdxPart,
  addPartial: AddPartial,
): Promise<string[]> {
  const { reader, site } = part
  const source = statement.source as JsNode
  const from = String(source.value)
  const names = importedNames(statement)
  const set = (imported: Imported) => {
    for (const { local } of names) part.imports.set(local, imported)
  }
  const foreign = (reason: string) => {
    set({ kind: 'foreign', reason })
    return []
  }
  /** Returns the statement with another specifier. */
  const kept = (specifier: string, imported?: Imported) => {
    if (imported) set(imported)
    return [
      edited(part.text, statement.start!, statement.end!, [
        { start: source.start! + 1, end: source.end! - 1, text: specifier },
      ]),
    ]
  }
  const isRaw = /^!!raw-loader!|\?raw$/.test(from)
  const wanted = from.replace(/^!!raw-loader!|\?raw$/g, '')
  const path = reader.modules.resolve(wanted, part.file)
  if (!isRaw && /\.(?:css|s[ac]ss|less)$/.test(wanted)) {
    addStylesheets([relative(site.root, resolve(site.root, path ?? wanted))], site.root, site, part.page.shown)
    return foreign('it’s a CSS module')
  }
  const lines = reader.themeImports(from, names, part)
  if (lines) return lines === 'kept' ? kept(from) : lines
  const file = moduleFile(path)
  if (!file) {
    if (path !== undefined) return foreign('its file doesn’t exist')
    const found = await reader.modules.importable(from, part.file)
    if ('reason' in found) return foreign(found.reason)
    const isTheme = names.some(({ local }) => part.imports.get(local)?.kind === 'theme')
    return kept(found.specifier, isTheme ? undefined : { kind: 'kept' })
  }
  if (isRaw || file.endsWith('.json')) {
    const text = readFileSync(file, 'utf8')
    const value: unknown = isRaw ? text : parseJsonc(text)
    for (const { local, exported } of names)
      part.scope.set(local, exported === 'default' || exported === '*' ? value : toRecord(value)[exported])
    const specifier = `@site/${reader.modules.addData(file)}`
    return kept(!isRaw ? specifier : from.endsWith('?raw') ? `${specifier}?raw` : `!!raw-loader!${specifier}`, {
      kind: 'kept',
    })
  }
  if (/\.(?:mdx?|astro)$/.test(file)) {
    const partial = await addPartial(file, part)
    if ('reason' in partial) return foreign(partial.reason)
    set({ kind: 'partial' })
    const specifier = newSpecifier(partial.path, part.target)
    // In Astro, a Markdown file also exports its text as `Content`.
    return names.some(({ exported }) => exported === 'Content')
      ? names.map(({ local }) => `import ${local} from '${specifier}'`)
      : kept(specifier)
  }
  const isCode = /\.[cm]?[jt]sx?$/.test(file)
  if (/\.(?:vue|svelte|mdoc)$/.test(file) || (!reader.hasReact && /\.[jt]sx$/.test(file)))
    return foreign(`it’s written in ${extname(file).slice(1)}`)
  if (!isCode && file.endsWith('.svg') && names.some(({ local }) => usesElement(tree, local)))
    return kept(`@site/${reader.modules.addSvg(file)}`, { kind: 'kept' })
  if (!isCode) {
    const url = reader.assetUrl(file, part)
    return kept(/^[./]/.test(url) ? url : `./${url}`, { kind: 'asset' })
  }
  const added = await reader.modules.addComponent(file)
  if ('reason' in added) return foreign(added.reason)
  // Without its ending, the path of a module refers to the same file.
  const written = /^@site\/(.*)$/.exec(from)?.[1]
  const isSame = written && /^\.[jt]sx?$/.test(added.path.replace(written, ''))
  return kept(isSame ? from : `@site/${added.path}`, { kind: 'kept' })
}

/** Returns the statement that imports names. */
export function importStatement(names: readonly ImportedName[], specifier: string): string {
  const list = names.map(({ local, exported }) => (local === exported ? local : `${exported} as ${local}`))
  return `import { ${list.join(', ')} } from '${specifier}'`
}

/** Adds the values that a page exports to its scope. Reports a statement with other values, and returns `false` for it. */
function addExports(statement: JsNode, node: MarkdownNode, part: MdxPart): boolean {
  const values = exportedValues(statement)
  try {
    for (const { name, value } of values) {
      part.imports.set(name, { kind: 'foreign', reason: 'the page computes it' })
      part.scope.set(name, evaluate(value!, part.scope))
      part.imports.set(name, { kind: 'kept' })
    }
    if (values.length > 0) return true
  } catch {
    // Docs can’t evaluate the value either.
  }
  const reason =
    statement.type === 'ExportDefaultDeclaration'
      ? 'The page has a layout of its own, which isn’t imported.'
      : 'The page exports a value or a component that Docs can’t evaluate.'
  const [start] = rangeOf(node)
  const line = node.position!.start.line + part.text.slice(start, statement.start).split('\n').length - 1
  const position = { start: { line, column: 1 }, end: { line, column: 1 } }
  loseNode({ position }, part, { kind: 'expression', name: 'export', reason })
  return false
}

function usesElement(node: MarkdownNode, name: string): boolean {
  return (
    (isElement(node) && node.name?.split('.')[0] === name) ||
    (node.children ?? []).some((child) => usesElement(child, name))
  )
}
