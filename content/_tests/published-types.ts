import { join } from 'node:path'
import { compilerConfig } from '../../packages/samples/src/compiler/options.ts'
import { type PackageTypes, readPackageTypes } from '../../packages/samples/src/declarations/package-types.ts'

const root = join(import.meta.dirname, '../..').replaceAll('\\', '/')

/** Returns the names that the entry points of installed packages export, including types, by entry point. */
export function exportsOf(entries: readonly string[]): Promise<Map<string, string[]>> {
  const lines = entries.map((entry, index) => `import * as m${index} from '${entry}'\n`)
  return withTypes(lines, async (types) => {
    const offset = (index: number) => lines.slice(0, index).join('').length + 'import * as '.length
    const exports = await Promise.all(entries.map((_, index) => types.exportsAt(offset(index))))
    return new Map(entries.map((entry, index) => [entry, [...(exports[index]?.keys() ?? [])]]))
  })
}

/**
 * Returns the properties that an object of each type may have, by type expression. For a union, returns the properties of all members.
 * Leaves out properties of type `never`, and properties whose name is a symbol.
 *
 * @param types Type expressions. They can refer to `imports`: `rtk.ConfigureStoreOptions`.
 * @param imports Maps each prefix to the entry point that it refers to.
 * @returns For each type, the names of its properties, and compiler errors in the expression.
 */
export function propertiesOf(
  types: readonly string[],
  imports: Record<string, string>,
): Promise<Map<string, { names: string[]; errors: string[] }>> {
  const head = [
    ...Object.entries(imports).map(([prefix, entry]) => `import * as ${prefix} from '${entry}'\n`),
    'type Allowed<T> = keyof { [K in keyof T & string as [Exclude<T[K], undefined>] extends [never] ? never : K]: true }\n',
    'type Properties<T> = { [K in T extends unknown ? Allowed<T> : never]: true }\n',
  ].join('')
  const lines = [head, ...types.map((type, index) => `declare const t${index}: Properties<${type}>\n`)]
  return withTypes(lines, async (published) => {
    const errors = await published.errors()
    const entries = await Promise.all(
      types.map(async (type, index) => {
        const start = lines.slice(0, index + 1).join('').length
        const end = start + lines[index + 1]!.length
        return [
          type,
          {
            names: await published.propertiesAt(start + 'declare const '.length),
            errors: errors.filter((error) => error.start >= start && error.start < end).map(({ text }) => text),
          },
        ] as const
      }),
    )
    return new Map(entries)
  })
}

function withTypes<Result>(lines: string[], read: (types: PackageTypes) => Promise<Result>): Promise<Result> {
  const options = { root, config: compilerConfig(root, undefined), isImportable: () => true }
  return readPackageTypes(lines.join(''), options, read)
}
