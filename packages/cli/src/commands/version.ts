import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inspect } from 'node:util'
import { openCache } from '../cache/cache.ts'
import { plural } from '../check/report/counts.ts'
import { createPluginContext } from '../check/samples/plugin-context.ts'
import { readTranslationLock } from '../check/translations/translation-lock.ts'
import { readConfig } from '../config/read-config.ts'
import { scanContent } from '../markdown/scan-content.ts'
import type { CommandContext } from '../model/command.ts'
import type { SidebarEntry, SiteConfig } from '../model/config-schema.ts'
import { currentVersion, editionAt, editionOf, mainEdition, rootVersion, sharedEditions } from '../model/edition.ts'
import type { SourceFile } from '../model/source-file.ts'
import { generatedSources, preparePlugins, withoutWritten } from '../plugins/generated-pages.ts'
import type { SitePlugins } from '../plugins/site-plugins.ts'
import { assertNoFile, assertPlace } from '../util/assert-folder.ts'
import { pathFrom } from '../util/format-text.ts'
import { SiteErrors } from '../util/site-errors.ts'
import { UserError } from '../util/user-error.ts'
import { copyVersion } from './copy-version.ts'

/** Folders of `content/` that aren't part of a version: all versions share them. */
const sharedFolders = ['blog', '_public', '_components']

/**
 * `docs version`: freezes the current version by copying `content/` to `versions/<name>/`, and the translations as well. Prints what to add to
 * the configuration. Returns the exit status.
 *
 * @throws {UserError} before anything is written, if the name can't be used, or if the version already exists.
 */
export async function freezeVersion(
  name: string,
  folder: string | undefined,
  { cwd, env, stdout }: CommandContext,
): Promise<number> {
  const root = resolve(cwd, folder ?? '.')
  const { config, plugins } = await readConfig(root, { env })
  assertName(name)
  const places = sharedEditions(config).map(({ locale, folder }) => ({
    from: folder,
    to: editionAt(name, locale).folder,
  }))
  for (const { from, to } of places) {
    if (existsSync(join(root, to))) {
      throw new UserError(
        `\`${pathFrom(cwd, join(root, to))}\` already exists.`,
        'Choose another name, or delete the folder to freeze the version again.',
      )
    }
    assertNoFile(join(root, from), 'Move the pages into a folder of this name.')
    assertPlace(root, to)
  }
  assertNoFile(join(root, '.docs'), 'Delete the file, because Docs writes temporary files to a folder of this name.')
  const source = join(root, mainEdition.folder)
  if (!existsSync(source))
    throw new UserError(`No folder \`${pathFrom(cwd, source)}\`.`, 'There are no pages to freeze.')
  const { lock, messages } = readTranslationLock(root)
  if (messages.length > 0) throw new SiteErrors(messages)
  const generated = await generatedPages(root, config, plugins)
  const unlisted = unlistedVersions(root, config)
  const folders = places.filter(({ from }) => existsSync(join(root, from)))
  const { counts, outside } = copyVersion({
    root,
    folders,
    isShared: (path) => isShared(path, config),
    generated,
    lock,
  })
  const copied = folders.flatMap(({ from, to }, i) => {
    const [source, target] = [from, to].map((path) => pathFrom(cwd, join(root, path)))
    return counts[i] ? [`Copied ${plural(counts[i], 'file')} from ${source} to ${target}.\n`] : []
  })
  const shared = folders.flatMap(({ from }) => sharedFolders.map((path) => `${from}/${path}`))
  const present = [...shared, ...outside].filter((path) => existsSync(join(root, path)))
  stdout.write(
    copied.join('') +
      (present.length > 0 ? `All versions share ${present.join(', ')}.\n` : '') +
      `\n${nextStep(name, unlisted, config)}`,
  )
  return 0
}

function assertName(name: string): void {
  const reason = `\`${name}\` can’t be used as the name of a version.`
  if (name === currentVersion) {
    throw new UserError(
      reason,
      'In the configuration, this name stands for the version in `content`. Choose another name, such as `2.0`.',
    )
  }
  if (!/^[A-Za-z0-9][\w.-]*$/.test(name)) {
    throw new UserError(reason, 'The name becomes part of URLs. Use letters, digits, dots, and hyphens, such as `2.0`.')
  }
}

