import {
  attributeValue,
  evaluate,
  isElement,
  type JsNode,
  jsxAttributes,
  type MarkdownNode,
  type Program,
} from '@docs-engine/cli/internal'
import { rangeOf } from '../../util/edits.ts'
import { exportedValues, knownValue, mentionsImport, type PageNames } from '../../util/mdx.ts'
import { type PagePart, warn } from './docusaurus-context.ts'

/**
 * Adds the values of an `export` statement to the page's scope. Names that the statement defines and whose values aren't known are left out,
 * as are imported names.
 */
export function addExports(statement: JsNode, part: PagePart): void {
  if (statement.type !== 'ExportNamedDeclaration') return
  for (const { name, value } of exportedValues(statement)) {
    part.imports.set(name, { kind: 'own' })
    if (value && !mentionsImport(value, namesOf(part)))
      try {
        part.scope.set(name, evaluate(value, part.scope))
      } catch {
        // The new site reports the statement. The expressions that use the name are reported below.
      }
  }
}

/** Reports an expression that Docs can't evaluate when it builds the page. */
export function checkExpression(node: MarkdownNode, part: PagePart): void {
  const program = node.data?.estree
  const [statement] = program?.body ?? []
  // A component can call a function that it gets as its child, but Docs only renders values.
  const isFunction = /Function/.test((statement?.expression as JsNode | undefined)?.type ?? '')
  if (!program || (!isFunction && isKnown(program, part))) return
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

function namesOf({ imports, scope, file, document }: PagePart): PageNames {
  return { imports, scope, isPartial: file !== document.file }
}

/** Whether Docs can evaluate an expression. */
function isKnown(program: Program, part: PagePart): boolean {
  return knownValue(program, namesOf(part)) !== undefined
}
