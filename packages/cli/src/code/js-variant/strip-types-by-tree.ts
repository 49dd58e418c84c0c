import type { SyntaxNode, Tree, TreeCursor } from '@lezer/common'
import type { Token } from '../highlight/token.ts'
import { isEnd, isGap, mayJoin } from './code-gaps.ts'
import type { Removal } from './removal.ts'
import { type ImportPosition, stripImports } from './strip-imports.ts'

export interface StrippedTypes {
  /** In order. */
  removals: Removal[]
  /**
   * Names which are called or constructed with types in between, as they are coloured without these, in order; undefined if the
   * colours of other names may change too.
   */
  callees: Token[] | undefined
}

/** Thrown at the first thing that is not certain. */
class Uncertain extends Error {}

/** What is the same in JavaScript. */
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

/** As names they are rare, and parsers differ in when they take them for a name. */
const ambiguous = new Set(
  `abstract as asserts async await declare enum global infer interface is keyof let module namespace of satisfies type
  unique using yield`.split(/\s+/),
)

/** What binds closer than `as`: it can only hold one if a type was read too far or not far enough. */
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
 * Finds the types in a text by its tree, which is there for the colours.
 *
 * @returns undefined if anything is not certain: what the grammar cannot read, what makes JavaScript (enums, parameter
 *   properties), what is rare.
 */
export function stripTypesByTree(tree: Tree, text: string): StrippedTypes | undefined {
  try {
    return taken(tree, text)
  } catch (error) {
    if (error instanceof Uncertain) return undefined
    throw error
  }
}

