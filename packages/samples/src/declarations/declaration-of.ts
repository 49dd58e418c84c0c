import type { Node, SyntaxKind } from '../compiler/module.ts'

export interface Declaration {
  /** Text of the file that contains the declaration. */
  source: string
  start: number
  end: number
  /** Whether the text is a variable declaration without its keyword, such as `const`. */
  isVariable: boolean
  /** The ranges that aren't part of the public API, in order: private members, and in a source file, the implementation. */
  hidden: Range[]
}

interface Range {
  start: number
  end: number
  /** The text that is shown instead of the range. */
  replacement?: string
}

/** The properties of a declaration or a member that are read here. */
interface Declared extends Node {
  name?: Node
  type?: Declared
  members?: readonly Declared[]
  modifiers?: readonly Node[]
  body?: Node
  initializer?: Node
  asteriskToken?: Node
}

type Kinds = typeof SyntaxKind

/** Returns where a declaration is in its file, and which parts of it are hidden from readers. */
export function declarationOf(node: Node, kinds: Kinds): Declaration {
  const { members = [], type } = node as Declared
  const all = [...members, ...(type?.members ?? [])]
  const shown = new Set(withoutImplementations(all))
  return {
    source: node.getSourceFile().text,
    start: node.getStart(),
    end: node.getEnd(),
    isVariable: node.kind === kinds.VariableDeclaration,
    hidden: [
      ...all.flatMap((member) => {
        return shown.has(member) && !isHidden(member, kinds) ? implementationOf(member, kinds) : [memberRange(member)]
      }),
      ...implementationOf(node, kinds),
    ].sort((a, b) => a.start - b.start),
  }
}

/** Leaves out the implementations of overloaded functions and methods, which callers can't see. */
export function withoutImplementations<Kind extends Node>(nodes: readonly Kind[]): Kind[] {
  const key = ({ kind, name }: Declared) => `${kind} ${name?.getText()}`
  const overloads = new Set(nodes.filter((node) => !(node as Declared).body).map(key))
  return nodes.filter((node) => !(node as Declared).body || !overloads.has(key(node)))
}

function isHidden(member: Declared, kinds: Kinds): boolean {
  // A private constructor tells readers that they can't create instances.
  const isUnusable = isPrivate(member, kinds) && member.kind !== kinds.Constructor
  return isUnusable || isInternal(docCommentOf(member)?.text ?? '')
}

/** Returns the range of a member, including its comments and the comma after it. */
function memberRange(member: Node): Range {
  const end = member.getEnd()
  const comma = /^\s*,/.exec(member.getSourceFile().text.slice(end, end + 100))?.[0] ?? ''
  return { start: member.getFullStart(), end: end + comma.length }
}

/** Returns the parts of a declaration in a source file that a declaration file wouldn't contain: bodies, and values whose type is known. */
function implementationOf(node: Declared, kinds: Kinds): Range[] {
  const { modifiers = [], asteriskToken, type, initializer } = node
  const body = node.kind === kinds.ModuleDeclaration ? undefined : node.body
  const words = [modifiers.find(({ kind }) => kind === kinds.AsyncKeyword), asteriskToken]
  return [
    ...words.flatMap((word) => (word ? [{ start: word.getStart(), end: word.getEnd() }] : [])),
    ...(body ? [{ start: body.getFullStart(), end: body.getEnd(), replacement: ';' }] : []),
    ...(type && initializer ? [{ start: type.getEnd(), end: initializer.getEnd() }] : []),
  ]
}

/** Returns whether a member of a class is private. In declaration files, `#private` stands for all members whose names start with `#`. */
export function isPrivate({ name, modifiers = [] }: Declared, kinds: Kinds): boolean {
  return name?.kind === kinds.PrivateIdentifier || modifiers.some(({ kind }) => kind === kinds.PrivateKeyword)
}

/** Returns whether a doc comment has a tag that hides its declaration. */
export function isInternal(comment: string): boolean {
  return /(?:^|[\s*])@(?:internal|hidden|ignore|private)\b/.test(comment)
}

/**
 * Returns the text of the last doc comment above a node, with its asterisks, and where the comment starts in the file.
 *
 * @param from Where the text above the node starts.
 */
export function docCommentOf(node: Node, from = node.getFullStart()): { text: string; start: number } | undefined {
  const above = node.getSourceFile().text.slice(from, node.getStart())
  const start = above.lastIndexOf('/**')
  const end = above.indexOf('*/', start)
  return start < 0 || end < 0 ? undefined : { text: above.slice(start + 3, end), start: from + start }
}
