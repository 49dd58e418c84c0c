import { escapePattern } from '@docs-engine/shared/escape-pattern.ts'
import type { SyntaxNode, Tree } from '@lezer/common'
import { parser } from '@lezer/javascript'
import type { Position } from '../model/position.ts'
import { positionAt } from '../util/position-at.ts'

const typescript = parser.configure({ dialect: 'ts' })

/**
 * Returns the position of a key in the text of `site.config.ts`. If the whole path can't be found, returns the position
 * of the deepest key that can be found, or the start of the configuration's object, or the start of the text.
 *
 * References to constants of the module are followed. Computed and imported values aren't.
 */
export function keyPosition(source: string, keyPath: PropertyKey[]): Position {
  return keyPositions(source)(keyPath)
}

/**
 * Like `keyPosition`, but for several keys of the same text. The text is parsed once, when the first position is
 * requested.
 */
export function keyPositions(source: string): (keyPath: PropertyKey[]) => Position {
  let tree: Tree | undefined
  return (keyPath) => {
    tree ??= typescript.parse(source)
    const { key, config } = follow(tree, source, keyPath)
    if (key) return positionAt(source, key.from, key.to - key.from)
    return config ? positionAt(source, config.from, 1) : { line: 1, column: 1 }
  }
}

/**
 * Returns the position of a string value. If the value isn't written as a literal at its key, returns the position of
 * the first equal string, or the position of the key if there is no equal string.
 */
export function valuePosition(source: string, keyPath: PropertyKey[], text: string): Position {
  const { value, isWhole } = follow(typescript.parse(source), source, keyPath)
  if (isWhole && value && source.slice(value.from, value.to).slice(1, -1) === text)
    return positionAt(source, value.from, value.to - value.from)
  return stringPosition(source, text) ?? keyPosition(source, keyPath)
}

/** Returns the position of the first string literal with this text at or after an offset, or `undefined` if there is none. */
export function stringPosition(source: string, text: string, from = 0): Position | undefined {
  const pattern = new RegExp(`(['"\`])${escapePattern(text)}\\1`, 'g')
  pattern.lastIndex = from
  const match = pattern.exec(source)
  return match ? positionAt(source, match.index, match[0].length) : undefined
}

/** Returns the source text of the value at a path, or `''` if it can't be found. */
export function valueText(source: string, keyPath: PropertyKey[]): string {
  const { key, isWhole } = follow(typescript.parse(source), source, keyPath)
  return isWhole && key ? source.slice(key.from, key.to) : ''
}

/**
 * Returns the text of `site.config.ts` without the values of its keys, except for the keys in `kept`. Values that are defined elsewhere in
 * the file, such as constants, stay in the text.
 */
export function withoutValues(source: string, kept: string[]): string {
  const tree = typescript.parse(source)
  const textOf = (node: SyntaxNode) => source.slice(node.from, node.to)
  const config = literal(defaultExport(tree.topNode), tree.topNode, textOf)
  let text = ''
  let end = 0
  for (const { firstChild, lastChild } of config?.getChildren('Property') ?? []) {
    if (!firstChild || !lastChild || firstChild === lastChild || kept.includes(textOf(firstChild))) continue
    text += source.slice(end, lastChild.from)
    end = lastChild.to
  }
  return text + source.slice(end)
}

interface Found {
  /** The syntax node of the configuration's object. */
  config?: SyntaxNode
  /** The syntax node of the last property's name, or of the array element. */
  key?: SyntaxNode
  value?: SyntaxNode
  /** Whether all keys of the path were found. */
  isWhole: boolean
}

function follow(tree: Tree, source: string, keyPath: PropertyKey[]): Found {
  const textOf = (node: SyntaxNode) => source.slice(node.from, node.to)
  const config = literal(defaultExport(tree.topNode), tree.topNode, textOf)
  let at = config
  let found: Found = { ...(config && { config }), isWhole: keyPath.length === 0 }
  for (const [i, key] of keyPath.entries()) {
    const next = at && (typeof key === 'number' ? element(at, key) : property(at, String(key), textOf))
    if (!next) return found
    found = { ...found, ...next, isWhole: i === keyPath.length - 1 }
    at = literal(next.value, tree.topNode, textOf)
  }
  return { ...found, ...(at && { value: at }) }
}

/** Returns the expression after `export default`. */
function defaultExport(top: SyntaxNode): SyntaxNode | null {
  for (let node = top.firstChild; node; node = node.nextSibling) {
    if (node.name === 'ExportDeclaration' && node.getChild('default')) return node.getChild('default')!.nextSibling
  }
  return null
}

const literals = new Set(['ObjectExpression', 'ArrayExpression', 'String', 'TemplateString'])

/**
 * Returns the literal that an expression consists of or refers to. Looks inside parentheses, `as` expressions, and call arguments, and
 * resolves constants.
 */
function literal(
  node: SyntaxNode | null | undefined,
  top: SyntaxNode,
  textOf: (node: SyntaxNode) => string,
  depth = 0,
): SyntaxNode | undefined {
  if (!node || depth > 10) return undefined
  if (literals.has(node.name)) return node
  if (node.name === 'VariableName' || node.name === 'PropertyDefinition')
    return literal(constantValue(top, textOf(node), textOf), top, textOf, depth + 1)
  const inner = node.name === 'CallExpression' ? node.getChild('ArgList') : node
  for (let child = inner?.firstChild ?? null; child; child = child.nextSibling) {
    const result = literal(child, top, textOf, depth + 1)
    if (result) return result
  }
  return undefined
}

function constantValue(top: SyntaxNode, name: string, textOf: (node: SyntaxNode) => string): SyntaxNode | undefined {
  for (let node = top.firstChild; node; node = node.nextSibling) {
    const declaration = node.name === 'ExportDeclaration' ? node.getChild('VariableDeclaration') : node
    if (declaration?.name !== 'VariableDeclaration') continue
    for (const definition of declaration.getChildren('VariableDefinition')) {
      if (textOf(definition) !== name) continue
      let value = definition.nextSibling
      while (value && value.name !== 'Equals') value = value.nextSibling
      return value?.nextSibling ?? undefined
    }
  }
  return undefined
}

function property(node: SyntaxNode, name: string, textOf: (node: SyntaxNode) => string) {
  for (const child of node.getChildren('Property')) {
    const key = child.firstChild
    if (!key || textOf(key).replace(/^(['"])(.*)\1$/, '$2') !== name) continue
    return { key, value: child.lastChild! }
  }
  return undefined
}

function element(node: SyntaxNode, index: number) {
  if (node.name !== 'ArrayExpression') return undefined
  let count = -1
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (/^[[\],]$|Comment$|^⚠$/.test(child.name)) continue
    if (++count === index) return { key: child, value: child }
  }
  return undefined
}
