import { packageName } from '@docs-engine/shared/package-name.ts'
import { relativePath } from '@docs-engine/shared/relative-path.ts'
import {
  type ExportsReader,
  type ModuleOptions,
  type Node,
  type Project,
  readModules,
  type CompilerSymbol as TypeSymbol,
} from '../compiler/module.ts'
import { publicNames } from '../compiler/shown-type.ts'
import type {
  ApiMember,
  ApiParameter,
  ApiSignature,
  ApiTypeParameter,
  Documented,
  PackageExport,
} from '../model/package-export.ts'
import { kindOf, memberKind } from './declaration-kinds.ts'
import { declarationOf, docCommentOf, isPrivate, withoutImplementations } from './declaration-of.ts'
import { declarationText } from './declaration-text.ts'

/** The exports of each requested module, by specifier. A module that can't be resolved is missing. */
export type ExportsByModule = Record<string, PackageExport[]>

/**
 * Reads the exports of packages from the type declarations of the installed versions.
 *
 * @throws {CompilerFailure} if the package with the compiler for this machine isn't installed.
 */
export async function readPackageExports(modules: readonly string[], options: ModuleOptions): Promise<ExportsByModule> {
  return readModules(modules, options, async ({ project, kinds, exportsOf, targetOf }) => {
    const result: ExportsByModule = {}
    for (const from of modules) {
      const exports = await exportsOf(from)
      if (!exports) continue
      const reader = new ExportReader(project, kinds, targetOf, options.root, from)
      const found: PackageExport[] = []
      for (const [name, symbol] of [...exports].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const read = await reader.read(name, symbol)
        if (read) found.push(read)
      }
      result[from] = withDefault(found)
    }
    return result
  })
}

/** Leaves out a default export that is also exported by name. */
function withDefault(exports: PackageExport[]): PackageExport[] {
  const byDefault = exports.find(({ name }) => name === 'default')
  if (!byDefault) return exports
  const named = exports.find((exported) => exported !== byDefault && placeKey(exported) === placeKey(byDefault))
  if (named) {
    named.isDefault = true
    return exports.filter((exported) => exported !== byDefault)
  }
  // The name belongs to another export.
  if (exports.some(({ name }) => name === byDefault.declaredName)) delete byDefault.declaredName
  return exports
}

/** Returns a text that is equal for exports of the same declaration. The variables of one statement have the same position. */
function placeKey({ file, line, column, declaration }: PackageExport): string {
  return JSON.stringify([file, line, column, declaration])
}

type Kinds = ExportsReader['kinds']

/** The properties of syntax nodes that are read here. Which of them a node has depends on its kind. */
interface Declared extends Node {
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
  questionToken?: Node
  postfixToken?: Node
  dotDotDotToken?: Node
  modifiers?: Node[]
  heritageClauses?: Declared[]
  /** The keyword of a heritage clause: `extends` or `implements`. */
  token?: number
  parent: Declared
}

/** Reads the exports of one module. */
class ExportReader {
  constructor(
    private readonly project: Project,
    private readonly kinds: Kinds,
    private readonly targetOf: ExportsReader['targetOf'],
    private readonly root: string,
    private readonly from: string,
  ) {}

  /** Returns an export, or `undefined` if it has no declaration that can be shown. */
  async read(name: string, symbol: TypeSymbol): Promise<PackageExport | undefined> {
    const { SyntaxKind } = this.kinds
    const nodes = await this.declarationsOf(symbol)
    const kinds = nodes.map((node) => kindOf(node.kind, SyntaxKind))
    // A namespace may add properties to a function or a class of the same name.
    const own = kinds.findIndex((kind) => kind && kind !== 'namespace')
    const main = own < 0 ? kinds.indexOf('namespace') : own
    const [first, kind] = [nodes[main], kinds[main]]
    if (!first || !kind) return undefined
    const isFile = first.kind === SyntaxKind.SourceFile
    if (isFile && !this.isOwn(first)) return undefined
    const signatures: ApiSignature[] = []
    const members: ApiMember[] = []
    for (const [index, node] of nodes.entries()) {
      signatures.push(...(await this.signaturesOf(kinds[index], node)))
      members.push(...(await this.membersOf(kinds[index] === 'type' ? node.type : node)))
    }
    if (kinds.includes('namespace')) members.push(...(await this.namespaceMembers(symbol, isFile)))
    const isFunction = signatures.length > 0
    const typesAfter = (keyword: number) =>
      (first.heritageClauses ?? []).flatMap(({ token, types = [] }) =>
        token === keyword ? types.map((type) => textOf(type)) : [],
      )
    const declarations = isFile ? [] : nodes.map((node) => declarationOf(node, SyntaxKind))
    const declaredName = first.name ? textOf(first.name) : ''
    return {
      name,
      ...(name === 'default' && declaredName && { declaredName }),
      kind: kind === 'variable' && isFunction ? 'function' : kind,
      declaration: (await declarationText(declarations)).trimEnd(),
      ...this.documentation(nodes.find((node) => this.documentation(node).comment !== '') ?? first),
      ...(kind === 'variable' && !isFunction && { type: textOf(first.type) }),
      signatures,
      typeParameters: typeParametersOf(first),
      bases: typesAfter(SyntaxKind.ExtendsKeyword),
      implemented: typesAfter(SyntaxKind.ImplementsKeyword),
      members,
    }
  }

