/** Splits off a name's number prefix: `01-intro` → `intro` and 1. Names that look like dates or versions have no prefix. */
export function withoutNumberPrefix(name: string): { name: string; position?: number } {
  if (/^(\d{2}|\d{4})[-_.]\d{2}([-_.]\d{2,4})?|^\d+[-_.]\d+/.test(name)) return { name }
  const match = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name)
  return match ? { name: match[2]!, position: Number(match[1]) } : { name }
}

/** Removes the number prefix from every segment of a path. */
export function pathWithoutNumbers(path: string): string {
  return path
    .split('/')
    .map((segment) => withoutNumberPrefix(segment).name)
    .join('/')
}
