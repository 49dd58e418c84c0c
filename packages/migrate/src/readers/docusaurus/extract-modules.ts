import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { unknown, valueOfNode } from '@docs-engine/cli/internal'
import { splitFrontMatter } from '../../util/split-front-matter.ts'
import { withoutAlias } from './aliases.ts'
import { convertUrl, pathOfRelative } from './convert-url.ts'
import { isElement, type JsNode, type MarkdownNode } from './markdown-node.ts'
import { prepareSource } from './mdx-source.ts'
import { type Imported, type PageContext, warn } from './page-context.ts'
import { parseMdx } from './parse-mdx.ts'
import { importedFile } from './resolve-module.ts'
import { partialName } from './static-components.ts'

/** Removes the imports and exports of a page from its tree, and adds them to the page's scope and components. */
export async function extractModules(
  tree: MarkdownNode,
  page: PageContext,
  above: readonly string[] = [],
): Promise<void> {
  const nodes = (tree.children ?? []).filter((node) => node.type === 'mdxjsEsm')
  tree.children = (tree.children ?? []).filter((node) => node.type !== 'mdxjsEsm')
  const statements = nodes.flatMap((node) => (node.data?.estree?.body ?? []).map((statement) => ({ statement, node })))
  for (const { statement, node } of statements) {
    if (statement.type === 'ImportDeclaration') await extractImport(statement, node, tree, page, above)
  }
  const functions: { name: string; node: MarkdownNode }[] = []
  for (const { statement, node } of statements) {
    if (statement.type === 'ExportNamedDeclaration') functions.push(...extractExport(statement, node, page))
  }
  if (functions.length > 0) await copyPageComponents(functions, nodes, page)
  // A partial with a layout isn't converted, and is reported where a page uses it.
  const layout = layoutIn(nodes)
  if (layout && above.length === 0)
    warn(page, 'component', 'export default', 'The page has a layout of its own, which isn’t imported.', layout)
}

/** Returns the node with the default export of an MDX file, which is the component around its text. */
function layoutIn(nodes: readonly MarkdownNode[]): MarkdownNode | undefined {
  return nodes.find(({ data }) => data?.estree?.body.some(({ type }) => type === 'ExportDefaultDeclaration'))
}

async function extractImport(
  statement: JsNode,
  node: MarkdownNode,
  tree: MarkdownNode,
  page: PageContext,
  above: readonly string[],
) {
  const from = String((statement.source as JsNode).value)
  for (const specifier of statement.specifiers as JsNode[]) {
    const local = (specifier.local as JsNode).name as string
    const exported =
      specifier.type === 'ImportSpecifier'
        ? String((specifier.imported as JsNode).name ?? (specifier.imported as JsNode).value)
        : 'default'
    const value = await importedValue(from, specifier.type === 'ImportNamespaceSpecifier' ? '*' : exported, local, page)
    if (/\.(png|jpe?g|gif|svg|webp|avif|mp4|webm|pdf|zip)$/i.test(from)) page.scope.set(local, convertUrl(from, page))
    else if (from.startsWith('!!raw-loader!')) extractRawText(from.slice('!!raw-loader!'.length), local, node, page)
    else if (value !== unknown) page.scope.set(local, value)
    else {
      const imported = await resolveImport(from, exported, local, page, above)
      if (imported) page.imports.set(local, imported)
      // A module can export an object of components, such as `<Links.Home />`.
      for (const name of elementNames(tree)) {
        const member = name.startsWith(`${local}.`) ? name.slice(local.length) : undefined
        const component =
          member && (await resolveImport(from, exported + member, name.replaceAll('.', ''), page, above))
        if (component) page.imports.set(name, component)
      }
    }
  }
}

function elementNames(node: MarkdownNode): Set<string> {
  const names = new Set((node.children ?? []).flatMap((child) => [...elementNames(child)]))
  return isElement(node) && node.name ? names.add(node.name) : names
}

/** Returns the value that a page imports from a JSON file or a module. Returns `unknown` if the import may be a component. */
async function importedValue(from: string, exported: string, local: string, page: PageContext): Promise<unknown> {
  // Names in capital letters are constants.
  if (!from.endsWith('.json') && /^[A-Z]/.test(local) && !/^[A-Z][A-Z\d_]+$/.test(local)) return unknown
  const file = importedFile(from, page.file, page.site.aliases)
  return file && /\.(?:[mc]?[jt]sx?|json)$/.test(file) ? page.site.values.valueOf(file, exported) : unknown
}

