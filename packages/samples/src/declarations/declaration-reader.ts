import { relativePath } from '@docs-engine/shared/relative-path.ts'
import type { Node, SyntaxKind } from '../compiler/module.ts'
import { publicNames } from '../compiler/shown-type.ts'
import type { ApiMember, ApiSignature, ApiTypeParameter, Documented } from '../model/package-export.ts'
import { memberKind } from './declaration-kinds.ts'
import { docCommentOf, isInternal, isPrivate, withoutImplementations } from './declaration-of.ts'

/** The properties of syntax nodes that are read here. Which of them a node has depends on its kind. */
export interface Declared extends Node {
  name?: Node
  type?: Declared
  typeName?: Node
  types?: Declared[]
  members?: Declared[]
  parameters?: Declared[]
  typeParameters?: Declared[]
  constraint?: Node
  default?: Node
  defaultType?: Node
  initializer?: Node
  body?: Node
  questionToken?: Node
  postfixToken?: Node
  dotDotDotToken?: Node
  modifiers?: Node[]
  heritageClauses?: Declared[]
  /** The keyword of a heritage clause: `extends` or `implements`. */
  token?: number
  parent: Declared
}

/** Reads the syntax trees of declarations. */
export class DeclarationReader {
  constructor(
    private readonly kinds: typeof SyntaxKind,
    private readonly root: string,
  ) {}

  /**
   * Returns the public and protected members of a class, an interface, an object type, or an enum, and all parts of a declaration that have
   * a doc comment, at any depth. The name of a nested part starts with the names of the parts that contain it: `nested.depth`.
   *
   * @param isDirect Whether members without a doc comment are included.
   */
  membersOf(node: Declared, path = '', isDirect = true): ApiMember[] {
    const { kinds } = this
    const parts: Declared[] = []
    node.forEachChild((part) => void parts.push(part as Declared))
    const shown = new Set(withoutImplementations(parts))
    const getters = new Set(parts.filter(({ kind }) => kind === kinds.GetAccessor).map(nameOf))
    const setters = new Set(parts.filter(({ kind }) => kind === kinds.SetAccessor).map(nameOf))
    let above = isList(node, kinds) ? node.getFullStart() : node.getStart()
    return parts.flatMap((part) => {
      // The doc comment of a part of a union can be above the `|`.
      const documentation = this.documentation(part, above)
      above = part.getEnd()
      const { comment } = documentation
      const isValue = part === node.body || part === node.initializer
      if (isValue || !shown.has(part) || isPrivate(part, kinds) || isInternal(comment)) return []
      const kind = memberKind(part.kind, kinds)
      const segment = this.segmentOf(part, node)
      const name = [path, segment].filter(Boolean).join('.')
      // A setter without a doc comment of its own belongs to the getter.
      const isMember = kind && !(part.kind === kinds.SetAccessor && getters.has(nameOf(part)))
      const nested = this.membersOf(part, name, isDirect && isObject(part, kinds))
      if (!(isMember && isDirect) && (!comment || isList(part, kinds))) return nested
      const has = (modifier: number) => (part.modifiers ?? []).some((node) => node.kind === modifier)
      const isCallable = kind === 'method' || kind === 'constructor' || kind === 'signature'
      const type = kind === 'enum member' ? part.initializer : (part.type ?? (kind && part.parameters?.[0]?.type))
      return [
        {
          ...documentation,
          // A type has no name, so its text is shown: `mode: 'fast'`.
          name: kind || segment ? name : [path, textOf(part)].filter(Boolean).join(': '),
          kind: kind ?? 'property',
          type: isCallable ? '' : textOf(type),
          isOptional: (part.questionToken ?? part.postfixToken)?.kind === kinds.QuestionToken,
          isReadonly: has(kinds.ReadonlyKeyword) || (part.kind === kinds.GetAccessor && !setters.has(nameOf(part))),
          isStatic: has(kinds.StaticKeyword),
          isProtected: has(kinds.ProtectedKeyword),
          isAbstract: has(kinds.AbstractKeyword),
          ...(isCallable && { signature: this.signatureOf(part) }),
        },
        ...nested,
      ]
    })
  }

