import { withoutNumberPrefix } from './number-prefix.ts'

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
