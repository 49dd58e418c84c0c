import type { ApiMember, ApiSignature, Documented, PackageExport } from '@docs-engine/cli'
import { closest, distance } from 'fastest-levenshtein'
import { exportNamed, groupsOf, memberIds, shownName } from './ids.ts'
import { placeOf } from './place.ts'
import type { ApiModule } from './routes.ts'

/** Resolves the names in doc comments and types to pages. */
export interface Links {
  /** Replaces `{@link …}` in Markdown. Names that can't be found are added to `problems`. */
  inText(markdown: string, place: Documented): string
  /** Returns the URL of the page of an export, or `undefined` if it has none or is the documented export itself. */
  urlOf(name: string): string | undefined
  /** Returns the URL of the page of an export that is also exported by a namespace. */
  urlOfSame(member: Documented & { name: string }): string | undefined
  /**
   * Returns the members that a class or an interface inherits from documented exports, by base. Static members of a class are included, and
   * members that the export declares again are left out.
   */
  inheritedBy(exported: PackageExport): InheritedMembers[]
  /** Returns the documented member of a base, or of an interface, that a member of the current export overrides or implements. */
  overriddenBy(member: ApiMember): ApiMember | undefined
  problems: { file: string; line: number; column: number; reason: string }[]
}

export interface InheritedMembers {
  /** Name of the class or interface that declares the members. */
  base: string
  /** `url` is `undefined` if the base has no page. */
  members: { name: string; url: string | undefined }[]
}

/**
 * @param from The module that exports `current`.
 * @param current The export that is being documented.
 * @param prefix The start of the IDs of its members on the page.
 */