/** Returns the pages that plugins generate. They become files of the version, so that it keeps the API of its time. */
async function generatedPages(
  root: string,
  config: SiteConfig,
  plugins: SitePlugins | undefined,
): Promise<SourceFile[]> {
  const cache = openCache(root, false)
  try {
    const { context } = createPluginContext(root, config, cache)
    const generated = await generatedSources((await preparePlugins(plugins, context))?.list ?? [], context)
    return generated.length === 0 ? [] : withoutWritten(generated, scanContent(root).pages)
  } finally {
    cache.close()
  }
}

/**
 * Returns whether all versions share a file or folder of the site. A home page that no sidebar contains is shared if versions start with another
 * page. Otherwise, the version needs it, because the version menu links to it.
 */
function isShared(source: string, { sidebars, versions }: SiteConfig): boolean {
  const { version, folder } = editionOf({ source: `${source}/` })
  const path = source.slice(folder.length + 1)
  if (version !== currentVersion || path === 'versions') return true
  if (/^(index|readme)\.mdx?$/i.test(path)) {
    // The version at the root needs a home page.
    if (rootVersion({ versions }) !== currentVersion) return false
    return mainDocOf(versions) !== '' && sidebars !== undefined && !Object.values(sidebars).some(containsHome)
  }
  // The not-found page has no version.
  if (/^404\.mdx?$/.test(path)) return true
  // The paths in this file wouldn't be right in another folder, and samples in a version aren't compiled.
  if (/^[jt]sconfig\b.*\.json$/.test(path)) return true
  return sharedFolders.includes(path.split('/')[0]!)
}

/** Returns the first page of the versions, or an empty string if it's the home page. */
function mainDocOf(versions: SiteConfig['versions']): string {
  return versions.find((version) => version.name === currentVersion)?.mainDoc ?? ''
}

function containsHome(entries: SidebarEntry[]): boolean {
  return entries.some((entry) => {
    if (typeof entry === 'string') return isHome(entry)
    if ('autogenerate' in entry) return ['', '.'].includes(entry.autogenerate)
    return ('to' in entry && isHome(entry.to)) || ('items' in entry && containsHome(entry.items))
  })
}

/** Returns whether an entry of a sidebar is the home page, which is written as `''` or `'/'`. */
function isHome(path: string | undefined): boolean {
  return path === '' || path === '/'
}

/** Returns the versions that were frozen earlier but aren't in the configuration yet, newest first. */
function unlistedVersions(root: string, { versions }: SiteConfig): string[] {
  const folder = join(root, 'versions')
  const frozen = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  return frozen
    .filter((entry) => entry.isDirectory() && !versions.some(({ name }) => name === entry.name))
    .map((entry) => entry.name)
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
}

/** Returns the entries that the version and the unlisted ones need in the configuration, and what to do with them. */
function nextStep(name: string, unlisted: string[], { versions, sidebars }: SiteConfig): string {
  if (versions.some((version) => version.name === name))
    return 'The version is already in `site.config.ts`. Check its `sidebar`.\n'
  const mainDoc = mainDocOf(versions)
  const entryOf = (version: string) => ({
    name: version,
    ...(versions.length === 1 && version === name && { isLatest: true }),
    ...(mainDoc && { mainDoc }),
    // The names are parts of URLs (`print/<name>.html`).
    ...(sidebars && { sidebar: sidebars }),
  })
  const entries = [name, ...unlisted].map((version) => code(entryOf(version))).join('')
  const note = unlisted.length > 0 ? ` This includes earlier versions without an entry: ${unlisted.join(', ')}.` : ''
  if (versions.length > 1) {
    const moved = rootVersion({ versions }) === currentVersion ? '`isLatest: true`' : "`isLatest: true` and `path: ''`"
    const what = unlisted.length > 0 ? 'these entries' : 'this entry'
    const latest = unlisted.length > 0 ? `\`${name}\` is` : 'it’s'
    return `Add ${what} to \`versions\` in \`site.config.ts\`.${note} If ${latest} the latest version, move ${moved} to it.\n\n${entries}`
  }
  const current = { name: currentVersion, label: 'Next', ...(mainDoc && { mainDoc }) }
  const atRoot = ` To show version ${name} at the site’s present URLs, add \`path: 'next'\` to the first entry and \`path: ''\` to the second.`
  return `Set \`versions\` in \`site.config.ts\`.${note}${mainDoc ? '' : atRoot}\n\n  versions: [\n${code(current)}${entries}  ],\n`
}

/** Returns an entry as it is written in a configuration. */
function code(entry: object): string {
  const text = inspect(entry, { depth: Number.POSITIVE_INFINITY, maxArrayLength: null, maxStringLength: null })
  return `${text},\n`.replace(/^(?=.)/gm, '    ')
}
