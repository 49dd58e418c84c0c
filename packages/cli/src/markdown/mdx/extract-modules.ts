import { posix } from 'node:path'
import { nodePosition } from '../../util/node-position.ts'
import { positionAt } from '../links/references.ts'
import { importTarget } from './imports.ts'
import { evaluated, type ImportedElement, type MdxContext, reportMdx } from './mdx-context.ts'
import { bind, evaluate, fromRoot, isPageFunction, unknown } from './static-value.ts'
import type { JsNode, MarkdownNode } from './syntax-tree.ts'

/** The contents of the files that a page imports, by path. Missing files are `null`. */
export type ImportedFiles = Readonly<Record<string, string | null>>

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

function readImport(
  statement: JsNode,
  node: MarkdownNode,
  context: MdxContext,
  scope: Map<string, unknown>,
  files: ImportedFiles,
): void {
  const source = statement.source as JsNode
  const specifier = String(source.value)
  const target = importTarget(specifier, context.path)
  const position = partPosition(source, node, context)
  for (const item of statement.specifiers as JsNode[]) {
    const local = String((item.local as JsNode).name)
    const exported =
      item.type === 'ImportSpecifier'
        ? String((item.imported as JsNode).name ?? (item.imported as JsNode).value)
        : item.type === 'ImportNamespaceSpecifier'
          ? '*'
          : 'default'
    scope.delete(local)
    switch (target.kind) {
      case 'builtin': {
        const name = exported === 'default' ? specifier.slice(specifier.lastIndexOf('/') + 1) : exported
        if (name === 'useBaseUrl') scope.set(local, fromRoot)
        else context.imports.set(local, { kind: 'builtin', name })
        break
      }
      case 'markdown':
        context.imports.set(local, { kind: 'partial', path: target.path })
        if (files[target.path] === null || files[target.path] === undefined) missing(target.path)
        else if (exported !== 'default') {
          reportMdx(
            context,
            partPosition(item, node, context),
            `A Markdown file has no export \`${exported}\` that a page can import.`,
            `Import its text: \`import ${local} from '${specifier}'\`. Move a shared value to a module.`,
          )
        }
        break
      case 'text':
      case 'json': {
        const text = files[target.path]
        if (text === null || text === undefined) {
          context.imports.set(local, { kind: 'missing' })
          missing(target.path)
        } else if (target.kind === 'text') scope.set(local, text)
        else readJson(text, target.path, local, exported)
        break
      }
      case 'asset':
        scope.set(local, target.url)
        break
      case 'style':
        reportMdx(
          context,
          position,
          'A page can’t import a stylesheet.',
          'Import it in a component, or list it under `theme.css` in `site.config.ts`.',
        )
        return
      case 'package':
      case 'module':
        readModule(target.kind === 'package' ? target.name : target.path, local, exported)
    }
  }

  function missing(path: string): void {
    reportMdx(
      context,
      position,
      `No file at \`${path}\`.`,
      'Check the path. It is relative to this file; `@site/` is the site’s folder.',
    )
  }

  function readJson(text: string, path: string, local: string, exported: string): void {
    try {
      const value = JSON.parse(text) as Record<string, unknown>
      scope.set(local, exported === 'default' || exported === '*' ? value : value[exported])
    } catch (error) {
      context.imports.set(local, { kind: 'missing' })
      reportMdx(context, position, `\`${path}\` isn’t valid JSON: ${(error as Error).message}.`, 'Fix the file.')
    }
  }

  function readModule(path: string, local: string, exported: string): void {
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
      reportMdx(
        context,
        position,
        `\`${specifier}\` can’t be imported: ${place}${problem.reason.replace(/\.$/, '')}.`,
        problem.note ?? 'Check the path and the file.',
      )
      return
    }
    const exports = context.modules.exportsOf(path)
    // A bundled CommonJS module has no default export.
    const value =
      exported === '*' ? exports : exported === 'default' && !('default' in exports) ? exports : exports[exported]
    if (/^[A-Z]/.test(local)) context.imports.set(local, { kind: 'component', path, exported })
    if (value === undefined && exported !== '*') {
      context.imports.set(local, { kind: 'missing' })
      reportMdx(
        context,
        partPosition(specifierOf(statement, local), node, context),
        `\`${specifier}\` has no export \`${exported}\`.`,
        `Its exports: ${Object.keys(exports).join(', ') || 'none'}.`,
      )
      return
    }
    scope.set(local, value)
  }
}

function specifierOf(statement: JsNode, local: string): JsNode {
  const items = statement.specifiers as JsNode[]
  return items.find((item) => (item.local as JsNode).name === local) ?? statement
}

/** Adds a page's exported values and functions to its scope. */
function readExport(statement: JsNode, node: MarkdownNode, context: MdxContext, scope: Map<string, unknown>): void {
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

function partPosition({ start, end }: JsNode, node: MarkdownNode, { body }: MdxContext) {
  if (start === undefined || end === undefined) return nodePosition(node as never, 1)
  return positionAt(body, start, end - start)
}

/** Returns the path from a page's folder to a file, for a relative URL in a partial. */
export function rebasedUrl(url: string, partial: string, page: string): string {
  const [from, to] = [posix.dirname(partial), posix.dirname(page)]
  if (from === to || url === '' || /^(?:[a-z][\w+.-]*:|[/#?\uE000])/i.test(url)) return url
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url)!
  const absolute = posix.join(from, path)
  const relative = posix.relative(to, absolute)
  return `${relative.startsWith('.') ? '' : './'}${relative}${path.endsWith('/') ? '/' : ''}${rest}`
}
