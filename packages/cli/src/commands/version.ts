import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, isAbsolute, join, normalize, relative, resolve, sep } from 'node:path'
import { inspect } from 'node:util'
import { openCache } from '../cache/cache.ts'
import { plural } from '../check/report/counts.ts'
import { createPluginContext } from '../check/samples/plugin-context.ts'
import { readConfig } from '../config/read-config.ts'
import { movedSource } from '../markdown/moved-source.ts'
import { scanContent } from '../markdown/scan-content.ts'
import type { CommandContext } from '../model/command.ts'
import type { SidebarEntry, SiteConfig } from '../model/config-schema.ts'
import { currentVersion, editionAt, mainEdition } from '../model/edition.ts'
import type { SourceFile } from '../model/source-file.ts'
import { generatedSources, preparePlugins, withoutWritten } from '../plugins/generated-pages.ts'
import type { SitePlugins } from '../plugins/site-plugins.ts'
import { assertNoFile, assertPlace } from '../util/assert-folder.ts'
import { pathFrom } from '../util/format-text.ts'
import { placeProblem } from '../util/readable-file.ts'
import { UserError } from '../util/user-error.ts'

/** Folders of `content/` that aren't part of a version: all versions share them. */
const sharedFolders = ['blog', '_public', '_components']

/**
 * `docs version`: freezes the current version by copying `content/` to `versions/<name>/`, and prints what to add to the configuration.
 * Returns the exit status.
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
  const source = join(root, mainEdition.folder)
  const target = join(root, editionAt(name).folder)
  if (name === currentVersion) {
    throw new UserError(
      `\`${name}\` can’t be used as the name of a version.`,
      'In the configuration, this name stands for the version in `content`. Choose another name, such as `2.0`.',
    )
  }
  if (!/^[A-Za-z0-9][\w.-]*$/.test(name)) {
    throw new UserError(
      `\`${name}\` can’t be used as the name of a version.`,
      'The name becomes part of URLs. Use letters, digits, dots, and hyphens, such as `2.0`.',
    )
  }
  if (existsSync(target)) {
    throw new UserError(
      `\`${pathFrom(cwd, target)}\` already exists.`,
      'Choose another name, or delete the folder to freeze the version again.',
    )
  }
  assertNoFile(source, 'Move the pages into a folder of this name.')
  assertPlace(root, editionAt(name).folder)
  assertNoFile(join(root, '.docs'), 'Delete the file, because Docs writes temporary files to a folder of this name.')
  if (!existsSync(source))
    throw new UserError(`No folder \`${pathFrom(cwd, source)}\`.`, 'There are no pages to freeze.')
  const generated = await generatedPages(root, config, plugins)
  const copied = copyPages(name, root, generated, (path) => isShared(path, config))
  const shared = [...sharedFolders.map((path) => `${mainEdition.folder}/${path}`), ...copied.outside]
  const present = shared.filter((path) => existsSync(join(root, path)))
  stdout.write(
    `Copied ${plural(copied.files, 'file')} from ${pathFrom(cwd, source)} to ${pathFrom(cwd, target)}.\n` +
      (present.length > 0 ? `All versions share ${present.join(', ')}.\n` : '') +
      `\n${nextStep(name, config)}`,
  )
  return 0
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
 * Returns whether all versions share a file or folder of `content/`. A home page that no sidebar contains is shared if versions start with
 * another page. Otherwise, the version needs it, because the version menu links to it.
 */
