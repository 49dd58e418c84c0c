export interface SchemaRow {
  path: string
  type: string
  /** '' if there is none. */
  fallback: string
}

interface Schema {
  def: {
    type: string
    innerType?: Schema
    in?: Schema
    element?: Schema
    valueType?: Schema
    options?: Schema[]
    values?: unknown[]
    entries?: Record<string, string>
    defaultValue?: unknown
    getter?: () => Schema
  }
  shape?: Record<string, Schema>
}

/** Every key a schema knows, outermost first, with its type and its default. */
export function schemaRows(schema: unknown, path = ''): SchemaRow[] {
  const { inner } = unwrap(schema as Schema)
  return Object.entries(inner.shape ?? {}).flatMap(([key, value]) => {
    const own = path ? `${path}.${key}` : key
    const { inner: bare, fallback, isOptional } = unwrap(value)
    const type = typeName(bare)
    const shown = fallback === undefined ? (isOptional ? '' : 'required') : fallback
    return [{ path: own, type, fallback: shown }, ...below(bare, own)]
  })
}

/** Keys of an object, of the objects of a list, or of the object among alternatives. Entries of sidebars hold themselves. */
function below(schema: Schema, path: string): SchemaRow[] {
  if (schema.shape) return schemaRows(schema, path)
  if (schema.def.element) return below(unwrap(schema.def.element).inner, `${path}[]`)
  if (schema.def.options) return schema.def.options.flatMap((option) => below(unwrap(option).inner, path))
  return []
}

function unwrap(schema: Schema): { inner: Schema; fallback?: string; isOptional: boolean } {
  let inner = schema
  let fallback: string | undefined
  let isOptional = false
  for (;;) {
    const { def } = inner
    if (def.type === 'optional') isOptional = true
    if (def.type === 'default' || def.type === 'prefault') fallback ??= `\`${JSON.stringify(def.defaultValue)}\``
    const next = def.innerType ?? (def.type === 'pipe' ? def.in : undefined)
    if (!next) {
      // The keys of an object say their defaults themselves.
      const shown = fallback === '`{}`' && !isPlain(inner) ? 'see below' : fallback
      return { inner, isOptional, ...(shown !== undefined && { fallback: shown }) }
    }
    inner = next
  }
}

/** Has no keys of its own to speak of. */
function isPlain({ def }: Schema): boolean {
  return def.type === 'record'
}

function typeName(schema: Schema): string {
  const { inner } = unwrap(schema)
  const { def } = inner
  switch (def.type) {
    case 'enum':
      return Object.values(def.entries ?? {})
        .map((value) => `\`${value}\``)
        .join(', ')
    case 'literal':
      return (def.values ?? []).map((value) => `\`${value}\``).join(', ')
    case 'union':
      return (def.options ?? []).map(typeName).join(' or ')
    case 'array':
      return `list of ${typeName(def.element!)}`
    case 'record':
      return `names with ${typeName(def.valueType!)}`
    case 'object':
      return 'object'
    case 'custom':
      return 'function'
    case 'unknown':
      return 'any value'
    case 'lazy':
      return 'entry'
    default:
      return def.type
  }
}
