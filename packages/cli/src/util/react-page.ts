/**
 * Returns whether a path can be the source of a page that is a React component: a `.tsx` or `.jsx` file in `content/` or another edition's folder whose name starts with
 * a lowercase letter or a digit. The names of other components start with an uppercase letter by convention.
 */
export function isReactPage(source: string): boolean {
  return /^(?:content|versions|translations)\/(?:[^_.][^/]*\/)*[a-z\d][\w-]*\.[tj]sx$/.test(source)
}

/** Returns whether a page can import components. */
export function canImport(source: string): boolean {
  return source.endsWith('.mdx') || isReactPage(source)
}
