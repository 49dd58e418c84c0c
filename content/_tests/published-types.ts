import { join } from 'node:path'
import { compilerConfig } from '../../packages/cli/src/typecheck/compiler-options.ts'
import { type PackageTypes, readPackageTypes } from '../../packages/cli/src/typecheck/package-types.ts'

const root = join(import.meta.dirname, '../..').replaceAll('\\', '/')

/** The names that entries of the installed packages export, types included, by entry. */
export function exportsOf(entries: readonly string[]): Promise<Map<string, string[]>> {
  const lines = entries.map((entry, index) => `import * as m${index} from '${entry}'\n`)
  return withTypes(lines, async (types) => {
    const offset = (index: number) => lines.slice(0, index).join('').length + 'import * as '.length
    const exports = await Promise.all(entries.map((_, index) => types.exportsAt(offset(index))))
    return new Map(entries.map((entry, index) => [entry, [...(exports[index]?.keys() ?? [])]]))
  })
}

/**
 * What an author may write into an object of a type, by the type's text: the properties of all members of a union, without those whose
 * type is `never` or whose name is a symbol.
 *
 * @param types Texts of types; they may name the exports of `imports` after a prefix: `rtk.ConfigureStoreOptions`.
 * @param imports Prefix → entry.
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
  return readPackageTypes(lines.join(''), { root, config: compilerConfig(root, undefined) }, read)
}
