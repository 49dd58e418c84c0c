// Replaces `clsx` and `classnames`.
type Value = string | number | boolean | null | undefined | Record<string, unknown> | readonly Value[]

export function clsx(...values: Value[]): string {
  return values.flatMap(namesIn).join(' ')
}

function namesIn(value: Value): (string | number)[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value === 'string' || typeof value === 'number') return value ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, isSet]) => (isSet ? [name] : []))
}

export default clsx
