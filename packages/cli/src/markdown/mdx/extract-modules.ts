import type { Position } from '../../model/position.ts'
import { nodePosition } from '../../util/node-position.ts'
import { positionAt } from '../../util/position-at.ts'
import { describeReadProblem } from '../../util/readable-file.ts'
import { builtinComponents } from './builtin-components.ts'
import { type ImportedFiles, importedText, importTarget } from './imports.ts'
import { evaluated, type ImportedElement, type MdxContext, reportMdx } from './mdx-context.ts'
import { bind, evaluate, fromRoot, isPageFunction, unknown } from './static-value.ts'
import type { JsNode, MarkdownNode } from './syntax-tree.ts'

type MutableScope = Map<string, unknown>

/** Reads a page's imports and exports, and returns the context for evaluating its expressions. */
export function withModules(nodes: MarkdownNode[], context: MdxContext, files: ImportedFiles): MdxContext {
  const scope = new Map(context.scope)
  const inner = { ...context, scope, imports: new Map<string, ImportedElement>() }
  const statements = nodes
    .filter(({ type }) => type === 'mdxjsEsm')
    .flatMap((node) => (node.data?.estree?.body ?? []).map((statement) => ({ statement, node })))
  for (const { statement, node } of statements) {
    if (statement.type === 'ImportDeclaration') readImport(statement, node, inner, scope, files)
  }
  for (const { statement, node } of statements) {
    if (statement.type !== 'ImportDeclaration') readExport(statement, node, inner, scope)
  }
  return inner
}

/** A name that an import defines. */
interface ImportedName {
  local: string
  /** The name of the export, `default`, or `*`. */
  exported: string
  specifier: string
  /** The position of the name in the import. */
  position: Position
  /** The position of the specifier. */
  sourcePosition: Position
}

function readImport(
  statement: JsNode,
  node: MarkdownNode,
  context: MdxContext,
  scope: MutableScope,
  files: ImportedFiles,
): void {
  const source = statement.source as JsNode
  const specifier = String(source.value)
  const target = importTarget(specifier, context.path)
  const sourcePosition = partPosition(source, node, context)
  for (const item of statement.specifiers as JsNode[]) {
    const local = String((item.local as JsNode).name)
    const position = partPosition(item, node, context)
    const name = { local, exported: exportedName(item), specifier, position, sourcePosition }
    scope.delete(local)
    switch (target.kind) {
      case 'builtin':
        readBuiltin(name, context, scope)
        break
      case 'markdown':
        readPartial(name, target.path, context, files)
        break
      case 'text':
      case 'json':
        readFile(name, { kind: target.kind, path: target.path }, context, scope, files)
        break
      case 'asset':
        scope.set(local, target.url)
        break
      case 'style':
        reportMdx(
          context,
          sourcePosition,
          'A page can’t import a stylesheet.',
          'Import it in a component, or list it under `theme.css` in `site.config.ts`.',
        )
        return
      case 'package':
        readModule(name, target.name, context, scope)
        break
      case 'module':
        readModule(name, target.path, context, scope)
    }
  }
}

function exportedName(item: JsNode): string {
  if (item.type === 'ImportNamespaceSpecifier') return '*'
  if (item.type !== 'ImportSpecifier') return 'default'
  const imported = item.imported as JsNode
  return String(imported.name ?? imported.value)
}

/** Reads an import of something that the engine provides under the name that another generator uses, such as `@docusaurus/useBaseUrl`. */
function readBuiltin({ local, exported, specifier }: ImportedName, context: MdxContext, scope: MutableScope): void {
  const name = builtinName(specifier, exported)
  if (name === 'useBaseUrl') scope.set(local, fromRoot)
  else context.imports.set(local, { kind: 'builtin', name })
}

function builtinName(specifier: string, exported: string): string {
  return exported === 'default' ? specifier.slice(specifier.lastIndexOf('/') + 1) : exported
}

/** Whether an export of another generator's module has an equivalent in the engine. */
export function isBuiltinImport(specifier: string, exported: string): boolean {
  const name = builtinName(specifier, exported)
  return importTarget(specifier, '').kind === 'builtin' && (name === 'useBaseUrl' || hasBuiltinComponent(name))
}

/** Whether pages can use a component without importing it. */
export function hasBuiltinComponent(name: string): boolean {
  return Object.hasOwn(builtinComponents, name)
}

function readPartial(imported: ImportedName, path: string, context: MdxContext, files: ImportedFiles): void {
  const { local, exported, specifier, position } = imported
  context.imports.set(local, { kind: 'partial', path })
  if (importedText(files, path) === undefined) reportUnread(imported, path, context, files)
  else if (exported !== 'default') {
    reportMdx(
      context,
      position,
      `A Markdown file has no export \`${exported}\` that a page can import.`,
      `Import its text: \`import ${local} from '${specifier}'\`. Move a shared value to a module.`,
    )
  }
}

