import type { SyntaxNode, Tree, TreeCursor } from '@lezer/common'
import type { Token } from '../highlight/token.ts'
import { isEnd, isGap, mayJoin } from './code-gaps.ts'
import type { Removal } from './removal.ts'
import { type ImportPosition, stripImports } from './strip-imports.ts'

export interface StrippedTypes {
  /** Sorted by offset. */
  removals: Removal[]
  /**
   * Names that are called or constructed and had type arguments or `!` in between, as tokens with the color they have
   * in JavaScript, sorted by offset. `undefined` if the colors of other names may change too.
   */
  callees: Token[] | undefined
}

/** Thrown at the first syntax that can't be handled with certainty. The caller then falls back to Sucrase. */
class Uncertain extends Error {}

/** Node types that are the same in JavaScript. */
const plain = new Set(
  `Script ForStatement ForSpec ForInSpec ForOfSpec WhileStatement DoStatement IfStatement SwitchStatement SwitchBody CaseLabel
  DefaultLabel TryStatement CatchClause FinallyClause ReturnStatement ThrowStatement BreakStatement ContinueStatement Block
  LabeledStatement ExpressionStatement ClassDeclaration ClassExpression ClassBody FunctionExpression VariableDeclaration
  ParamList PatternProperty Number TemplateString Interpolation InterpolationStart InterpolationEnd Escape BooleanLiteral
  ArrayExpression ObjectExpression Property PropertyDefinition PropertyName PrivatePropertyName PrivatePropertyDefinition
  PropertyDeclaration NewExpression UnaryExpression ParenthesizedExpression MemberExpression BinaryExpression
  ConditionalExpression AssignmentExpression PostfixExpression CallExpression TaggedTemplateExpression DynamicImport
  ImportMeta SequenceExpression ArgList JSXElement JSXSelfClosingTag JSXOpenTag JSXFragmentTag JSXCloseTag JSXBuiltin
  JSXIdentifier JSXMemberExpression JSXSpreadAttribute JSXAttribute JSXAttributeValue JSXEscape JSXText JSXStartTag
  JSXStartCloseTag JSXEndTag JSXSelfCloseEndTag LineComment BlockComment LogicOp ArithOp UpdateOp Star Equals Spread for while
  do if else switch case default try catch finally return throw break continue function class extends static async get set
  const let var new super null void typeof delete instanceof in of await yield export import this ?. ( ) [ ] { } . , ; :`.split(
    /\s+/,
  ),
)

/** Contextual keywords. They are rarely used as names, and parsers disagree about when they are names. */
const ambiguous = new Set(
  `abstract as asserts async await declare enum global infer interface is keyof let module namespace of satisfies type
  unique using yield`.split(/\s+/),
)

/**
 * Node types that bind tighter than `as`. One of them can only contain `as` if the grammar found the wrong end of a
 * type.
 */
const binding = new Set([
  'CallExpression',
  'InstantiationExpression',
  'MemberExpression',
  'NewExpression',
  'PostfixExpression',
  'TaggedTemplateExpression',
])

const callable = new Set(['VariableName', 'MemberExpression', 'CallExpression', 'ParenthesizedExpression', 'this'])

const deepest = 300

/**
 * Finds the types in TypeScript code, based on the tree that was parsed for highlighting.
 *
 * @returns `undefined` if anything is uncertain: syntax errors, types that produce JavaScript (enums, parameter
 *   properties), and rare syntax.
 */
export function stripTypesByTree(tree: Tree, text: string): StrippedTypes | undefined {
  try {
    return findTypes(tree, text)
  } catch (error) {
    if (error instanceof Uncertain) return undefined
    throw error
  }
}

