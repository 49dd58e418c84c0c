/** Returns the keys that a zod schema accepts at a path. Defaults, arrays, and unions are unwrapped. A record may list its keys. */
export function schemaKeys(schema: unknown, path: PropertyKey[]): string[] {
  let schemas: unknown[] = [schema]
  for (const key of path) {
    schemas = schemas.flatMap(unwrap).flatMap((s) => {
      if (typeof key === 'number') return s.element ? [s.element] : []
      if (s.def.valueType) return [s.def.valueType]
      return s.shape?.[String(key)] ? [s.shape[String(key)]] : []
    })
  }
  return [...new Set(schemas.flatMap(unwrap).flatMap((s) => s.def.keyType?.options ?? Object.keys(s.shape ?? {})))]
}

interface AnySchema {
  def: {
    type: string
    innerType?: unknown
    valueType?: unknown
    keyType?: { options?: string[] }
    options?: unknown[]
    getter?: () => unknown
  }
  shape?: Record<string, unknown>
  element?: unknown
}

function unwrap(schema: unknown): AnySchema[] {
  const s = schema as AnySchema
  if (s.def.innerType) return unwrap(s.def.innerType)
  if (s.def.options) return s.def.options.flatMap(unwrap)
  if (s.def.getter) return unwrap(s.def.getter())
  return [s]
}
