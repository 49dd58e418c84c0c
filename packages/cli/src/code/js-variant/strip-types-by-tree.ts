import type { SyntaxNode, Tree, TreeCursor } from '@lezer/common'
import type { Token } from '../highlight/token.ts'
import { isEnd, isGap, mayJoin } from './code-gaps.ts'
import type { Removal } from './removal.ts'
import { type ImportPosition, stripImports } from './strip-imports.ts'

export interface StrippedTypes {
  /** The ranges to remove, sorted by offset. */
  removals: Removal[]
  /**
   * Tokens whose color changes when the types are removed: the names of called functions and constructed classes that are followed by type
   * arguments or `!`. Each token has its JavaScript color. Sorted by offset. `undefined` if removing the types may also change the colors
   * of other names.
   */
  callees: Token[] | undefined
}

/** Thrown for syntax that can't be handled reliably. The caller then falls back to Sucrase. */
class Uncertain extends Error {}

/** Node types that TypeScript and JavaScript have in common. These nodes are kept, but their children may be removed. */
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

/**
 * Contextual keywords. They are rarely used as names, and parsers disagree about whether an occurrence is a name, so code that uses one as
 * a name is left to Sucrase.
 */
const ambiguous = new Set(
  `abstract as asserts async await declare enum global infer interface is keyof let module namespace of satisfies type
  unique using yield`.split(/\s+/),
)

/**
 * Types of nodes that bind tighter than `as`. Such a node can only be the parent of an `as` expression if the grammar determined the end
 * of a type incorrectly.
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

const maxDepth = 300

/**
 * Finds the types in TypeScript code, based on the tree that was parsed for highlighting.
 *
 * @returns `undefined` if the result would be uncertain: if the code contains syntax errors, types that produce JavaScript (enums,
 *   parameter properties), or rare syntax.
 */
export function stripTypesByTree(tree: Tree, text: string): StrippedTypes | undefined {
  try {
    return new TypeFinder(text).find(tree)
  } catch (error) {
    if (error instanceof Uncertain) return undefined
    throw error
  }
}

/** Collects the types in the code of one tree. Every method throws `Uncertain` if it can't handle the syntax. */
class TypeFinder {
  private readonly removals: Removal[] = []
  private readonly callees: Token[] = []
  /** Text before this offset has been processed. */
  private done = 0
  /**
   * Whether the previous removal removed types. If only whitespace and comments separate it from the next removal of types, the two are
   * merged.
   */
  private isTypes = false
  private isLess = false
  private isMore = false
  private isColorCertain = true
  private isAmbient = false
  private readonly values = new Set<string>()
  private readonly definitions = new Set<string>()
  private readonly types = new Set<string>()
  private readonly exported: string[] = []
  private readonly imports: ImportPosition[] = []

  constructor(private readonly text: string) {}

  find(tree: Tree): StrippedTypes {
    this.visit(tree.cursor(), '', 0, 0, false)
    ensure(!(this.isLess && this.isMore) && !(this.isAmbient && this.exported.length > 0))
    if (this.imports.length > 0) {
      const stripped = stripImports(this.imports, this.text, (name) => {
        ensure(!this.definitions.has(name))
        return this.values.has(name)
      })
      ensure(stripped)
      this.removals.push(...stripped.removals)
      this.removals.sort((a, b) => a.from - b.from)
      for (const name of stripped.types) this.types.add(name)
    }
    ensure(!this.exported.some((name) => this.types.has(name)))
    const isCertain = this.isColorCertain && !this.removals.some((removal) => mayJoin(this.text, removal))
    return { removals: this.removals, callees: isCertain ? this.callees.sort((a, b) => a.from - b.from) : undefined }
  }

  private visit(cursor: TreeCursor, parent: string, before: number, depth: number, isDone: boolean): void {
    ensure(!cursor.type.isError && depth < maxDepth)
    const isOver = isDone || cursor.from < this.done || !this.enter(cursor, parent, before)
    const { name } = cursor
    if (!cursor.firstChild()) return
    let last = 0
    do {
      this.visit(cursor, name, last, depth + 1, isOver)
      if (!cursor.type.isSkipped) last = cursor.to
    } while (cursor.nextSibling())
    cursor.parent()
  }

  /**
   * Handles a node.
   *
   * @returns Whether its children must be visited too.
   */
  private enter(cursor: TreeCursor, parent: string, before: number): boolean {
    const areChildrenVisited =
      this.enterName(cursor, parent) ??
      this.enterType(cursor, parent) ??
      this.enterDeclaration(cursor, parent, before) ??
      this.enterOther(cursor, parent, before)
    if (areChildrenVisited !== undefined) return areChildrenVisited
    ensure(plain.has(cursor.name))
    return true
  }

