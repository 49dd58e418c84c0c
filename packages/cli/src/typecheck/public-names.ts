/** A bundler of declarations writes `Slice$1` where a package has two of that name; readers know it as `Slice`. */
export function publicNames(type: string): string {
  return type.replace(/\b([A-Za-z]\w*)\$\d+\b/g, '$1')
}
