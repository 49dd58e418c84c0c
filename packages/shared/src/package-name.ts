/** Returns the package of an import: `@reduxjs/toolkit/query` → `@reduxjs/toolkit`. Returns `undefined` for a file path. */
export function packageName(specifier: string): string | undefined {
  return /^(@[^/]+\/[^/]+|[^@./][^/]*)/.exec(specifier)?.[1]
}