function taken(tree: Tree, text: string): StrippedTypes {
  const removals: Removal[] = []
  const callees: Token[] = []
  /** What is before is done. */
  let done = 0
  /** Whether the last removal was of types: such parts become one when nothing but comments is between them. */
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
    // A line break in a template would be no line break of the code; after `typeof a` the grammar reads on over one.
    ensure(!/`|typeof.*\n/.test(text.slice(from, to)))
    if (isTypes && isGap(text, done, from)) removals.at(-1)!.to = to
    else removals.push({ from, to })
    isTypes = true
    done = to
  }
  const removeDeclaration = (declaration: SyntaxNode, { from, to }: { from: number; to: number } = declaration) => {
    types.add(textOf(sure(declaration.getChild('TypeDefinition'))))
    ensure(isEnd(text, to))
    removeTypes(from, to)
  }

  /** @returns Whether the children matter. */
  const enter = (cursor: TreeCursor, parent: string, before: number): boolean => {
    const { name, from, to } = cursor
    switch (name) {
      case 'VariableName':
        values.add(nameOf(cursor))
        return false
      case 'Label':
        // The compiler takes it for a value.
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
        // The grammar takes the end of a line for the end of a string.
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
        // The compiler looks for `async <T>(a) => b`.
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
          ensure(text[sure(cursor.node.prevSibling).to] === '!')
          addCallee(sure(cursor.node.parent))
          remove({ from, to })
        }
        return false
      case 'as':
      case 'satisfies':
        ensure(parent === 'BinaryExpression' && !binding.has(cursor.node.parent?.parent?.name ?? ''))
        removeTypes(from, sure(cursor.node.nextSibling).to)
        return false
      case 'implements':
        removeTypes(from, sure(sure(cursor.node.parent?.getChild('ClassBody')).prevSibling).to)
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
        // `await (a)` may be a call.
        isColorCertain &&= !/^\w+\s*\(/.test(textOf(cursor))
        return true
      case 'ObjectPattern':
      case 'ArrayPattern':
        if (parent === 'ParamList') isColorCertain &&= !hasDefault(cursor.node)
        return true
      case 'ArrowFunction':
        // `a ? (b) : c => d` can be read in two ways.
        ensure(parent !== 'ConditionalExpression')
        return true
      case 'FunctionDeclaration':
      case 'MethodDeclaration':
        ensure(sure(cursor.node.lastChild).name === 'Block')
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

  /** `(a): T => b` */
  const removeOfArrow = (annotation: SyntaxNode) => {
    const arrow = sure(annotation.nextSibling)
    const paren = sure(annotation.prevSibling?.lastChild)
    ensure(arrow.name === 'Arrow' && paren.name === ')' && !textOf(annotation).includes('`'))
    remove({ from: paren.from, to: arrow.from, isArrow: true })
  }

  const enterExport = (node: SyntaxNode): boolean => {
    const child = sure(node.firstChild?.nextSibling)
    ensure(child.name !== 'type' && child.name !== 'Equals' && child.name !== 'AmbientDeclaration')
    if (child.name === 'InterfaceDeclaration') removeDeclaration(child, node)
    else if (child.name === 'TypeAliasDeclaration') {
      const name = sure(child.getChild('TypeDefinition'))
      // Here the compiler begins anew after the name, so that a comment there stays.
      if (!isTypes || !isGap(text, done, node.from)) {
        ensure(isEnd(text, node.to))
        types.add(textOf(name))
        remove({ from: node.from, to: name.to })
        let next = sure(name.nextSibling)
        while (next.type.isSkipped) next = sure(next.nextSibling)
        removeTypes(next.from, node.to)
      } else removeDeclaration(child, node)
    } else if (child.name === 'ExportGroup') {
      const names = exportedNames(child, text)
      for (const name of names) values.add(name)
      // Of `export {} from 'a'` the compiler leaves half.
      if (node.getChild('from')) ensure(child.firstChild?.nextSibling?.name !== '}')
      else exported.push(...names)
    } else if (child.name !== 'Star') {
      const value = child.name === 'default' && child.nextSibling
      if (value && value.name === 'VariableName') exported.push(textOf(value))
      return true
    }
    return false
  }

  /** `a<T>()`, `a!()`: without types the grammar sees who is called. */
  const addCallee = (node: SyntaxNode) => {
    const parent = sure(node.parent)
    const whole = sure(node.firstChild)
    // Of `await a!()` the grammar makes `(await a)!()`.
    isColorCertain &&= callable.has(whole.name)
    ensure(parent.name !== 'TaggedTemplateExpression' && whole.name !== 'PostfixExpression')
    const name = whole.name === 'MemberExpression' ? sure(whole.lastChild) : whole
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
    const taken = stripImports(imports, text, (name) => {
      ensure(!definitions.has(name))
      return values.has(name)
    })
    ensure(taken)
    removals.push(...taken.removals)
    removals.sort((a, b) => a.from - b.from)
    for (const name of taken.types) types.add(name)
  }
  ensure(!exported.some((name) => types.has(name)))
  const isCertain = isColorCertain && !removals.some((removal) => mayJoin(text, removal))
  return { removals, callees: isCertain ? callees.sort((a, b) => a.from - b.from) : undefined }
}

function ensure(isCertain: unknown): asserts isCertain {
  if (!isCertain) throw new Uncertain()
}

/** A node that is there unless the grammar could not read on. */
function sure(node: SyntaxNode | null | undefined): SyntaxNode {
  ensure(node)
  return node
}

/** The grammar cannot read `({ a } = {}) => b`, but can if there are types. */
function hasDefault(pattern: SyntaxNode): boolean {
  const next = pattern.nextSibling?.name === 'TypeAnnotation' ? pattern.nextSibling.nextSibling : pattern.nextSibling
  return next?.name === 'Equals' && pattern.parent?.parent?.name === 'ArrowFunction'
}

/** The names before `as`. */
function exportedNames(group: SyntaxNode, text: string): string[] {
  const names: string[] = []
  let words = 0
  for (let part = sure(group.firstChild?.nextSibling); ; part = sure(part.nextSibling)) {
    const isEnd = part.name === ',' || part.name === '}'
    if (isEnd) ensure(words !== 2 && words < 4)
    else if (words === 1) ensure(part.name === 'as')
    else if (words === 0 && part.name === 'VariableName') names.push(text.slice(part.from, part.to))
    if (!part.nextSibling) return names
    words = isEnd ? 0 : words + 1
  }
}
