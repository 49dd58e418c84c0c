import { relative } from 'node:path'
import type { Node } from 'typescript/unstable/ast'
import type { Project, Symbol as TypeSymbol } from 'typescript/unstable/async'
import type {
  ApiMember,
  ApiParameter,
  ApiSignature,
  ApiTypeParameter,
  Documented,
  PackageExport,
} from '../model/package-export.ts'
import { packageName } from '../util/package-name.ts'
import { declarationOf, docCommentOf, isPrivate } from './declaration-of.ts'
import { declarationText } from './declaration-text.ts'
import { type ExportsReader, readModules } from './package-types.ts'
import { publicNames } from './public-names.ts'

/** The exports of each requested module, by specifier. A module that can't be resolved is missing. */
export type ExportsByModule = Record<string, PackageExport[]>

/**
 * Reads the exports of packages from the type declarations of the installed versions.
 *
 * @throws {UserError} if the package with the compiler for this machine isn't installed.
 */
export async function readPackageExports(
  modules: readonly string[],
  options: { root: string; config: Record<string, unknown> },
): Promise<ExportsByModule> {
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
      result[from] = found
    }
    return result
  })
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
    const nodes = await this.declarationsOf(symbol)
    const [first] = nodes
    const kind = first && this.kindOf(first)
    if (!first || !kind) return undefined
    const { SyntaxKind } = this.kinds
    const declaration = await declarationText(nodes.map((node) => declarationOf(node, SyntaxKind)))
    const signatures: ApiSignature[] = []
    const members: ApiMember[] = []
    for (const node of nodes) {
      if (kind === 'function') signatures.push(await this.signatureOf(node))
      else if (kind === 'variable') signatures.push(...(await this.callSignatures(node)))
      else members.push(...(await this.membersOf(kind === 'type' ? node.type : node)))
    }
    const isFunction = signatures.length > 0
    const typesAfter = (keyword: number) =>
      (first.heritageClauses ?? []).flatMap(({ token, types = [] }) =>
        token === keyword ? types.map((type) => textOf(type)) : [],
      )
    return {
      name,
      kind: kind === 'variable' && isFunction ? 'function' : kind,
      declaration: declaration.trimEnd(),
      ...this.documentation(nodes.find((node) => this.documentation(node).comment !== '') ?? first),
      ...(kind === 'variable' && !isFunction && { type: textOf(first.type) }),
      signatures,
      typeParameters: typeParametersOf(first),
      bases: typesAfter(SyntaxKind.ExtendsKeyword),
      implemented: typesAfter(SyntaxKind.ImplementsKeyword),
      members,
    }
  }

  private async declarationsOf(symbol: TypeSymbol): Promise<Declared[]> {
    const target = await this.targetOf(symbol)
    const nodes = await Promise.all(target.declarations.map((handle) => handle.resolve(this.project)))
    return nodes.filter((node) => node !== undefined) as Declared[]
  }

  private kindOf({ kind }: Declared): PackageExport['kind'] | undefined {
    const { SyntaxKind } = this.kinds
    switch (kind) {
      case SyntaxKind.FunctionDeclaration:
        return 'function'
      case SyntaxKind.VariableDeclaration:
        return 'variable'
      case SyntaxKind.ClassDeclaration:
        return 'class'
      case SyntaxKind.InterfaceDeclaration:
        return 'interface'
      case SyntaxKind.TypeAliasDeclaration:
        return 'type'
      case SyntaxKind.EnumDeclaration:
        return 'enum'
      case SyntaxKind.ModuleDeclaration:
        return 'namespace'
      default:
        return undefined
    }
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
    const setters = new Set((node?.members ?? []).filter(({ kind }) => kind === SyntaxKind.SetAccessor).map(nameOf))
    for (const member of node?.members ?? []) {
      const kind = this.memberKind(member)
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

  private memberKind({ kind }: Declared): ApiMember['kind'] | undefined {
    const { SyntaxKind } = this.kinds
    switch (kind) {
      case SyntaxKind.PropertySignature:
      case SyntaxKind.PropertyDeclaration:
        return 'property'
      case SyntaxKind.MethodSignature:
      case SyntaxKind.MethodDeclaration:
        return 'method'
      case SyntaxKind.Constructor:
      case SyntaxKind.ConstructSignature:
        return 'constructor'
      case SyntaxKind.CallSignature:
        return 'signature'
      case SyntaxKind.GetAccessor:
        return 'accessor'
      case SyntaxKind.IndexSignature:
        return 'index signature'
      case SyntaxKind.EnumMember:
        return 'enum member'
      default:
        return undefined
    }
  }

  private documentation(declaration: Declared): Documented {
    const { SyntaxKind } = this.kinds
    // The doc comment of a variable is above the whole statement.
    const isVariable = declaration.kind === SyntaxKind.VariableDeclaration
    const node = isVariable ? declaration.parent.parent : declaration
    const comment = docCommentOf(node)
    return {
      comment: comment ? commentText(comment.text) : '',
      file: this.fileOf(node),
      line: node
        .getSourceFile()
        .text.slice(0, comment?.start ?? node.getStart())
        .split('\n').length,
    }
  }

  private fileOf(node: Declared): string {
    const { fileName } = node.getSourceFile()
    const at = fileName.lastIndexOf('/node_modules/')
    return at >= 0 ? fileName.slice(at + '/node_modules/'.length) : relative(this.root, fileName).replaceAll('\\', '/')
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