  /** Returns the name that a part of a declaration adds to the names of the parts that it contains. */
  private segmentOf(part: Declared, parent: Declared): string {
    const kind = memberKind(part.kind, this.kinds)
    if (kind === 'constructor') return kind
    if (kind === 'index signature') return `[${textOf(part.parameters?.[0])}]`
    const isReturnType =
      part === parent.type && parent.parameters && !/^(acc|ind)/.test(memberKind(parent.kind, this.kinds) ?? '')
    if (isReturnType) return 'returns'
    // A pattern such as `{ a, b }` isn't a name.
    return kind || /^[\w$]+$/.test(nameOf(part)) ? nameOf(part) : ''
  }

  /** Returns a signature without the members of its types, so that a page doesn't repeat the members of other pages. */
  signatureOf(node: Declared): ApiSignature {
    return {
      ...this.documentation(node),
      typeParameters: typeParametersOf(node),
      parameters: (node.parameters ?? []).map((parameter) => ({
        ...this.documentation(parameter),
        name: textOf(parameter.name),
        type: textOf(parameter.type) || 'any',
        isOptional: parameter.questionToken !== undefined || parameter.initializer !== undefined,
        isRest: parameter.dotDotDotToken !== undefined,
        members: [],
      })),
      returns: textOf(node.type),
      members: [],
    }
  }

  /** @param above Where the doc comment may start. Default: after the preceding token. */
  documentation(declaration: Declared, above?: number): Documented {
    const { kinds } = this
    // The doc comment of a variable is above the whole statement.
    const isVariable = declaration.kind === kinds.VariableDeclaration
    // The comment at the start of a file may belong to its first declaration.
    if (declaration.kind === kinds.SourceFile)
      return { comment: '', file: this.fileOf(declaration), line: 1, column: 1, columnBelow: 1 }
    const node = isVariable ? declaration.parent.parent : declaration
    const comment = docCommentOf(node, isVariable ? undefined : above)
    const start = comment ? comment.start + wordOffset(comment.text) : node.getStart()
    const lines = node.getSourceFile().text.slice(0, start).split('\n')
    const column = lines.at(-1)!.length + 1
    const below = /\n([ \t]*\*? ?)(?=\S)/.exec(comment?.text ?? '')
    return {
      comment: comment ? commentText(comment.text) : '',
      file: this.fileOf(node),
      line: lines.length,
      column,
      columnBelow: below ? below[1]!.length + 1 : column,
    }
  }

  /** Returns the path of the file that contains a node, starting with the package's name, or relative to the site's root. */
  fileOf(node: Declared): string {
    const { fileName } = node.getSourceFile()
    const at = fileName.lastIndexOf('/node_modules/')
    return at >= 0 ? fileName.slice(at + '/node_modules/'.length) : relativePath(this.root, fileName)
  }
}

/** Returns whether the members of a type are members of the type that contains it. */
function isObject({ kind }: Node, kinds: typeof SyntaxKind): boolean {
  return [kinds.TypeLiteral, kinds.IntersectionType, kinds.ParenthesizedType].includes(kind)
}

function isList({ kind }: Node, kinds: typeof SyntaxKind): boolean {
  return kind === kinds.UnionType || kind === kinds.IntersectionType
}

export function textOf(node: Node | undefined): string {
  return node ? publicNames(withoutComments(node.getText())).replace(/\s+/g, ' ') : ''
}

function nameOf({ name }: Declared): string {
  return textOf(name)
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

/** Returns the offset of a doc comment's first word from the start of the comment. */
function wordOffset(text: string): number {
  return '/**'.length + /^(?:\s|\*(?![*\w]))*/.exec(text)![0].length
}

/** Removes the asterisks of a doc comment, and the indentation that all lines share. */
function commentText(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim()
}

export function typeParametersOf({ typeParameters = [] }: Declared): ApiTypeParameter[] {
  return typeParameters.map((parameter) => ({
    name: textOf(parameter.name),
    constraint: textOf(parameter.constraint),
    default: textOf(parameter.defaultType ?? parameter.default),
  }))
}