export function createLinks(
  modules: Readonly<Record<string, ApiModule>>,
  from: string,
  current: PackageExport,
  prefix: string,
): Links {
  const problems: Links['problems'] = []
  const others = Object.keys(modules).filter((name) => name !== from)
  const find = (name: string) => {
    for (const key of [from, ...others]) {
      const { exports, urls } = modules[key]!
      const exported = exportNamed(name, exports)
      if (exported) return { exported, url: urls[exported.name] }
    }
    return undefined
  }

  /** Returns the URL of a link's target: `''` if the target isn't documented, `undefined` if it doesn't exist. */
  function resolve(target: string): string | undefined {
    // `@reduxjs/toolkit#createSlice` contains the package, and `(createSlice:1)` the overload.
    const [, module = '', symbol = target] = /^([@\w./-]+)#(.+)$/.exec(target) ?? []
    const plain = /^[a-z@]/.test(module) && !find(module) ? symbol : target
    const [name = '', ...rest] = plain.replace(/[()]|:\w+/g, '').split(/[.#~]/)
    const own = memberIds(current)
    if (rest.length === 0 && name !== current.name && own.has(name)) return `#${prefix}${own.get(name)}`
    const found = find(name)
    if (!found) return undefined
    const ids = memberIds(found.exported)
    const member = rest.join('.')
    // The members of a computed type aren't known.
    if (member && !ids.has(member)) return ids.size === 0 ? (found.url ?? '') : undefined
    const isCurrent = found.exported.name === current.name
    if (isCurrent && member) return `#${prefix}${ids.get(member)}`
    if (isCurrent) return ''
    if (!found.url) return ''
    return member ? `${found.url}#${ids.get(member)}` : found.url
  }

  /** Yields the documented exports that `typesOf` returns for an export, and those that it returns for them. */
  function* ancestors(
    exported: PackageExport,
    typesOf: (exported: PackageExport) => string[],
    visited = new Set([exported.name]),
  ): Generator<{ base: string; exported: PackageExport; url: string | undefined }> {
    for (const text of typesOf(exported)) {
      // Without its type arguments, `Base<string>` is the name of an export.
      const base = text.replace(/<[\s\S]*$/, '')
      const found = visited.has(base) ? undefined : find(base)
      if (!found) continue
      visited.add(base)
      yield { base, ...found }
      yield* ancestors(found.exported, typesOf, visited)
    }
  }

  function inheritedBy(exported: PackageExport): InheritedMembers[] {
    const known = new Set(exported.members.map(({ name }) => name))
    return [...ancestors(exported, ({ bases }) => bases)].flatMap(({ base, url, exported }) => {
      const ids = memberIds(exported)
      const members = groupsOf(exported.members).flatMap(([{ name, kind }]) => {
        // A nested member, such as `nested.depth`, belongs to the member that contains it.
        if (kind === 'constructor' || kind === 'signature' || known.has(name.split('.')[0]!)) return []
        known.add(name)
        return [{ name, url: url && `${url}#${ids.get(name)}` }]
      })
      return members.length > 0 ? [{ base, members }] : []
    })
  }

  function overriddenBy({ name, isStatic, signature }: ApiMember): ApiMember | undefined {
    const typesOf = (signature?: ApiSignature) => String(signature?.parameters.map(({ type }) => type))
    const namesOf = (signature?: ApiSignature) => String(signature?.parameters.map(({ name }) => name))
    for (const { exported } of ancestors(current, ({ bases, implemented }) => [...bases, ...implemented])) {
      const overloads = exported.members.filter((member) => member.name === name && member.isStatic === isStatic)
      const found =
        overloads.length === 1
          ? overloads[0]
          : (overloads.find((overload) => typesOf(overload.signature) === typesOf(signature)) ??
            overloads.find((overload) => namesOf(overload.signature) === namesOf(signature)))
      if (found?.comment) return found
    }
    return undefined
  }

  /** Replaces a Markdown link. A relative URL refers to a page of the package's own documentation. */
  function markdownLink(link: string, text: string, url: string, title: string, place: Documented): string {
    const { linkBase } = modules[from]!
    if (/^[a-z][a-z+.-]*:/i.test(url)) return `[${text}](${url}${title})`
    if (linkBase !== undefined) return `[${text}](${new URL(url, linkBase)}${title})`
    if (url.startsWith('/')) return `[${text}](${url}${title})`
    problems.push({
      ...placeOf(link, place),
      reason: `This doc comment contains the relative link \`${url}\`. Set \`linkBase\` to the URL that it is relative to.`,
    })
    return text
  }

  function tsdocLink(link: string, target: string, label: string, place: Documented): string {
    if (/^https?:\/\//.test(target)) return label ? `[${label}](${target})` : `<${target}>`
    const url = resolve(target)
    if (url === undefined) {
      problems.push({
        ...placeOf(link, place),
        reason: `This doc comment links to \`${target}\`, which isn’t exported.`,
      })
    }
    const shown = label || `\`${target}\``
    return url ? `[${shown}](${url})` : shown
  }

  return {
    problems,
    inheritedBy,
    overriddenBy,
    urlOf: (name) => (name === shownName(current) ? undefined : find(name)?.url || undefined),
    urlOfSame({ name, file, line }) {
      const found = find(name)
      return found?.exported.file === file && found.exported.line === line ? found.url : undefined
    },
    inText: (markdown, place) =>
      markdown.replace(linkOrCode, (all, ...groups: (string | undefined)[]) => {
        const [, label, url, title = '', target, name = ''] = groups
        if (url !== undefined) return markdownLink(all, label!, url, title, place)
        return target === undefined ? all : tsdocLink(all, target, name.trim(), place)
      }),
  }
}

/** Matches code, which stays as it is, links in Markdown, and `{@link …}`. */
const linkOrCode = new RegExp(
  [
    /^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1[ \t]*$/,
    /(?<!!)\[((?:[^[\]]|\[[^\]]*\])*)\]\(\s*([^)\s]+)([^)]*)\)/,
    /`[^`\n]+`/,
    /\{@(?:link|linkcode|linkplain|inheritDoc)\s+([^\s|}]+)\s*(?:\|\s*)?([^}]*)\}/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
)

/** Returns the name that is closest to a misspelled one, or `undefined` if none is close. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined
  const near = closest(name, names)
  return distance(name, near) <= Math.max(2, name.length / 3) ? near : undefined
}