  /** Handles names, literals, and operators. Returns `undefined` for other nodes. */
  private enterName(cursor: TreeCursor, parent: string): boolean | undefined {
    const { from, to } = cursor
    switch (cursor.name) {
      case 'VariableName':
        this.values.add(this.nameOf(cursor))
        return false
      case 'Label':
        // Sucrase treats a label as a use of the value with the same name. Do the same, so that the same imports are removed.
        this.values.add(this.textOf(cursor))
        return false
      case 'VariableDefinition':
        this.definitions.add(this.nameOf(cursor))
        return false
      case 'JSXIdentifier':
        if (parent !== 'JSXAttribute' && parent !== 'JSXBuiltin' && this.text[from - 1] !== '.')
          this.values.add(this.textOf(cursor))
        return false
      case 'JSXStartTag':
        this.values.add('React')
        return false
      case 'Property': {
        const property = this.textOf(cursor)
        if (!/[\s:([.*'"]/.test(property)) this.values.add(property)
        return true
      }
      case 'String':
        // Check for the closing quote, because the grammar ends an unclosed string at the end of the line without an error.
        ensure(to - from > 1 && this.text[from] === this.text[to - 1])
        return false
      case 'RegExp':
        ensure(/\/[a-z]*$/.test(this.text.slice(from + 1, to)))
        return false
      case 'CompareOp':
      case 'BitOp':
        this.isLess ||= this.text[from] === '<'
        this.isMore ||= this.text[from] === '>'
        return false
      default:
        return undefined
    }
  }

  /** Handles types inside statements and expressions, and removes them. Returns `undefined` for other nodes. */
  private enterType(cursor: TreeCursor, parent: string): boolean | undefined {
    const { from, to } = cursor
    switch (cursor.name) {
      case 'TypeAnnotation':
      case 'TypePredicate':
        if (parent === 'ArrowFunction') this.removeOfArrow(cursor.node)
        else this.removeTypes(from, to)
        return false
      case 'TypeParamList':
        // Leave `async <T>(a) => b` to Sucrase, which has special handling for it.
        ensure(!/async\s*$/.test(this.text.slice(Math.max(0, from - 10), from)))
        this.removeTypes(from, to)
        return false
      case 'TypeArgList':
        ensure(parent === 'ClassDeclaration' || parent === 'InstantiationExpression')
        this.removeTypes(from, to)
        return false
      case 'Optional':
        ensure(parent === 'ParamList')
        this.removeTypes(from, to)
        return false
      case 'InstantiationExpression':
        ensure(cursor.node.nextSibling?.name === 'ArgList')
        this.addCallee(cursor.node)
        return true
      case 'LogicOp':
        ensure(parent !== 'PropertyDeclaration')
        if (parent === 'PostfixExpression') {
          ensure(this.text[expectNode(cursor.node.prevSibling).to] === '!')
          this.addCallee(expectNode(cursor.node.parent))
          this.remove({ from, to })
        }
        return false
      case 'as':
      case 'satisfies':
        ensure(parent === 'BinaryExpression' && !binding.has(cursor.node.parent?.parent?.name ?? ''))
        this.removeTypes(from, expectNode(cursor.node.nextSibling).to)
        return false
      case 'implements':
        this.removeTypes(from, expectNode(expectNode(cursor.node.parent?.getChild('ClassBody')).prevSibling).to)
        return false
      case 'Privacy':
      case 'readonly':
      case 'override':
        ensure(parent === 'PropertyDeclaration' || parent === 'MethodDeclaration')
        this.remove({ from, to })
        return false
      default:
        return undefined
    }
  }

  /** Handles declarations of types, and removes them. Returns `undefined` for other nodes. */
  private enterDeclaration(cursor: TreeCursor, parent: string, before: number): boolean | undefined {
    const { from, to } = cursor
    switch (cursor.name) {
      case 'TypeAliasDeclaration':
      case 'InterfaceDeclaration':
        this.removeDeclaration(cursor.node)
        return false
      case 'AmbientDeclaration':
        this.isAmbient = true
        ensure(isEnd(this.text, to))
        this.removeTypes(from, to)
        return false
      case 'ExportDeclaration':
        return this.enterExport(cursor.node)
      case 'ImportDeclaration':
        ensure(parent === 'Script')
        this.imports.push({ node: cursor.node, before })
        return false
      default:
        return undefined
    }
  }

  /** Handles syntax that parsers interpret differently. Returns `undefined` for other nodes. */
  private enterOther(cursor: TreeCursor, parent: string, before: number): boolean | undefined {
    switch (cursor.name) {
      case 'this':
        ensure(parent !== 'ParamList')
        return false
      case 'Arrow':
        ensure(!this.text.slice(before, cursor.from).includes('\n'))
        return false
      case 'AwaitExpression':
      case 'YieldExpression':
        // Before a parenthesis, the color of `await` or `yield` is uncertain, because `await (a)` may be parsed as a call.
        this.isColorCertain &&= !/^\w+\s*\(/.test(this.textOf(cursor))
        return true
      case 'ObjectPattern':
      case 'ArrayPattern':
        if (parent === 'ParamList') this.isColorCertain &&= !hasDefault(cursor.node)
        return true
      case 'ArrowFunction':
        // `a ? (b) : c => d` is ambiguous.
        ensure(parent !== 'ConditionalExpression')
        return true
      case 'FunctionDeclaration':
      case 'MethodDeclaration':
        ensure(expectNode(cursor.node.lastChild).name === 'Block')
        return true
      default:
        return undefined
    }
  }

  /** Removes the return type of an arrow function: `(a): T => b`. */
  private removeOfArrow(annotation: SyntaxNode): void {
    const arrow = expectNode(annotation.nextSibling)
    const paren = expectNode(annotation.prevSibling?.lastChild)
    ensure(arrow.name === 'Arrow' && paren.name === ')' && !this.textOf(annotation).includes('`'))
    this.remove({ from: paren.from, to: arrow.from, isArrow: true })
  }

  private enterExport(node: SyntaxNode): boolean {
    const child = expectNode(node.firstChild?.nextSibling)
    ensure(child.name !== 'type' && child.name !== 'Equals' && child.name !== 'AmbientDeclaration')
    if (child.name === 'InterfaceDeclaration') this.removeDeclaration(child, node)
    else if (child.name === 'TypeAliasDeclaration') {
      const name = expectNode(child.getChild('TypeDefinition'))
      // Sucrase keeps a comment after the name of an exported type. To match its output, remove the parts before and after the comment
      // separately.
      if (!this.isTypes || !isGap(this.text, this.done, node.from)) {
        ensure(isEnd(this.text, node.to))
        this.types.add(this.textOf(name))
        this.remove({ from: node.from, to: name.to })
        let next = expectNode(name.nextSibling)
        while (next.type.isSkipped) next = expectNode(next.nextSibling)
        this.removeTypes(next.from, node.to)
      } else this.removeDeclaration(child, node)
    } else if (child.name === 'ExportGroup') {
      const names = exportedNames(child, this.text)
      for (const name of names) this.values.add(name)
      // Leave `export {} from 'a'` to Sucrase, which only removes a part of it.
      if (node.getChild('from')) ensure(child.firstChild?.nextSibling?.name !== '}')
      else this.exported.push(...names)
    } else if (child.name !== 'Star') {
      const value = child.name === 'default' && child.nextSibling
      if (value && value.name === 'VariableName') this.exported.push(this.textOf(value))
      return true
    }
    return false
  }

  /**
   * Records a called name's color in JavaScript. In `a<T>()` and `a!()`, the grammar doesn't recognize the name as called, so its color
   * changes when the types are removed.
   */
  private addCallee(node: SyntaxNode): void {
    const parent = expectNode(node.parent)
    const whole = expectNode(node.firstChild)
    // The grammar parses `await a!()` as `(await a)!()`, so the color of the name is uncertain.
    this.isColorCertain &&= callable.has(whole.name)
    ensure(parent.name !== 'TaggedTemplateExpression' && whole.name !== 'PostfixExpression')
    const name = whole.name === 'MemberExpression' ? expectNode(whole.lastChild) : whole
    const { from, to } = name
    if (parent.name === 'CallExpression' && (name.name === 'VariableName' || name.name === 'PropertyName')) {
      this.callees.push({ from, to, class: 'f' })
    } else if (parent.name === 'NewExpression' && name.name === 'VariableName') {
      ensure(name === whole)
      this.callees.push({ from, to, class: 't' })
    }
  }

  private textOf({ from, to }: { from: number; to: number }): string {
    return this.text.slice(from, to)
  }

  private nameOf(node: { from: number; to: number }): string {
    const name = this.textOf(node)
    ensure(!ambiguous.has(name))
    return name
  }

  private remove(removal: Removal): void {
    this.removals.push(removal)
    this.isTypes = false
    this.done = removal.to
  }

  private removeTypes(from: number, to: number): void {
    // Leave these types to Sucrase: a line break in a template string isn't a line break of the code, and after `typeof a`, the grammar may
    // wrongly continue a type on the next line.
    ensure(!/`|typeof.*\n/.test(this.text.slice(from, to)))
    if (this.isTypes && isGap(this.text, this.done, from)) this.removals.at(-1)!.to = to
    else this.removals.push({ from, to })
    this.isTypes = true
    this.done = to
  }

  private removeDeclaration(declaration: SyntaxNode, { from, to }: { from: number; to: number } = declaration): void {
    this.types.add(this.textOf(expectNode(declaration.getChild('TypeDefinition'))))
    ensure(isEnd(this.text, to))
    this.removeTypes(from, to)
  }
}

function ensure(isCertain: unknown): asserts isCertain {
  if (!isCertain) throw new Uncertain()
}

/**
 * Asserts that a node exists, and returns it.
 *
 * @throws {Uncertain} if the node is missing, which means that the code has a syntax error.
 */
function expectNode(node: SyntaxNode | null | undefined): SyntaxNode {
  ensure(node)
  return node
}

/**
 * Returns whether a destructured parameter of an arrow function has a default. The grammar can't parse `({ a } = {}) => b` unless the
 * parameter has a type, so removing the type may change colors.
 */
function hasDefault(pattern: SyntaxNode): boolean {
  const next = pattern.nextSibling?.name === 'TypeAnnotation' ? pattern.nextSibling.nextSibling : pattern.nextSibling
  return next?.name === 'Equals' && pattern.parent?.parent?.name === 'ArrowFunction'
}

/** Returns the local names in `export { a as b, c }`, which are the names before `as`: a, c. */
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
