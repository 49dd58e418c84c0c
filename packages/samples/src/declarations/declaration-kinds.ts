import type { SyntaxKind } from '../compiler/module.ts'
import type { ApiMember, PackageExport } from '../model/package-export.ts'

/**
 * Returns the kind of an exported declaration, or `undefined` if such declarations aren't documented. A file is a namespace, because
 * `export * as name` exports it as one.
 */
export function kindOf(kind: number, kinds: typeof SyntaxKind): PackageExport['kind'] | undefined {
  switch (kind) {
    case kinds.FunctionDeclaration:
      return 'function'
    case kinds.VariableDeclaration:
      return 'variable'
    case kinds.ClassDeclaration:
      return 'class'
    case kinds.InterfaceDeclaration:
      return 'interface'
    case kinds.TypeAliasDeclaration:
      return 'type'
    case kinds.EnumDeclaration:
      return 'enum'
    case kinds.ModuleDeclaration:
    case kinds.SourceFile:
      return 'namespace'
    default:
      return undefined
  }
}

/** Returns the kind of a member, or `undefined` if such members aren't documented. */
export function memberKind(kind: number, kinds: typeof SyntaxKind): ApiMember['kind'] | undefined {
  switch (kind) {
    case kinds.PropertySignature:
    case kinds.PropertyDeclaration:
      return 'property'
    case kinds.MethodSignature:
    case kinds.MethodDeclaration:
      return 'method'
    case kinds.Constructor:
    case kinds.ConstructSignature:
      return 'constructor'
    case kinds.CallSignature:
      return 'signature'
    case kinds.GetAccessor:
    case kinds.SetAccessor:
      return 'accessor'
    case kinds.IndexSignature:
      return 'index signature'
    case kinds.EnumMember:
      return 'enum member'
    default:
      return undefined
  }
}
