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

/** Returns a title for a page that has none. It's derived from the source's path: `content/api/create-slice.md` → `Create slice`. */
export function fileTitle(source: string): string {
  const name = source
    .replace(/\.(?:mdx?|[tj]sx)$/, '')
    .replace(/\/(?:index|README)$/, '')
    .split('/')
    .at(-1)!
  const words = withoutNumberPrefix(name).name.replace(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