/** Reads an imported JSON file, or a file whose text is imported. */
function readFile(
  imported: ImportedName,
  { kind, path }: { kind: 'text' | 'json'; path: string },
  context: MdxContext,
  scope: MutableScope,
  files: ImportedFiles,
): void {
  const { local, exported, sourcePosition } = imported
  const text = importedText(files, path)
  if (text === undefined) {
    context.imports.set(local, { kind: 'missing' })
    reportUnread(imported, path, context, files)
    return
  }
  if (kind === 'text') {
    scope.set(local, text)
    return
  }
  try {
    const value = JSON.parse(text) as Record<string, unknown>
    scope.set(local, exported === 'default' || exported === '*' ? value : value[exported])
  } catch (error) {
    context.imports.set(local, { kind: 'missing' })
    reportMdx(context, sourcePosition, `\`${path}\` isn’t valid JSON: ${(error as Error).message}.`, 'Fix the file.')
  }
}

function reportUnread({ sourcePosition }: ImportedName, path: string, context: MdxContext, files: ImportedFiles): void {
  const file = files[path]
  const problem = typeof file === 'object' ? file.problem : 'missing'
  if (problem === 'missing') {
    const note = 'Check the path. It is relative to this file; `@site/` is the site’s folder.'
    reportMdx(context, sourcePosition, `No file at \`${path}\`.`, note)
  } else context.report({ ruleId: 'mdx', fatal: true, ...sourcePosition, ...describeReadProblem(problem, path) })
}

/** Reads an import from a module of the site or from a package. */
function readModule(imported: ImportedName, path: string, context: MdxContext, scope: MutableScope): void {
  const { local, exported, specifier, position, sourcePosition } = imported
  if (path === 'react' || path === 'react-dom' || path.startsWith('react/')) {
    // Only report this import if the name is used. Pages often import React without needing it.
    context.imports.set(local, {
      kind: 'unavailable',
      reason: `\`${local}\` from \`${path}\` isn’t supported in MDX pages.`,
      note: 'Move the code to a component file and import it. Components can use React’s hooks.',
    })
    return
  }
  const problem = context.modules.problemOf(path)
  if (problem) {
    context.imports.set(local, { kind: 'missing' })
    const { file, line, column } = problem.position ?? {}
    const place = file ? `${file}:${line}:${column}: ` : ''
    context.report({
      ruleId: 'mdx',
      fatal: true,
      ...sourcePosition,
      reason: `\`${specifier}\` can’t be imported: ${place}${problem.reason.replace(/\.$/, '')}.`,
      note: problem.note ?? 'Check the path and the file.',
      ...(problem.isNotChecked && { ruleId: 'not-checked', fatal: null }),
    })
    return
  }
  const exports = context.modules.exportsOf(path)
  // A bundled CommonJS module has no default export.
  const isWhole = exported === '*' || (exported === 'default' && !('default' in exports))
  const value = isWhole ? exports : exports[exported]
  if (/^[A-Z]/.test(local)) context.imports.set(local, { kind: 'component', path, exported })
  if (value === undefined && exported !== '*') {
    context.imports.set(local, { kind: 'missing' })
    reportMdx(
      context,
      position,
      `\`${specifier}\` has no export \`${exported}\`.`,
      `Its exports: ${Object.keys(exports).join(', ') || 'none'}.`,
    )
    return
  }
  scope.set(local, value)
}

/** Adds a page's exported values and functions to its scope. */
function readExport(statement: JsNode, node: MarkdownNode, context: MdxContext, scope: MutableScope): void {
  const declaration = statement.declaration as JsNode | null
  if (statement.type === 'ExportNamedDeclaration' && declaration?.type === 'VariableDeclaration') {
    for (const { id, init } of declaration.declarations as { id: JsNode; init: JsNode | null }[]) {
      const value = init ? evaluated(context, node, () => evaluate(init, scope)) : undefined
      if (value !== unknown) evaluated(context, node, () => bind(id, value, scope))
    }
  } else if (statement.type === 'ExportNamedDeclaration' && declaration?.type === 'FunctionDeclaration') {
    const value = evaluated(context, node, () => evaluate(declaration, scope))
    if (isPageFunction(value)) scope.set(String((declaration.id as JsNode).name), value)
  } else {
    reportMdx(
      context,
      partPosition(statement, node, context),
      `This \`${/^\w+/.exec(context.body.slice(statement.start))?.[0] ?? 'export'}\` isn’t supported in MDX pages.`,
      'Write `export const name = …`, or move the code to a component file and import it.',
    )
  }
}

function partPosition({ start, end }: JsNode, node: MarkdownNode, { body }: MdxContext): Position {
  if (start === undefined || end === undefined) return nodePosition(node as never, 1)
  return positionAt(body, start, end - start)
}
