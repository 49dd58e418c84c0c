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
import { rangeOf } from '../../util/edits.ts'
import { namesIn } from '../../util/names-in.ts'
import { type PagePart, warn } from './docusaurus-context.ts'

/**
 * Adds the values of an `export` statement to the page's scope. Names that the statement defines and whose values aren't known are left out,
 * as are imported names.
 */
export function addExports(statement: JsNode, part: PagePart): void {
  const declaration = statement.declaration as JsNode | null | undefined
  if (statement.type !== 'ExportNamedDeclaration' || !declaration) return
  const defined =
    declaration.type === 'VariableDeclaration'
      ? (declaration.declarations as { id: JsNode; init: JsNode | null }[])
      : [{ id: declaration.id as JsNode, init: declaration }]
  for (const { id, init } of defined) {
    const name = String(id.name)
    part.imports.set(name, { kind: 'own' })
    if (init && !mentionsImport(init, part))
      try {
        part.scope.set(name, evaluate(init, part.scope))
      } catch {
        // The new site reports the statement. The expressions that use the name are reported below.
      }
  }
}

/** Reports an expression that Docs can't evaluate when it builds the page. */
export function checkExpression(node: MarkdownNode, part: PagePart): void {
  if (!node.data?.estree || isKnown(node.data.estree, part)) return
  const code = part.text.slice(...rangeOf(node))
  const name = code.length > 40 ? `${code.slice(0, 39)}…` : code
  warn(part, 'expression', name, 'The value of this expression isn’t known until the site runs.', node)
}

/** Reports the attributes of an element that need code in the browser. */
export function checkAttributes(node: MarkdownNode, part: PagePart): void {
  const isHtml = isElement(node) && /^[a-z]/.test(node.name ?? '')
  for (const attribute of jsxAttributes(node)) {
    const { name = '…' } = attribute
    const value = attributeValue(attribute, (program) => program && isKnown(program, part))
    const isForbidden = isHtml && /^on[A-Z]|^ref$|^dangerouslySetInnerHTML$/.test(name)
    if (isForbidden || value === false)
      warn(part, 'attribute', name, `The attribute \`${name}\` of \`<${node.name}>\` is computed by code.`, node)
  }
}

/** Whether Docs can evaluate an expression. Imported values aren't known here, so that expressions with them count as known. */
function isKnown(program: Program, part: PagePart): boolean {
  if (mentionsImport(program.body, part)) return true
  try {
    evaluateProgram(program, part.scope)
    return true
  } catch {
    return false
  }
}

function mentionsImport(node: unknown, { imports, scope, file, document }: PagePart): boolean {
  const isPartial = file !== document.file
  return namesIn(node).some((name) => (imports.has(name) && !scope.has(name)) || (isPartial && name === 'props'))
}
