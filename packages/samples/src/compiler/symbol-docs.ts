import type { SymbolResponse, TypeResponse } from 'typescript/unstable/proto'
import type { ProgramRequest } from './process.ts'

/** The compiler's `SyntaxKind.ObjectLiteralExpression`, as part of the ID of a node. */
const objectLiteralKind = '211'
/** The compiler's `TypeFlags.Union`. */
const unionFlag = 1 << 27
/** The compiler's `SymbolFlags.Alias`. */
const aliasFlag = 1 << 21

/**
 * Returns the doc comment of a name, or `''` if it has none. A property of an object literal, such as an option of a function, has the doc
 * comment of the expected type's property.
 */
export async function symbolDocs(symbol: SymbolResponse, request: ProgramRequest): Promise<string> {
  const own = await ownDocs(symbol, request)
  const expected = own === '' ? await expectedProperty(symbol, request) : undefined
  return expected ? ownDocs(expected, request) : own
}

/** Returns a symbol's own doc comment. If a name is imported, its doc comment is at the export. */
async function ownDocs({ id, flags }: SymbolResponse, request: ProgramRequest): Promise<string> {
  const target = flags & aliasFlag ? await request<SymbolResponse | null>('getAliasedSymbol', { symbol: id }) : { id }
  if (!target) return ''
  return (await request<string | null>('getDocumentationComment', { symbol: target.id })) ?? ''
}

/** Returns the property of an expected type that a property of an object literal sets. */
async function expectedProperty(
  { id, name, parent }: SymbolResponse,
  request: ProgramRequest,
): Promise<SymbolResponse | undefined> {
  if (!parent) return undefined
  const owner = await request<SymbolResponse | null>('getParentOfSymbol', { objectId: id })
  const location = owner?.declarations?.find((handle) => handle.split('.')[1] === objectLiteralKind)
  if (!location) return undefined
  const expected = await request<TypeResponse | null>('getContextualType', { location })
  if (!expected) return undefined
  const type = await request<TypeResponse | null>('getNonNullableType', { type: expected.id })
  const members =
    type && type.flags & unionFlag
      ? await request<TypeResponse[] | null>('getTypesOfType', { objectId: type.id })
      : [type ?? expected]
  for (const member of members ?? []) {
    const found = await request<SymbolResponse | null>('getPropertyOfType', { type: member.id, name })
    if (found) return found
  }
  return undefined
}
