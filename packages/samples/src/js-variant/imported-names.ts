/** A name that an import statement declares. */
export interface ImportedName {
  local: string
  /** The export's name in the imported module, or `default` or `*`. */
  name: string
  from: string
  isType: boolean
}

const statement = /^[ \t]*import\s+(type\s+)?([^'"]+?)\s+from\s*['"]([^'"]+)['"]/gm

/** Returns the names that a file imports. */
export function importedNames(text: string): ImportedName[] {
  const names: ImportedName[] = []
  for (const [, type, clause, from] of text.matchAll(statement)) {
    const add = (local: string, name: string, isType = false) =>
      names.push({ local, name, from: from!, isType: isType || type !== undefined })
    const [, byDefault, space] = /^([\w$]+)?\s*,?\s*(?:\*\s*as\s+([\w$]+))?/.exec(clause!)!
    if (byDefault) add(byDefault, 'default')
    if (space) add(space, '*')
    for (const part of /\{([^}]*)\}/.exec(clause!)?.[1]?.split(',') ?? []) {
      const [, isType, name, local] = /^\s*(type\s+(?!as\b))?([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(part) ?? []
      if (name) add(local ?? name, name, isType !== undefined)
    }
  }
  return names
}

/**
 * Returns imported names that aren't used in the file.
 *
 * A compiler would treat these names as types and remove them. In a sample, they must be kept, because the sample shows how to import
 * them.
 */
export function unusedImports(text: string): string[] {
  return importedNames(text)
    .filter(({ local, isType }) => !isType && !occursTwice(text, local))
    .map(({ local }) => local)
}

function occursTwice(text: string, name: string): boolean {
  let count = 0
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    const isWord = !/[\w$]/.test(text[at - 1] ?? ' ') && !/[\w$]/.test(text[at + name.length] ?? ' ')
    if (isWord && ++count === 2) return true
  }
  return false
}
