import { packageName } from '@docs-engine/shared/package-name.ts'
import {
  type ExportsReader,
  type ModuleOptions,
  type Project,
  readModules,
  type CompilerSymbol as TypeSymbol,
} from '../compiler/module.ts'
import type { ApiMember, ApiSignature, Documented, PackageExport } from '../model/package-export.ts'
import { kindOf } from './declaration-kinds.ts'
import { declarationOf, withoutImplementations } from './declaration-of.ts'
import { DeclarationReader, type Declared, textOf, typeParametersOf } from './declaration-reader.ts'
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

/** Reads the exports of one module. */
class ExportReader {
  private readonly declarations: DeclarationReader

  constructor(
    private readonly project: Project,
    private readonly kinds: Kinds,
    private readonly targetOf: ExportsReader['targetOf'],
    root: string,
    private readonly from: string,
  ) {
    this.declarations = new DeclarationReader(kinds.SyntaxKind, root)
  }

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
      const own = await this.signaturesOf(kinds[index], node)
      signatures.push(...own)
      if (kinds[index] !== 'namespace') members.push(...withoutKnown(this.declarations.membersOf(node), own))
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
      ...this.declarations.documentation(
        nodes.find((node) => this.declarations.documentation(node).comment !== '') ?? first,
      ),
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
        const own = callable.length > 0 ? callable : found.flat().slice(0, 1)
        const isNested = ({ kind }: Declared) => !isFile && kindOf(kind, this.kinds.SyntaxKind) !== 'namespace'
        const read = (node: Declared) => this.declarations.membersOf(node, exported.name, false)
        return [...own, ...nodes.filter(isNested).flatMap(read)]
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
      ...this.declarations.documentation(node),
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
    const own = this.declarations.documentation(node)
    const withOwn = (signature: ApiSignature) =>
      signature.comment === '' ? { ...signature, ...own, comment: own.comment } : signature
    if (node.type?.kind === SyntaxKind.FunctionType) return [withOwn(await this.signatureOf(node.type))]
    const types = node.type ? await this.objectTypes(node.type) : []
    const calls = types.flatMap(({ members = [] }) => members.filter(({ kind }) => kind === SyntaxKind.CallSignature))
    return Promise.all(calls.map(async (call) => withOwn(await this.signatureOf(call))))
  }

  /** Returns a signature with the members of its parameters and its return type. */
  private async signatureOf(node: Declared): Promise<ApiSignature> {
    const signature = this.declarations.signatureOf(node)
    for (const [index, parameter] of (node.parameters ?? []).entries()) {
      const types = parameter.type ? await this.objectTypes(parameter.type) : []
      const members = [...types, parameter].flatMap((type) => this.declarations.membersOf(type))
      signature.parameters[index]!.members = [...new Map(members.map((member) => [placeOf(member), member])).values()]
    }
    return { ...signature, members: withoutKnown(this.declarations.membersOf(node, '', false), [signature]) }
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

  /** Returns whether a declaration belongs to the package that is being read. */
  private isOwn(node: Declared): boolean {
    const file = this.declarations.fileOf(node)
    return !node.getSourceFile().fileName.includes('/node_modules/') || file.startsWith(`${packageName(this.from)}/`)
  }
}

/** Returns the members that signatures don't contain. */
function withoutKnown(members: ApiMember[], signatures: ApiSignature[]): ApiMember[] {
  const inside = ({ parameters, members }: ApiSignature) => [
    ...members,
    ...parameters.flatMap((p) => [p, ...p.members]),
  ]
  const known = new Set(signatures.flatMap((signature) => [signature, ...inside(signature)]).map(placeOf))
  return members.filter(
    (member) => !known.has(placeOf(member)) && !(signatures.length > 0 && member.kind === 'signature'),
  )
}

function placeOf({ file, line, column }: Documented): string {
  return `${file}:${line}:${column}`
}