  /** Returns the exports of a namespace. For a file that is exported as a namespace, only their names and comments are read. */
  private async namespaceMembers(symbol: TypeSymbol, isFile: boolean): Promise<ApiMember[]> {
    const exports = await this.project.checker.getExportsOfModule(await this.targetOf(symbol))
    const members = await Promise.all(
      exports.map(async (exported) => {
        const nodes = await this.declarationsOf(exported)
        const found = await Promise.all(nodes.map((node) => this.namespaceMember(exported.name, node, isFile)))
        // A type may have the same name as a value.
        const callable = found.flat().filter(({ signature }) => signature)
        return callable.length > 0 ? callable : found.flat().slice(0, 1)
      }),
    )
    return members.flat()
  }

  /** Returns an export of a namespace, once for each signature. */
  private async namespaceMember(name: string, node: Declared, isFile: boolean): Promise<ApiMember[]> {
    const kind = kindOf(node.kind, this.kinds.SyntaxKind)
    if (!kind) return []
    const signatures = isFile ? [] : await this.signaturesOf(kind, node)
    const member: ApiMember = {
      ...this.documentation(node),
      name,
      kind: 'export',
      type: !isFile && kind === 'variable' && signatures.length === 0 ? textOf(node.type) : '',
      isOptional: false,
      isReadonly: false,
      isStatic: false,
      isProtected: false,
      isAbstract: false,
    }
    return signatures.length > 0 ? signatures.map((signature) => ({ ...member, signature })) : [member]
  }

  private async declarationsOf(symbol: TypeSymbol): Promise<Declared[]> {
    const target = await this.targetOf(symbol)
    const nodes = await Promise.all(target.declarations.map((handle) => handle.resolve(this.project)))
    return withoutImplementations(nodes.filter((node) => node !== undefined)) as Declared[]
  }

  private async signaturesOf(kind: PackageExport['kind'] | undefined, node: Declared): Promise<ApiSignature[]> {
    if (kind === 'function') return [await this.signatureOf(node)]
    return kind === 'variable' ? this.callSignatures(node) : []
  }

  /** Returns the signatures of a variable: of its function type, or of the interface that its type refers to. */
  private async callSignatures(node: Declared): Promise<ApiSignature[]> {
    const { SyntaxKind } = this.kinds
    const own = this.documentation(node)
    const withOwn = (signature: ApiSignature) =>
      signature.comment === '' ? { ...signature, ...own, comment: own.comment } : signature
    if (node.type?.kind === SyntaxKind.FunctionType) return [withOwn(await this.signatureOf(node.type))]
    const types = node.type ? await this.objectTypes(node.type) : []
    const calls = types.flatMap(({ members = [] }) => members.filter(({ kind }) => kind === SyntaxKind.CallSignature))
    return Promise.all(calls.map(async (call) => withOwn(await this.signatureOf(call))))
  }

  private async signatureOf(node: Declared): Promise<ApiSignature> {
    const parameters: ApiParameter[] = []
    for (const parameter of node.parameters ?? []) {
      const types = parameter.type ? await this.objectTypes(parameter.type) : []
      const members = await Promise.all(types.map((type) => this.membersOf(type)))
      parameters.push({
        name: textOf(parameter.name),
        type: textOf(parameter.type) || 'any',
        isOptional: parameter.questionToken !== undefined || parameter.initializer !== undefined,
        isRest: parameter.dotDotDotToken !== undefined,
        members: members.flat(),
      })
    }
    return {
      ...this.documentation(node),
      typeParameters: typeParametersOf(node),
      parameters,
      returns: textOf(node.type),
    }
  }

