import type { Node, SyntaxKind } from 'typescript/unstable/ast'

export interface Declaration {
  /** Text of the file that contains the declaration. */
  source: string
  start: number
  end: number
  /** Whether the text is a variable declaration without its keyword, such as `const`. */
  isVariable: boolean
  /** The ranges of the members that aren't part of the public API. */
  hidden: { start: number; end: number }[]
}

/** The properties of a declaration or a member that are read here. */
interface Declared extends Node {
  name?: Node
  type?: Declared
  members?: readonly Declared[]
  modifiers?: readonly Node[]
}

type Kinds = typeof SyntaxKind

/** Returns where a declaration is in its file, and which of its members are hidden from readers. */
export function declarationOf(node: Node, kinds: Kinds): Declaration {
  const source = node.getSourceFile().text
  const { members = [], type } = node as Declared
  const hidden = [...members, ...(type?.members ?? [])].filter((member) => {
    // A private constructor tells readers that they can't create instances.
    return (
      (isPrivate(member, kinds) && member.kind !== kinds.Constructor) || isInternal(docCommentOf(member)?.text ?? '')
    )
  })
  return {
    source,
    start: node.getStart(),
    end: node.getEnd(),
    isVariable: node.kind === kinds.VariableDeclaration,
    hidden: hidden.map((member) => {
      const end = member.getEnd()
      const comma = /^\s*,/.exec(source.slice(end, end + 100))?.[0] ?? ''
      return { start: member.getFullStart(), end: end + comma.length }
    }),
  }
}

/** Returns whether a member of a class is private. In declaration files, `#private` stands for all members whose names start with `#`. */
export function isPrivate({ name, modifiers = [] }: Declared, kinds: Kinds): boolean {
  return name?.kind === kinds.PrivateIdentifier || modifiers.some(({ kind }) => kind === kinds.PrivateKeyword)
}

/** Returns whether a doc comment has a tag that hides its declaration. */
function isInternal(comment: string): boolean {
  return /(?:^|[\s*])@(?:internal|hidden|ignore|private)\b/.test(comment)
}

/** Returns the text of the last doc comment above a node, with its asterisks, and where the comment starts in the file. */
export function docCommentOf(node: Node): { text: string; start: number } | undefined {
  const above = node.getSourceFile().text.slice(node.getFullStart(), node.getStart())
  const start = above.lastIndexOf('/**')
  const end = above.indexOf('*/', start)
  return start < 0 || end < 0 ? undefined : { text: above.slice(start + 3, end), start: node.getFullStart() + start }
}
