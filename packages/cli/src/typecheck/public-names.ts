/**
 * Replaces names such as `Slice$1` with the public name, `Slice`. Bundlers of declarations number a name if a package
 * contains it twice.
 */
export function publicNames(type: string): string {
  return type.replace(/\b([A-Za-z]\w*)\$\d+\b/g, '$1')
}