function isShared(path: string, { sidebars, versions }: SiteConfig): boolean {
  if (/^(index|readme)\.mdx?$/i.test(path)) {
    return mainDocOf(versions) !== '' && sidebars !== undefined && !Object.values(sidebars).some(containsHome)
  }
  // The paths in this file wouldn't be right in another folder, and samples in a version aren't compiled.
  if (/^[jt]sconfig\b.*\.json$/.test(path)) return true
  return sharedFolders.includes(path.split(sep)[0]!)
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

/**
 * Copies the pages, so that the target either exists completely or not at all. Returns the number of files, and the paths of the files outside
 * of `content/` that they refer to.
 */
function copyPages(
  name: string,
  root: string,
  generated: SourceFile[],
  isLeftOut: (path: string) => boolean,
): { files: number; outside: string[] } {
  const source = join(root, mainEdition.folder)
  mkdirSync(join(root, '.docs'), { recursive: true })
  const staged = mkdtempSync(join(root, '.docs/version-'))
  try {
    cpSync(source, staged, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !isLeftOut(relative(source, path)),
    })
    copyLinkedFiles(root, source, staged, isLeftOut)
    for (const { path, text = '' } of generated) {
      const copy = join(staged, relative(mainEdition.folder, path))
      mkdirSync(dirname(copy), { recursive: true })
      writeFileSync(copy, text)
    }
    const files = readdirSync(staged, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory())
    const sources = files.filter((file) => file.isFile() && /\.(?:mdx?|[cm]?[jt]sx?)$/.test(file.name))
    const outside = new Set<string>()
    for (const { parentPath, name: file } of sources) {
      const shared = fixPaths(join(parentPath, file), staged, name, isLeftOut)
      for (const path of shared) outside.add(path)
    }
    mkdirSync(join(root, 'versions'), { recursive: true })
    renameSync(staged, join(root, editionAt(name).folder))
    return { files: files.length, outside: [...outside].sort() }
  } catch (error) {
    rmSync(staged, { recursive: true, force: true })
    throw error
  }
}

/** Replaces copied symbolic links with the files that they lead to, unless these files are copied as well. */
function copyLinkedFiles(root: string, source: string, staged: string, isLeftOut: (path: string) => boolean): void {
  for (const entry of readdirSync(staged, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) continue
    const copy = join(entry.parentPath, entry.name)
    const link = join(source, relative(staged, copy))
    const target = relative(source, resolve(dirname(link), readlinkSync(link)))
    const isCopied = !target.startsWith('..') && !isAbsolute(target) && !isLeftOut(target)
    // `docs check` reports links that lead out of the repository.
    if (isCopied || placeProblem(link, root)) continue
    rmSync(copy)
    cpSync(realpathSync(link), copy, { recursive: true, dereference: true })
  }
}

/**
 * Changes the relative paths in a copied file that lead to files that aren't copied. The version's folder is one level deeper. Returns the paths
 * of the files outside of `content/`.
 */
function fixPaths(file: string, staged: string, name: string, isLeftOut: (path: string) => boolean): Set<string> {
  const path = relative(staged, file).split(sep).join('/')
  const content = mainEdition.folder
  const text = readFileSync(file, 'utf8')
  const outside = new Set<string>()
  const moved = movedSource(text, {
    from: `${content}/${path}`,
    to: `${editionAt(name).folder}/${path}`,
    isCopied(target) {
      const isInside = target.startsWith(`${content}/`)
      if (!isInside) outside.add(target)
      return isInside && !isLeftOut(normalize(target.slice(content.length + 1)))
    },
  })
  if (moved !== text) writeFileSync(file, moved)
  return outside
}

/** Returns the entries that the version needs in the configuration, and what to do with them. */
function nextStep(name: string, { versions, sidebars }: SiteConfig): string {
  if (versions.some((version) => version.name === name))
    return 'The version is already in `site.config.ts`. Check its `sidebar`.\n'
  const mainDoc = mainDocOf(versions)
  const entry = {
    name,
    ...(versions.length === 1 && { isLatest: true }),
    ...(mainDoc && { mainDoc }),
    ...(sidebars && { sidebar: Object.keys(sidebars).length > 1 ? sidebars : Object.values(sidebars).flat() }),
  }
  if (versions.length > 1)
    return `Add this entry to \`versions\` in \`site.config.ts\`. If it’s the latest version, move \`isLatest: true\` to it.\n\n${code(entry)}`
  const current = { name: currentVersion, label: 'Next', ...(mainDoc && { mainDoc }) }
  return `Set \`versions\` in \`site.config.ts\`:\n\n  versions: [\n${code(current)}${code(entry)}  ],\n`
}

/** Returns an entry as it is written in a configuration. */
function code(entry: object): string {
  const text = inspect(entry, { depth: Number.POSITIVE_INFINITY, maxArrayLength: null, maxStringLength: null })
  return `${text},\n`.replace(/^(?=.)/gm, '    ')
}
