/**
 * Replaces names such as `Slice$1` with the public name, `Slice`. Tools that bundle declarations add a number if a
 * package contains a name twice.
 */
export function publicNames(type: string): string {
  return type.replace(/\b([A-Za-z]\w*)\$\d+\b/g, '$1')
}
