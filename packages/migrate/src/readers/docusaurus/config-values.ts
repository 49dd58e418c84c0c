/** Returns an object with the key, or an empty object if the value is missing. */
export function optional<K extends string, V>(key: K, value: V | undefined): { [key in K]?: V } {
  return value === undefined || value === '' ? {} : ({ [key]: value } as { [key in K]?: V })
}

/** Returns the path of a file in `content/_public`. */
export function publicPath(path: string): string {
  return `/${path.replace(/^\/+/, '')}`
}

/** Replaces the entities that titles and copyright notices often contain. */
export function decodeEntities(text: string): string {
  const known: Record<string, string> = {
    copy: '©',
    reg: '®',
    trade: '™',
    amp: '&',
    nbsp: ' ',
    lt: '<',
    gt: '>',
    quot: '"',
  }
  return text.replace(/&(\w+);/g, (entity, name: string) => known[name] ?? entity)
}