function findTypes(tree: Tree, text: string): StrippedTypes {
  const removals: Removal[] = []
  const callees: Token[] = []
  /** Text before this offset has been processed. */
  let done = 0
  /** Whether the last removal removed types. Adjacent ones with only comments in between are merged. */
  let isTypes = false
  let isLess = false
  let isMore = false
  let isColorCertain = true
  let isAmbient = false
  const values = new Set<string>()
  const definitions = new Set<string>()
  const types = new Set<string>()
  const exported: string[] = []
  const imports: ImportPosition[] = []

  const textOf = ({ from, to }: { from: number; to: number }) => text.slice(from, to)
  const nameOf = (node: { from: number; to: number }) => {
    const name = textOf(node)
    ensure(!ambiguous.has(name))
    return name
  }
  const remove = (removal: Removal) => {
    removals.push(removal)
    isTypes = false
    done = removal.to
  }
  const removeTypes = (from: number, to: number) => {
    // A line break in a template string isn't one of the code, and after `typeof a` the grammar may continue on the
    // next line.
    ensure(!/`|typeof.*\n/.test(text.slice(from, to)))
    if (isTypes && isGap(text, done, from)) removals.at(-1)!.to = to
    else removals.push({ from, to })
    isTypes = true
    done = to
  }
  const removeDeclaration = (declaration: SyntaxNode, { from, to }: { from: number; to: number } = declaration) => {
    types.add(textOf(expectNode(declaration.getChild('TypeDefinition'))))
    ensure(isEnd(text, to))
    removeTypes(from, to)
  }

  /**
   * Handles a node.
   *
   * @returns Whether its children must be visited too.
   */
  const enter = (cursor: TreeCursor, parent: string, before: number): boolean => {
    const { name, from, to } = cursor
    switch (name) {
      case 'VariableName':
        values.add(nameOf(cursor))
        return false
      case 'Label':
        // Sucrase treats a label as a value.
        values.add(textOf(cursor))
        return false
      case 'VariableDefinition':
        definitions.add(nameOf(cursor))
        return false
      case 'JSXIdentifier':
        if (parent !== 'JSXAttribute' && parent !== 'JSXBuiltin' && text[from - 1] !== '.') values.add(textOf(cursor))
        return false
      case 'JSXStartTag':
        values.add('React')
        return false
      case 'Property': {
        const property = textOf(cursor)
        if (!/[\s:([.*'"]/.test(property)) values.add(property)
        return true
      }
      case 'String':
        // The grammar also ends an unclosed string at the end of the line.
        ensure(to - from > 1 && text[from] === text[to - 1])
        return false
      case 'RegExp':
        ensure(/\/[a-z]*$/.test(text.slice(from + 1, to)))
        return false
      case 'CompareOp':
      case 'BitOp':
        isLess ||= text[from] === '<'
        isMore ||= text[from] === '>'
        return false
      case 'TypeAnnotation':
      case 'TypePredicate':
        if (parent === 'ArrowFunction') removeOfArrow(cursor.node)
        else removeTypes(from, to)
        return false
      case 'TypeParamList':
        // Sucrase has special handling for `async <T>(a) => b`.
        ensure(!/async\s*$/.test(text.slice(Math.max(0, from - 10), from)))
        removeTypes(from, to)
        return false
      case 'TypeArgList':
        ensure(parent === 'ClassDeclaration' || parent === 'InstantiationExpression')
        removeTypes(from, to)
        return false
      case 'Optional':
        ensure(parent === 'ParamList')
        removeTypes(from, to)
        return false
      case 'InstantiationExpression':
        ensure(cursor.node.nextSibling?.name === 'ArgList')
        addCallee(cursor.node)
        return true
      case 'LogicOp':
        ensure(parent !== 'PropertyDeclaration')
        if (parent === 'PostfixExpression') {
          ensure(text[expectNode(cursor.node.prevSibling).to] === '!')
          addCallee(expectNode(cursor.node.parent))
          remove({ from, to })
        }
        return false
      case 'as':
      case 'satisfies':
        ensure(parent === 'BinaryExpression' && !binding.has(cursor.node.parent?.parent?.name ?? ''))
        removeTypes(from, expectNode(cursor.node.nextSibling).to)
        return false
      case 'implements':
        removeTypes(from, expectNode(expectNode(cursor.node.parent?.getChild('ClassBody')).prevSibling).to)
        return false
      case 'Privacy':
      case 'readonly':
      case 'override':
        ensure(parent === 'PropertyDeclaration' || parent === 'MethodDeclaration')
        remove({ from, to })
        return false
      case 'this':
        ensure(parent !== 'ParamList')
        return false
      case 'Arrow':
        ensure(!text.slice(before, from).includes('\n'))
        return false
      case 'AwaitExpression':
      case 'YieldExpression':
        // `await (a)` may be parsed as a call.
        isColorCertain &&= !/^\w+\s*\(/.test(textOf(cursor))
        return true
      case 'ObjectPattern':
      case 'ArrayPattern':
        if (parent === 'ParamList') isColorCertain &&= !hasDefault(cursor.node)
        return true
      case 'ArrowFunction':
        // `a ? (b) : c => d` is ambiguous.
        ensure(parent !== 'ConditionalExpression')
        return true
      case 'FunctionDeclaration':
      case 'MethodDeclaration':
        ensure(expectNode(cursor.node.lastChild).name === 'Block')
        return true
      case 'TypeAliasDeclaration':
      case 'InterfaceDeclaration':
        removeDeclaration(cursor.node)
        return false
      case 'AmbientDeclaration':
        isAmbient = true
        ensure(isEnd(text, to))
        removeTypes(from, to)
        return false
      case 'ExportDeclaration':
        return enterExport(cursor.node)
      case 'ImportDeclaration':
        ensure(parent === 'Script')
        imports.push({ node: cursor.node, before })
        return false
      default:
        ensure(plain.has(name))
        return true
    }
  }

  /** Removes the return type of an arrow function: `(a): T => b`. */
  const removeOfArrow = (annotation: SyntaxNode) => {
    const arrow = expectNode(annotation.nextSibling)
    const paren = expectNode(annotation.prevSibling?.lastChild)
    ensure(arrow.name === 'Arrow' && paren.name === ')' && !textOf(annotation).includes('`'))
    remove({ from: paren.from, to: arrow.from, isArrow: true })
  }

  const enterExport = (node: SyntaxNode): boolean => {
    const child = expectNode(node.firstChild?.nextSibling)
    ensure(child.name !== 'type' && child.name !== 'Equals' && child.name !== 'AmbientDeclaration')
    if (child.name === 'InterfaceDeclaration') removeDeclaration(child, node)
    else if (child.name === 'TypeAliasDeclaration') {
      const name = expectNode(child.getChild('TypeDefinition'))
      // Sucrase restarts after the name here, so a comment after the name is kept.
      if (!isTypes || !isGap(text, done, node.from)) {
        ensure(isEnd(text, node.to))
        types.add(textOf(name))
        remove({ from: node.from, to: name.to })
        let next = expectNode(name.nextSibling)
        while (next.type.isSkipped) next = expectNode(next.nextSibling)
        removeTypes(next.from, node.to)
      } else removeDeclaration(child, node)
    } else if (child.name === 'ExportGroup') {
      const names = exportedNames(child, text)
      for (const name of names) values.add(name)
      // Sucrase removes only part of `export {} from 'a'`.
      if (node.getChild('from')) ensure(child.firstChild?.nextSibling?.name !== '}')
      else exported.push(...names)
    } else if (child.name !== 'Star') {
      const value = child.name === 'default' && child.nextSibling
      if (value && value.name === 'VariableName') exported.push(textOf(value))
      return true
    }
    return false
  }

  /** Without the types in `a<T>()` or `a!()`, the grammar recognizes the called name, which changes its color. */
  const addCallee = (node: SyntaxNode) => {
    const parent = expectNode(node.parent)
    const whole = expectNode(node.firstChild)
    // The grammar parses `await a!()` as `(await a)!()`.
    isColorCertain &&= callable.has(whole.name)
    ensure(parent.name !== 'TaggedTemplateExpression' && whole.name !== 'PostfixExpression')
    const name = whole.name === 'MemberExpression' ? expectNode(whole.lastChild) : whole
    const { from, to } = name
    if (parent.name === 'CallExpression' && (name.name === 'VariableName' || name.name === 'PropertyName')) {
      callees.push({ from, to, class: 'f' })
    } else if (parent.name === 'NewExpression' && name.name === 'VariableName') {
      ensure(name === whole)
      callees.push({ from, to, class: 't' })
    }
  }

  const visit = (cursor: TreeCursor, parent: string, before: number, depth: number, isDone: boolean): void => {
    ensure(!cursor.type.isError && depth < deepest)
    const isOver = isDone || cursor.from < done || !enter(cursor, parent, before)
    const { name } = cursor
    if (!cursor.firstChild()) return
    let last = 0
    do {
      visit(cursor, name, last, depth + 1, isOver)
      if (!cursor.type.isSkipped) last = cursor.to
    } while (cursor.nextSibling())
    cursor.parent()
  }

  visit(tree.cursor(), '', 0, 0, false)
  ensure(!(isLess && isMore) && !(isAmbient && exported.length > 0))
  if (imports.length > 0) {
    const stripped = stripImports(imports, text, (name) => {
      ensure(!definitions.has(name))
      return values.has(name)
    })
    ensure(stripped)
    removals.push(...stripped.removals)
    removals.sort((a, b) => a.from - b.from)
    for (const name of stripped.types) types.add(name)
  }
  ensure(!exported.some((name) => types.has(name)))
  const isCertain = isColorCertain && !removals.some((removal) => mayJoin(text, removal))
  return { removals, callees: isCertain ? callees.sort((a, b) => a.from - b.from) : undefined }
}

function ensure(isCertain: unknown): asserts isCertain {
  if (!isCertain) throw new Uncertain()
}

/**
 * Returns the node.
 *
 * @throws {Uncertain} if it is absent, which means that the code has a syntax error.
 */
function expectNode(node: SyntaxNode | null | undefined): SyntaxNode {
  ensure(node)
  return node
}

/**
 * Returns whether a destructured parameter has a default. The grammar can't parse `({ a } = {}) => b`, unless it has
 * types.
 */
function hasDefault(pattern: SyntaxNode): boolean {
  const next = pattern.nextSibling?.name === 'TypeAnnotation' ? pattern.nextSibling.nextSibling : pattern.nextSibling
  return next?.name === 'Equals' && pattern.parent?.parent?.name === 'ArrowFunction'
}

/** Returns the local names of an export: the names before `as`. */
function exportedNames(group: SyntaxNode, text: string): string[] {
  const names: string[] = []
  let words = 0
  for (let part = expectNode(group.firstChild?.nextSibling); ; part = expectNode(part.nextSibling)) {
    const isEnd = part.name === ',' || part.name === '}'
    if (isEnd) ensure(words !== 2 && words < 4)
    else if (words === 1) ensure(part.name === 'as')
    else if (words === 0 && part.name === 'VariableName') names.push(text.slice(part.from, part.to))
    if (!part.nextSibling) return names
    words = isEnd ? 0 : words + 1
  }
}
