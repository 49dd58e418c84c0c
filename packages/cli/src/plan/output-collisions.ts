import type { Scan } from '../markdown/scan-content.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import { type EditionConfig, editionsOf, pathWithin } from '../model/edition.ts'
import { hostFiles } from '../model/host-files.ts'
import { fileWarning, type Message } from '../model/message.ts'
import { markerName } from '../model/output-file.ts'
import type { Page } from '../model/page.ts'
import type { SourceFile } from '../model/source-file.ts'
import { searchFolderOf } from '../search/index-folder.ts'
import { outputPath } from '../util/page-address.ts'
import {
  assetsFolder,
  isNotFound,
  markdownPath,
  robotsPath,
  routeDataPath,
  searchRecordsPath,
  serviceWorkerPath,
  siteFilePaths,
  typesPath,
} from './generated-paths.ts'
import type { SitePages } from './site-pages.ts'

/** The source of an output file, as messages name it, such as `the page content/a.md`. */
interface Owner {
  shown: string
}

interface Uncollided {
  pages: SitePages
  publicFiles: SourceFile[]
  /** An error for each page and each public file that was left out. */
  messages: Message[]
}

/**
 * Leaves out the pages and public files that would be written to the path of another output file, or below it. Generated files come first,
 * then pages, and then public files.
 *
 * @param pages All pages by route path. Pages without a source are generated.
 */
export function withoutCollisions(
  pages: SitePages,
  { publicFiles }: Pick<Scan, 'publicFiles'>,
  { config, hasArchive }: { config: SiteConfig; hasArchive: boolean },
): Uncollided {
  const claims = new OutputClaims()
  const authored = pages.filter((_, { source }) => source !== '').size
  // An author's `robots.txt` replaces the generated one.
  const hasOwnRobots = publicFiles.some(({ path }) => `/${path}` === robotsPath)
  for (const path of reservedPaths(config, hasArchive, authored)) {
    if (path === robotsPath && hasOwnRobots) continue
    claims.add([path], { shown: `\`${path.slice(1)}\`, which Docs generates` })
  }
  const messages: Message[] = []
  // Generated pages come first, except for those that the author's pages replace.
  const rank = ({ source }: Page) => (source === '' ? 0 : 1)
  const sorted = [...pages.real].sort(([, a], [, b]) => rank(a) - rank(b))
  const rejected = new Set<string>()
  const claim = ([path, page]: [string, Page]) => {
    const collision = claims.add(pageFiles(path, page, config), {
      shown: page.source ? `\`${page.source}\`` : `the page \`${path}\``,
    })
    if (!collision) return
    rejected.add(path)
    messages.push(
      collisionMessage(page.original || page.source, collision, 'Rename the file, or give it a different `slug`.'),
    )
  }
  sorted.forEach(claim)
  const real = pages.without(rejected)
  contestedFallbacks(real, publicFiles).forEach(claim)
  const keptFiles = publicFiles.filter(({ path }) => {
    const file = `content/_public/${path}`
    const collision = claims.add([`/${path}`], { shown: `\`${file}\`` })
    if (collision) messages.push(collisionMessage(file, collision, 'Rename or remove this file.'))
    return !collision
  })
  return { pages: real.without(rejected), publicFiles: keptFiles, messages }
}

/**
 * Returns the fallback pages of the languages that contain files without a counterpart in `content/`. In the other languages, a fallback page
 * collides only if its original does.
 */
function contestedFallbacks(pages: SitePages, publicFiles: readonly SourceFile[]): [path: string, page: Page][] {
  const contested = new Set(publicFiles.map(({ path }) => pages.languageAt(`/${path}`)))
  for (const [path, { source }] of pages.real) {
    const language = source === '' ? undefined : pages.languageAt(path)
    if (language && !pages.real.has(pathWithin(language, path))) contested.add(language)
  }
  return [...contested].flatMap((language) => (language ? pages.create(pages.fallbacks(language.locale)) : []))
}

/** Returns the paths of the files that a build generates for the whole site. The code that writes them imports these paths. */
function reservedPaths(config: EditionConfig, hasArchive: boolean, pages: number): string[] {
  const searchFolders = editionsOf(config).map(searchFolderOf)
  return [
    ...siteFilePaths(pages, hasArchive, config),
    serviceWorkerPath,
    ...Object.values(hostFiles).map((path) => `/${path}`),
    `/${markerName}`,
    ...searchFolders.map((folder) => `${folder}/manifest.json`),
    // Other files may be in these folders, but no file may replace them.
    ...[assetsFolder, ...searchFolders.map((folder) => `${folder}/parts`)].map((folder) => `${folder}/*`),
  ]
}

/** Returns whether a path, or a folder above it, is the path of a file that a build always generates. */
export function isReservedPath(path: string, config: EditionConfig): boolean {
  const reserved = new Set(reservedPaths(config, false, 0))
  return reserved.has(path) || [...foldersOf(path)].some((folder) => reserved.has(folder))
}

/** Returns the paths of the files that a build may write for a page. */
function pageFiles(path: string, page: Page, config: SiteConfig): string[] {
  const document = isNotFound(path, page) ? [] : [`/${outputPath(path, config)}`]
  const copy = page.source && !isNotFound(path, page) ? [markdownPath(path)] : []
  return [...document, ...copy, routeDataPath(path), typesPath(path), searchRecordsPath(path)]
}

interface Collision {
  /** The path of the other file. */
  path: string
  isBelow: boolean
  owner: Owner
}

/** The paths of the output files. */
class OutputClaims {
  readonly #files = new Map<string, Owner>()
  readonly #folders = new Map<string, Owner>()

  /** Adds a group of files, unless one of them collides with a file that was added before. Returns the collision in this case. */
  add(paths: readonly string[], owner: Owner): Collision | undefined {
    for (const path of paths) {
      const collision = this.#collisionOf(path)
      if (collision) return collision
    }
    for (const path of paths) {
      this.#files.set(path, owner)
      for (const folder of foldersOf(path)) if (!this.#folders.has(folder)) this.#folders.set(folder, owner)
    }
    return undefined
  }

  #collisionOf(path: string): Collision | undefined {
    const owner = this.#files.get(path) ?? this.#folders.get(path)
    if (owner) return { path, isBelow: false, owner }
    for (const folder of foldersOf(path)) {
      const above = this.#files.get(folder)
      if (above) return { path: folder, isBelow: true, owner: above }
    }
    return undefined
  }
}

function* foldersOf(path: string): Generator<string> {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) yield path.slice(0, end)
}

function collisionMessage(file: string, { path, isBelow, owner }: Collision, note: string): Message {
  const place = isBelow ? `to a folder with the same path as ${owner.shown}` : `to the same path as ${owner.shown}`
  const shownPath = owner.shown.includes(path.slice(1)) ? '' : ` (\`${path.slice(1)}\`)`
  const reason = `This file would be written ${place}${shownPath}, so it isn’t built.`
  return { ...fileWarning('output-collision', file, reason, note), fatal: true }
}
