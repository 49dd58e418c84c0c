export interface SchemaRow {
  path: string
  type: string
  /** The default, or `''` if the key has none. */
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

/** Returns every key of a schema once, with its type and default, outermost keys first. */
export function schemaRows(schema: unknown): SchemaRow[] {
  const rows = new Map<string, SchemaRow>()
  for (const row of rowsOf(schema)) if (!rows.has(row.path)) rows.set(row.path, row)
  return [...rows.values()]
}

function rowsOf(schema: unknown, path = ''): SchemaRow[] {
  const { inner } = unwrap(schema as Schema)
  return Object.entries(inner.shape ?? {}).flatMap(([key, value]) => {
    const own = path ? `${path}.${key}` : key
    const { inner: bare, fallback, isOptional } = unwrap(value)
    const type = typeName(bare)
    const shown = fallback === undefined ? (isOptional ? '' : 'required') : fallback
    // The reference lists the labels in a table of their own.
    return [{ path: own, type, fallback: shown }, ...(own === 'labels' ? [] : below(bare, own))]
  })
}

/**
 * Returns the keys of an object, of the objects in a list, or of the object among alternatives. Skips sidebar entries, because they are
 * recursive.
 */
function below(schema: Schema, path: string): SchemaRow[] {
  if (schema.shape) return rowsOf(schema, path)
  if (schema.def.element) return below(unwrap(schema.def.element).inner, `${path}[]`)
  return schema.def.options ? belowAlternatives(schema.def.options, path) : []
}

/** Returns the keys of all objects among alternatives. A key that one of these objects lacks isn't required. */
function belowAlternatives(options: Schema[], path: string): SchemaRow[] {
  const lists = options.map((option) => below(unwrap(option).inner, path)).filter((rows) => rows.length > 0)
  const isNested = (row: SchemaRow) => /[.[]/.test(row.path.slice(path.length + 1))
  const isInAll = (row: SchemaRow) => lists.every((rows) => rows.some((other) => other.path === row.path))
  return lists
    .flat()
    .map((row) => (row.fallback === 'required' && !isNested(row) && !isInAll(row) ? { ...row, fallback: '' } : row))
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
      // Omit the default of an object, because its keys have their own defaults.
      const shown = fallback === '`{}`' && !isPlain(inner) ? 'see below' : fallback
      return { inner, isOptional, ...(shown !== undefined && { fallback: shown }) }
    }
    inner = next
  }
}

/** Returns whether a schema has no keys that need their own rows. */
function isPlain({ def }: Schema): boolean {
  return def.type === 'record'
}

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' })

function typeName(schema: Schema, isPlural = false): string {
  return alternatives.format(new Set(typeNames(schema, isPlural)))
}

/** Returns the names of a type's alternatives. */
function typeNames(schema: Schema, isPlural: boolean): string[] {
  const { inner } = unwrap(schema)
  const { def } = inner
  const noun = (name: string) => (isPlural ? `${name}s` : name)
  switch (def.type) {
    case 'enum':
      return Object.values(def.entries ?? {}).map((value) => `\`${value}\``)
    case 'literal':
      return (def.values ?? []).map((value) => `\`${value}\``)
    case 'union':
      return (def.options ?? []).flatMap((option) => typeNames(option, isPlural))
    case 'array':
      return [`${noun('list')} of ${typeName(def.element!, true)}`]
    case 'record':
      return [`${noun('object')} of ${typeName(def.valueType!, true)}`]
    case 'custom':
      return [noun('function')]
    case 'unknown':
      return ['any value']
    case 'lazy':
      return [def.getter?.().def.type === 'object' ? noun('object') : isPlural ? 'entries' : 'entry']
    default:
      return [noun(def.type)]
  }
}
