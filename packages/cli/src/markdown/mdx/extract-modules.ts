import type { Root } from 'mdast'
import type { Position } from '../../model/position.ts'
import { nodePosition } from '../../util/node-position.ts'
import { positionAt } from '../../util/position-at.ts'
import { describeReadProblem } from '../../util/readable-file.ts'
import { visit } from '../../util/visit.ts'
import { moduleLine } from '../lint/mdx-syntax.ts'
import { plainText, visitTextBlocks } from '../lint/plain-text.ts'
import { hasBuiltinComponent } from './builtin-components.ts'
import {
  fromRoot,
  type ImportedFiles,
  importedTarget,
  importedText,
  importStatements,
  importTarget,
} from './imports.ts'
import { evaluated, type ImportedElement, type MdxContext, reportMdx } from './mdx-context.ts'
import { Scope } from './scope.ts'
import { bind, evaluate, isPageFunction, unknown } from './static-value.ts'
import type { JsNode, MarkdownNode } from './syntax-tree.ts'

/** Reads a page's imports and exports, and returns the context for evaluating its expressions. */
export function withModules(nodes: MarkdownNode[], context: MdxContext, files: ImportedFiles): MdxContext {
  const scope = new Scope(context.scope)
  const inner = { ...context, scope, imports: new Map<string, ImportedElement>() }
  const reader = new ModuleReader(inner, scope, files)
  const statements: { statement: JsNode; node: MarkdownNode }[] = []
  // A directive can also contain imports and exports.
  visit({ type: 'root', children: nodes }, 'mdxjsEsm', (node: MarkdownNode) => {
    for (const statement of node.data?.estree?.body ?? []) statements.push({ statement, node })
  })
  const isImport = ({ statement }: { statement: JsNode }) => statement.type === 'ImportDeclaration'
  reader.readMisplaced(nodes)
  for (const { statement, node } of statements.filter(isImport)) reader.readImport(statement, node)
  for (const { statement, node } of statements.filter((each) => !isImport(each))) reader.readExport(statement, node)
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

/** Adds the names that a page imports and exports to its context. */
class ModuleReader {
  constructor(
    private readonly context: MdxContext,
    private readonly scope: Scope,
    private readonly files: ImportedFiles,
  ) {}

  readImport(statement: JsNode, node: MarkdownNode): void {
    const source = statement.source as JsNode
    const specifier = String(source.value)
    const { page, path, modules } = this.context
    const exists = (file: string) => file in this.files || modules.has(file)
    const target = importedTarget(specifier, { importer: path, page, exists })
    const sourcePosition = this.positionOf(source, node)
    for (const item of statement.specifiers as JsNode[]) {
      const local = String((item.local as JsNode).name)
      const position = this.positionOf(item, node)
      const name = { local, exported: exportedName(item), specifier, position, sourcePosition }
      this.scope.delete(local)
      switch (target.kind) {
        case 'builtin':
          this.readBuiltin(name)
          break
        case 'markdown':
          this.readPartial(name, target.path)
          break
        case 'text':
        case 'json':
          this.readFile(name, target.kind, target.path)
          break
        case 'asset':
          this.scope.set(local, target.url)
          break
        case 'style':
          this.report(
            sourcePosition,
            'A page can’t import a stylesheet.',
            'Import it in a component, or list it under `theme.css` in `site.config.ts`.',
          )
          return
        case 'package':
          this.readModule(name, target.name)
          break
        case 'module':
          this.readModule(name, target.path)
      }
    }
  }

  /** Reports lines of text that look like imports and exports. MDX reads them only between blank lines, outside of lists and quotes. */
  readMisplaced(nodes: MarkdownNode[]): void {
    const { body } = this.context
    visitTextBlocks({ type: 'root', children: nodes } as Root, body, (block) => {
      for (const { 0: line, index } of plainText(block).matchAll(/^.+$/gm)) {
        if (!moduleLine.test(line)) continue
        for (const { names } of importStatements(line)) for (const [, local] of names) this.miss(local)
        this.report(
          positionAt(body, block.start + index, line.length),
          `This \`${line.slice(0, 6)}\` is part of the text around it, so it’s shown as text.`,
          'Leave a blank line above and below it, and don’t put it in a list or a quote. Put code in a code block.',
        )
      }
    })
  }

  /** Adds a page's exported values and functions to its scope. */
  readExport(statement: JsNode, node: MarkdownNode): void {
    const { context, scope } = this
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
      this.report(
        this.positionOf(statement, node),
        `This \`${/^\w+/.exec(context.body.slice(statement.start))?.[0] ?? 'export'}\` isn’t supported in MDX pages.`,
        'Write `export const name = …`, or move the code to a component file and import it.',
      )
    }
  }

  /** Reads an import of something that the engine provides under the name that another generator uses, such as `@docusaurus/useBaseUrl`. */
  private readBuiltin({ local, exported, specifier, position }: ImportedName): void {
    const name = builtinName(specifier, exported)
    if (name === 'useBaseUrl') this.scope.set(local, fromRoot)
    else if (hasBuiltinComponent(name) || this.context.components.has(name))
      this.context.imports.set(local, { kind: 'builtin', name })
    else {
      this.miss(local)
      this.report(
        position,
        `Docs has no replacement for \`${name}\` from \`${specifier}\`.`,
        /^[A-Z]/.test(name)
          ? `Remove it from the page, or write a component of this name: \`content/_components/${name}.tsx\`.`
          : 'Remove it from the page.',
      )
    }
  }

  private readPartial(imported: ImportedName, path: string): void {
    const { local, exported, specifier, position } = imported
    this.context.imports.set(local, { kind: 'partial', path })
    if (importedText(this.files, path) === undefined) this.reportUnread(imported, path)
    else if (exported !== 'default') {
      this.report(
        position,
        `A Markdown file has no export \`${exported}\` that a page can import.`,
        `Import its text: \`import ${local} from '${specifier}'\`. Move a shared value to a module.`,
      )
    }
  }

  /** Reads an imported JSON file, or a file whose text is imported. */
  private readFile(imported: ImportedName, kind: 'text' | 'json', path: string): void {
    const { local, exported, sourcePosition } = imported
    const text = importedText(this.files, path)
    if (text === undefined) {
      this.miss(local)
      this.reportUnread(imported, path)
    } else if (kind === 'text') this.scope.set(local, text)
    else {
      try {
        const value = JSON.parse(text) as Record<string, unknown>
        this.scope.set(local, exported === 'default' || exported === '*' ? value : value[exported])
      } catch (error) {
        this.miss(local)
        this.report(sourcePosition, `\`${path}\` isn’t valid JSON: ${(error as Error).message}.`, 'Fix the file.')
      }
    }
  }

  /** Reads an import from a module of the site or from a package. */
  private readModule({ local, exported, specifier, position, sourcePosition }: ImportedName, path: string): void {
    const { imports, modules, report } = this.context
    if (path === 'react' || path === 'react-dom' || path.startsWith('react/')) {
      // Only report this import if the name is used. Pages often import React without needing it.
      imports.set(local, {
        kind: 'unavailable',
        reason: `\`${local}\` from \`${path}\` isn’t supported in MDX pages.`,
        note: 'Move the code to a component file and import it. Components can use React’s hooks.',
      })
      return
    }
    const problem = modules.problemOf(path)
    if (problem) {
      this.miss(local)
      const { file, line, column } = problem.position ?? {}
      const place = file ? `${file}:${line}:${column}: ` : ''
      report({
        ruleId: 'mdx',
        fatal: true,
        ...sourcePosition,
        reason: `\`${specifier}\` can’t be imported: ${place}${problem.reason.replace(/\.$/, '')}.`,
        note: problem.note ?? 'Check the path and the file.',
        ...(problem.isNotChecked && { ruleId: 'not-checked', fatal: null }),
      })
      return
    }
    const exports = modules.exportsOf(path)
    // A bundled CommonJS module has no default export.
    const isWhole = exported === '*' || (exported === 'default' && !('default' in exports))
    const value = isWhole ? exports : exports[exported]
    if (value === undefined && exported !== '*') {
      this.miss(local)
      this.report(
        position,
        `\`${specifier}\` has no export \`${exported}\`.`,
        `Its exports: ${Object.keys(exports).join(', ') || 'none'}.`,
      )
      return
    }
    if (/^[A-Z]/.test(local)) imports.set(local, { kind: 'component', path, exported })
    this.scope.set(local, value)
  }

  /** Marks a name as missing, so that only its import is reported and not its uses. */
  private miss(local: string): void {
    this.context.imports.set(local, { kind: 'missing' })
  }

  private report(position: Position, reason: string, note: string): void {
    reportMdx(this.context, position, reason, note)
  }

  private reportUnread({ sourcePosition }: ImportedName, path: string): void {
    const file = this.files[path]
    const problem = typeof file === 'object' ? file.problem : 'missing'
    if (problem === 'missing') {
      const note = 'Check the path. It is relative to this file; `@site/` is the site’s folder.'
      this.report(sourcePosition, `No file at \`${path}\`.`, note)
    } else {
      this.context.report({ ruleId: 'mdx', fatal: true, ...sourcePosition, ...describeReadProblem(problem, path) })
    }
  }

  private positionOf({ start, end }: JsNode, node: MarkdownNode): Position {
    if (start === undefined || end === undefined) return nodePosition(node as never, 1)
    return positionAt(this.context.body, start, end - start)
  }
}

function exportedName(item: JsNode): string {
  if (item.type === 'ImportNamespaceSpecifier') return '*'
  if (item.type !== 'ImportSpecifier') return 'default'
  const imported = item.imported as JsNode
  return String(imported.name ?? imported.value)
}

function builtinName(specifier: string, exported: string): string {
  return exported === 'default' ? specifier.slice(specifier.lastIndexOf('/') + 1) : exported
}

/** Whether an export of another generator's module has an equivalent in the engine. */
export function isBuiltinImport(specifier: string, exported: string): boolean {
  const name = builtinName(specifier, exported)
  return importTarget(specifier, '').kind === 'builtin' && (name === 'useBaseUrl' || hasBuiltinComponent(name))
}