  /** Returns the interfaces and object types of the same package that a type consists of. */
  private async objectTypes(type: Declared, depth = 0): Promise<Declared[]> {
    const { SyntaxKind } = this.kinds
    if (type.kind === SyntaxKind.TypeLiteral || type.kind === SyntaxKind.InterfaceDeclaration) return [type]
    if (type.kind === SyntaxKind.IntersectionType && depth < 4) {
      return (await Promise.all((type.types ?? []).map((part) => this.objectTypes(part, depth + 1)))).flat()
    }
    if (type.kind !== SyntaxKind.TypeReference || !type.typeName || depth >= 4) return []
    const symbol = await this.project.checker.getSymbolAtLocation(type.typeName)
    if (!symbol) return []
    const found: Declared[] = []
    for (const node of await this.declarationsOf(symbol)) {
      if (!this.isOwn(node)) continue
      if (node.kind === SyntaxKind.InterfaceDeclaration) found.push(node)
      else if (node.kind === SyntaxKind.TypeAliasDeclaration && node.type)
        found.push(...(await this.objectTypes(node.type, depth + 1)))
    }
    return found
  }

  /** Returns the public and protected members of a class, an interface, an object type, or an enum. */
  private async membersOf(node: Declared | undefined): Promise<ApiMember[]> {
    const { SyntaxKind } = this.kinds
    const members: ApiMember[] = []
    const declared = withoutImplementations(node?.members ?? [])
    const setters = new Set(declared.filter(({ kind }) => kind === SyntaxKind.SetAccessor).map(nameOf))
    for (const member of declared) {
      const kind = memberKind(member.kind, SyntaxKind)
      if (!kind || isPrivate(member, SyntaxKind)) continue
      const has = (modifier: number) => (member.modifiers ?? []).some((node) => node.kind === modifier)
      const isCallable = kind === 'method' || kind === 'constructor' || kind === 'signature'
      const name = kind === 'constructor' ? 'constructor' : textOf(member.name)
      const isOptional = (member.questionToken ?? member.postfixToken)?.kind === SyntaxKind.QuestionToken
      members.push({
        ...this.documentation(member),
        name: kind === 'index signature' ? `[${textOf(member.parameters?.[0])}]` : name,
        kind,
        type: kind === 'enum member' ? textOf(member.initializer) : isCallable ? '' : textOf(member.type),
        isOptional,
        isReadonly: has(SyntaxKind.ReadonlyKeyword) || (kind === 'accessor' && !setters.has(nameOf(member))),
        isStatic: has(SyntaxKind.StaticKeyword),
        isProtected: has(SyntaxKind.ProtectedKeyword),
        isAbstract: has(SyntaxKind.AbstractKeyword),
        ...(isCallable && { signature: await this.plainSignature(member) }),
      })
    }
    return members
  }

  /** Returns a method's signature. The members of its parameters' types are left out, so that pages don't repeat them. */
  private async plainSignature(member: Declared): Promise<ApiSignature> {
    const signature = await this.signatureOf(member)
    return { ...signature, parameters: signature.parameters.map((parameter) => ({ ...parameter, members: [] })) }
  }

  private documentation(declaration: Declared): Documented {
    const { SyntaxKind } = this.kinds
    // The doc comment of a variable is above the whole statement.
    const isVariable = declaration.kind === SyntaxKind.VariableDeclaration
    // The comment at the start of a file may belong to its first declaration.
    if (declaration.kind === SyntaxKind.SourceFile)
      return { comment: '', file: this.fileOf(declaration), line: 1, column: 1, columnBelow: 1 }
    const node = isVariable ? declaration.parent.parent : declaration
    const comment = docCommentOf(node)
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

  private fileOf(node: Declared): string {
    const { fileName } = node.getSourceFile()
    const at = fileName.lastIndexOf('/node_modules/')
    return at >= 0 ? fileName.slice(at + '/node_modules/'.length) : relativePath(this.root, fileName)
  }

  /** Returns whether a declaration belongs to the package that is being read. */
  private isOwn(node: Declared): boolean {
    const file = this.fileOf(node)
    return !node.getSourceFile().fileName.includes('/node_modules/') || file.startsWith(`${packageName(this.from)}/`)
  }
}

function textOf(node: Node | undefined): string {
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

function typeParametersOf({ typeParameters = [] }: Declared): ApiTypeParameter[] {
  return typeParameters.map((parameter) => ({
    name: textOf(parameter.name),
    constraint: textOf(parameter.constraint),
    default: textOf(parameter.defaultType ?? parameter.default),
  }))
}
