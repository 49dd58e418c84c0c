import type { PackageExport } from '@docs-engine/cli'

/**
 * Returns the IDs of an export's parameters and members, by name: `options`, `options.name`. If several have the same name, such as the
 * overloads of a method, the ID belongs to the first one.
 */
export function memberIds({ signatures, members }: PackageExport): Map<string, string> {
  const ids = new Map<string, string>()
  const add = (name: string) => ids.has(name) || ids.set(name, idOf(name))
  for (const { parameters } of signatures) {
    for (const parameter of parameters) {
      const name = parameterName(parameter.name)
      add(name)
      for (const member of parameter.members) add(`${name}.${member.name}`)
    }
  }
  for (const { name } of members) add(name)
  return ids
}

/** Returns a name for a parameter, which may be a pattern: `{ a, b }`. */
export function parameterName(name: string): string {
  return /^[\w$]+$/.test(name) ? name : 'parameter'
}

/** Returns a name as an ID. */
export function idOf(name: string): string {
  return name.replace(/[^\w.$-]+/g, '-').replace(/^-+|-+$/g, '') || 'call'
}