async function resolveImport(
  from: string,
  exported: string,
  local: string,
  page: PageContext,
  above: readonly string[],
): Promise<Imported | undefined> {
  const theme = /^@(?:theme|docusaurus)\/(\w+)$/.exec(from)?.[1]
  if (theme) return { kind: 'theme', name: theme }
  // A page can pass a Markdown file to a component as a value.
  if (!/^[A-Z]/.test(local) && !/\.mdx?$/.test(from)) return undefined
  if (from === 'react-lite-youtube-embed') return { kind: 'theme', name: 'LiteYouTubeEmbed' }
  const { aliases } = page.site
  if (/\.mdx?$/.test(from)) {
    const file = withoutAlias(from, aliases) ?? resolve(dirname(page.file), from)
    return readPartial(file, page, above)
  }
  const file = importedFile(from, page.file, aliases)
  if (!file) return { kind: 'none', reason: `it comes from \`${from}\`` }
  const render = await page.site.staticComponents.load(file, exported)
  // Members of an object of components are usually links and other short texts, which don't need a component of the new site.
  if (exported.includes('.') && render && Array.isArray(render({}, [])))
    return { kind: 'none', reason: 'it can’t be rendered with these attributes', render }
  const copied = await page.site.components.fromFile(file, exported, local, (url) => pathOfRelative(url, page))
  for (const partial of page.site.staticComponents.partialsOf(file))
    page.imports.set(partialName(partial), await readPartial(partial, page, above))
  return 'name' in copied
    ? { kind: 'component', name: copied.name, render }
    : { kind: 'none', reason: copied.reason, render, generatedBy: generatorOfMissing(copied.reason, page) }
}

/** Returns the command that generates a file which a component imports and which doesn't exist. */
function generatorOfMissing(reason: string, { site }: PageContext): string | undefined {
  const [, missing] = /Could not resolve "([^"]+)"/.exec(reason) ?? []
  return missing === undefined ? undefined : site.generators.commandFor(missing)
}

/** Resolves a partial: a Markdown file that the page imports and uses like a component. */
async function readPartial(file: string, page: PageContext, above: readonly string[]): Promise<Imported> {
  if (above.includes(file)) return { kind: 'none', reason: 'it includes itself' }
  let source: string
  try {
    source = readFileSync(file, 'utf8')
  } catch {
    return { kind: 'none', reason: 'its file doesn’t exist', generatedBy: page.site.generators.commandFor(file) }
  }
  const { body, lines } = splitFrontMatter(source)
  const text = prepareSource(body, page.site.admonitions)
  const changed = page.site.treeOf(file)
  const parsed = changed ? { tree: changed } : parseMdx(text, page.site.isMdx(file))
  if ('error' in parsed) return { kind: 'none', reason: `its file can’t be parsed: ${parsed.error.reason}` }
  if (layoutIn(parsed.tree.children ?? []))
    return { kind: 'none', reason: 'its file has a default export, which MDX uses as a layout' }
  const partial: PageContext = {
    ...page,
    file,
    text,
    linesBefore: lines,
    scope: new Map(),
    imports: new Map(),
    quotes: 0,
  }
  await extractModules(parsed.tree, partial, [...above, file])
  return { kind: 'partial', page: partial, tree: parsed.tree }
}

function extractRawText(path: string, local: string, node: MarkdownNode, page: PageContext) {
  const file = withoutAlias(path, page.site.aliases) ?? resolve(dirname(page.file), path)
  try {
    page.scope.set(local, readFileSync(file, 'utf8').trimEnd())
  } catch {
    warn(page, 'expression', local, `The file \`${path}\` doesn’t exist.`, node)
  }
}

/** Adds an exported value to the scope. Returns exported functions and capitalized non-static values, which may be components. */
function extractExport(
  statement: JsNode,
  node: MarkdownNode,
  page: PageContext,
): { name: string; node: MarkdownNode }[] {
  const declaration = statement.declaration as JsNode | null
  if (declaration?.type === 'FunctionDeclaration') return [{ name: String((declaration.id as JsNode).name), node }]
  if (declaration?.type !== 'VariableDeclaration') return []
  return (declaration.declarations as JsNode[]).flatMap(({ id, init }) => {
    const name = String((id as JsNode).name)
    const value = init ? valueOfNode(init as JsNode, page.scope) : undefined
    if (value !== unknown) page.scope.set(name, value)
    return value === unknown && /^[A-Z]/.test(name) ? [{ name, node }] : []
  })
}

/**
 * Copies each component defined in a page to its own file. Each of these files contains all imports and exports of the page, and has the
 * component as its default export.
 */
async function copyPageComponents(
  functions: { name: string; node: MarkdownNode }[],
  nodes: MarkdownNode[],
  page: PageContext,
) {
  const module = nodes.map((node) => node.value ?? '').join('\n\n')
  for (const { name } of functions) {
    const copied = await page.site.components.fromText(
      `${module}\n\nexport default ${name}\n`,
      name,
      dirname(page.file),
    )
    page.imports.set(
      name,
      'name' in copied ? { kind: 'component', name: copied.name } : { kind: 'none', reason: copied.reason },
    )
  }
}
