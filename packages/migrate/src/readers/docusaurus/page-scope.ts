import {
  attributeValue,
  evaluate,
  evaluateProgram,
  isElement,
  type JsNode,
  jsxAttributes,
  type MarkdownNode,
  type Program,
} from '@docs-engine/cli/internal'
import { type PageContext, warn } from './page-context.ts'
import { sourceSlice } from './source-slice.ts'

/**
 * Adds the values of an `export` statement to the page's scope. Names that the statement defines and whose values aren't known are left out,
 * as are imported names.
 */
export function addExports(statement: JsNode, page: PageContext): void {
  const declaration = statement.declaration as JsNode | null | undefined
  if (statement.type !== 'ExportNamedDeclaration' || !declaration) return
  const defined =
    declaration.type === 'VariableDeclaration'
      ? (declaration.declarations as { id: JsNode; init: JsNode | null }[])
      : [{ id: declaration.id as JsNode, init: declaration }]
  for (const { id, init } of defined) {
    const name = String(id.name)
    page.imports.set(name, { kind: 'own' })
    if (init && !mentionsImport(init, page))
      try {
        page.scope.set(name, evaluate(init, page.scope))
      } catch {
        // The new site reports the statement. The expressions that use the name are reported below.
      }
  }
}

/** Reports an expression that Docs can't evaluate when it builds the page. */
export function checkExpression(node: MarkdownNode, page: PageContext): void {
  if (!node.data?.estree || isKnown(node.data.estree, page)) return
  const code = node.position ? sourceSlice(node, page) : `{${node.value ?? ''}}`
  const name = code.length > 40 ? `${code.slice(0, 39)}…` : code
  warn(page, 'expression', name, 'The value of this expression isn’t known until the site runs.', node)
}

/** Reports the attributes of an element that need code in the browser. */
export function checkAttributes(node: MarkdownNode, page: PageContext): void {
  const isHtml = isElement(node) && /^[a-z]/.test(node.name ?? '')
  for (const attribute of jsxAttributes(node)) {
    const { name = '…' } = attribute
    const value = attributeValue(attribute, (program) => program && isKnown(program, page))
    const isForbidden = isHtml && /^on[A-Z]|^ref$|^dangerouslySetInnerHTML$/.test(name)
    if (isForbidden || value === false)
      warn(page, 'attribute', name, `The attribute \`${name}\` of \`<${node.name}>\` is computed by code.`, node)
  }
}

/** Whether Docs can evaluate an expression. Imported values aren't known here, so that expressions with them count as known. */
function isKnown(program: Program, page: PageContext): boolean {
  if (program.body.some((statement) => mentionsImport(statement, page))) return true
  try {
    evaluateProgram(program, page.scope)
    return true
  } catch {
    return false
  }
}

function mentionsImport(node: unknown, page: PageContext): boolean {
  if (typeof node !== 'object' || node === null) return false
  if (Array.isArray(node)) return node.some((item) => mentionsImport(item, page))
  const { type, name } = node as { type?: string; name?: unknown }
  if (/^(?:JSX)?Identifier$/.test(type ?? '')) {
    const isPartial = page.file !== page.document.file
    return (page.imports.has(String(name)) && !page.scope.has(String(name))) || (isPartial && name === 'props')
  }
  return Object.values(node).some((value) => mentionsImport(value, page))
}
