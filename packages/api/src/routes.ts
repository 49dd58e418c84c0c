import type { PackageExport } from '@docs-engine/cli'
import { isHidden, parseComment } from './doc-comment.ts'
import { shownName } from './ids.ts'

/** A documented module: its exports, and the URLs of their pages by name. */
export interface ApiModule {
  exports: PackageExport[]
  urls: Record<string, string>
  /** The URL that relative links in doc comments refer to. */
  linkBase?: string
}

const kindOrder = ['function', 'class', 'variable', 'enum', 'namespace', 'interface', 'type']

/** Which exports of a module to document, by their names. `*` matches any text. */
interface Selection {
  include?: string[]
  exclude?: string[]
}

/** Returns the selected exports, sorted by the names that readers see. Exports marked `@internal` or `@hidden` are left out. */
export function documentedExports(
  { include, exclude = [] }: Selection,
  exports: readonly PackageExport[],
): PackageExport[] {
  const isIncluded = include && matcher(include)
  const isExcluded = matcher(exclude)
  const documented = exports.filter((exported) => {
    const names = [exported.name, shownName(exported)]
    return (
      (!isIncluded || names.some(isIncluded)) && !names.some(isExcluded) && !isHidden(parseComment(exported.comment))
    )
  })
  return documented.sort((a, b) => (shownName(a) < shownName(b) ? -1 : 1))
}

/**
 * Returns the URL of each export's page. If two names differ only in case, such as `createApi` and `CreateApi`, the second page's URL also
 * contains its kind, because some file systems don't distinguish case.
 */
export function urlsOf(path: string, exports: readonly PackageExport[]): Record<string, string> {
  const taken = new Set<string>(['index'])
  const sorted = [...exports].sort((a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind))
  const urls: Record<string, string> = {}
  for (const exported of sorted) {
    const name = shownName(exported)
    const slug = taken.has(name.toLowerCase()) ? `${name}-${exported.kind}` : name
    taken.add(slug.toLowerCase())
    urls[exported.name] = `${path}/${slug}`
  }
  return urls
}

/** Returns a function that tests a name against patterns in which `*` matches any text. */
function matcher(patterns: readonly string[]): (name: string) => boolean {
  const tests = patterns.map(
    (pattern) => new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`),
  )
  return (name) => tests.some((test) => test.test(name))
}
