import { toArray, toRecord } from '../../util/values.ts'
import type { OriginalSite } from './original-site.ts'
import { packageVersion } from './package-version.ts'

/** A package manager whose commands are shown next to those of npm: one that `npm-to-yarn` knows, or a name and a function. */
export type NpmConverter = string | [name: string, convert: (code: string) => string]

const plugin = '@docusaurus/remark-plugin-npm2yarn'

/** The package managers for which the engine's own `npm2yarn` shows tabs after npm. They are also the plugin's current default. */
export const builtInConverters: readonly NpmConverter[] = ['yarn', 'pnpm', 'bun']

/** Returns the package managers for which the old site's `npm2yarn` shows tabs after npm. */
export function npmConverters(site: OriginalSite): readonly NpmConverter[] {
  const entry = [...site.docs, ...site.blogs.map(({ set }) => set)]
    .flatMap(({ unified }) => unified)
    .find(({ name }) => name === plugin)
  const { converters } = toRecord(entry?.options)
  return Array.isArray(converters) ? (toArray(converters) as NpmConverter[]) : defaultConverters(site)
}

/** Version 2.4 of the plugin added pnpm to its default, and version 3.8 added Bun. */
function defaultConverters(site: OriginalSite): readonly NpmConverter[] {
  const { major, minor } = packageVersion(plugin, site) ?? { major: Number.POSITIVE_INFINITY, minor: 0 }
  if (major < 2 || (major === 2 && minor < 4)) return ['yarn']
  return major < 3 || (major === 3 && minor < 8) ? ['yarn', 'pnpm'] : builtInConverters
}
