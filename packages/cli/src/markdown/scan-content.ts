import { readdirSync, type Stats, statSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { didYouMean, nearest } from '@docs-engine/shared/nearest.ts'
import { isPostSource } from '../model/blog-post.ts'
import { currentVersion, type EditionConfig, editionAt, otherLocales } from '../model/edition.ts'
import type { Message } from '../model/message.ts'
import { isRouteText } from '../model/route-text.ts'
import type { SourceFile } from '../model/source-file.ts'
import { isReactPage } from '../util/react-page.ts'
import { fileProblem, placeProblem, type ReadProblem, readSteeredFile } from '../util/readable-file.ts'
import { SiteErrors } from '../util/site-errors.ts'
import { UserError } from '../util/user-error.ts'

/** The files of a site, whose contents haven't been read yet. */
export interface Scan {
  /** Pages: the `.md`, `.mdx`, and some `.tsx` files in the folders of all editions (`model/edition.ts`), except in their `blog/` folders. */
  pages: SourceFile[]
  /** Posts of the blog archive: the `.md` and `.mdx` files in `content/blog/`, and their translations. */
  posts: SourceFile[]
  /** All other files in these folders that a link can point to, such as images and downloads. */
  assets: SourceFile[]
  /** Files in `_public`, which are copied unchanged. Their paths are those on the site: `logo.svg`, or `de/logo.svg` in `translations/de/_public`. */
  publicFiles: SourceFile[]
  /** Messages about files that were skipped, and about symbolic links and file names. */
  messages: Message[]
}

/**
 * Lists the files of a site, sorted by path. Files and folders whose name starts with `_` or `.` are skipped, except in
 * `content/_public`.
 *
 * @throws {UserError} if the folder `content` is missing or contains no page.
 * @throws {SiteErrors} if a folder can't be read, or if one of the folders above is a symbolic link out of the repository.
 */
export function scanContent(root: string): Scan {
  const content = join(root, 'content')
  if (!isFolder(content)) {
    throw new UserError(
      'No `content` folder next to `site.config.ts`.',
      'Create it with a first page: `content/index.md`.',
    )
  }
  const scan: Scan = { pages: [], posts: [], assets: [], publicFiles: [], messages: [] }
  const walkInto = scanner(root, scan)
  walkInto('content')
  walkInto('versions')
  walkInto('content/_public', '')
  if (scan.pages.length === 0) {
    throw new UserError(
      'No pages in `content`.',
      'Create the first one: `content/index.md`, starting with `# A title`.',
    )
  }
  return scan
}

/**
 * Adds the files of the site's other languages to a scan. It's a separate step, because the content is listed while the configuration is
 * still being read.
 *
 * @throws {SiteErrors} if a folder can't be read, or if one of these folders is a symbolic link out of the repository.
 */
export function withTranslationFiles(found: Scan, root: string, config: EditionConfig): Scan {
  const locales = otherLocales(config)
  if (locales.length === 0) return found
  const { pages, posts, assets, publicFiles, messages } = found
  const scan = {
    pages: [...pages],
    posts: [...posts],
    assets: [...assets],
    publicFiles: [...publicFiles],
    messages: [...messages],
  }
  const walkInto = scanner(root, scan)
  for (const locale of locales) {
    const { folder, prefix } = editionAt(currentVersion, locale)
    walkInto(folder)
    walkInto(`${folder}/_public`, prefix.slice(1))
  }
  const unknown = foldersIn(join(root, 'translations')).filter((name) => !locales.includes(name) && !/^[._]/.test(name))
  scan.messages.push(...unknown.map((name) => unknownLanguage(name, locales)))
  return scan
}

function foldersIn(path: string): string[] {
  if (!isFolder(path)) return []
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}

function unknownLanguage(name: string, locales: string[]): Message {
  const known = `The other languages in \`locales\` are ${locales.map((locale) => `\`${locale}\``).join(', ')}.`
  return {
    ruleId: 'config',
    file: `translations/${name}`,
    fatal: false,
    reason: `The pages in \`translations/${name}\` aren’t built, because the site has no language \`${name}\`.`,
    ...didYouMean(nearest(name, locales), known),
  }
}

/** Returns a function that adds the files of a folder to a scan, if the folder exists. The files of a public folder are served at `publicPath`. */
function scanner(root: string, scan: Scan): (folder: string, publicPath?: string) => void {
  const report = (message: Message) => scan.messages.push(message)
  const found = (add: (file: SourceFile) => void, shownAs: (path: string) => string) => (file: SourceFile) => {
    const shown = shownAs(file.path)
    if (!isRouteText(file.path)) return void report(badNameMessage(shown))
    add(file)
    const forbidden = forbiddenOnWindows.exec(file.path)
    if (forbidden) report(windowsMessage(shown, forbidden[0]))
  }
  const add = (file: SourceFile) => {
    const isPage = /\.mdx?$/.test(file.path) || hasReactPage(file, root)
    if (isPage && isPostSource(file.path)) scan.posts.push(file)
    // All versions share the blog in `content/blog`, so skip the blog posts inside a version.
    else if (isPage && !/^(?:translations\/[^/]+\/)?versions\/[^/]+\/blog\//.test(file.path)) scan.pages.push(file)
    else if (!isPage) {
      scan.assets.push(file)
      if (otherMarkdown.test(file.path)) report(otherMarkdownMessage(file.path))
    }
  }
  return (folder, publicPath) => {
    const absolutePath = join(root, folder)
    if (!isFolder(absolutePath)) return
    const ownProblem = placeProblem(absolutePath, root)
    if (ownProblem) throw new SiteErrors([unreadMessage(folder, ownProblem)])
    const isPublic = publicPath !== undefined
    // Messages show a public file below its folder instead of its path on the site.
    const shown = (path: string) => (isPublic ? posix.join(folder, posix.relative(publicPath, path)) : path)
    walk(absolutePath, publicPath ?? folder, {
      root,
      found: found(isPublic ? (file) => scan.publicFiles.push(file) : add, shown),
      onProblem: (file, problem) => report(unreadMessage(shown(file), problem)),
      isPublic,
    })
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** Returns whether a file is a page that is a React component. Other modules, such as helpers, have no default export. */
function hasReactPage({ path, absolutePath }: SourceFile, root: string): boolean {
  if (!isReactPage(path) || isPostSource(path)) return false
  const bytes = readSteeredFile(absolutePath, root)
  return typeof bytes !== 'string' && /\bexport\s+default\b/.test(bytes.toString())
}

interface WalkOptions {
  root: string
  found: (file: SourceFile) => void
  /** Called with the path of a file or folder that is skipped. */
  onProblem: (path: string, problem: ReadProblem) => void
  isPublic: boolean
}

function walk(folder: string, path: string, options: WalkOptions, seen = new Set<string>()) {
  const { root, found, onProblem, isPublic } = options
  // Skip folders that have already been visited, because a symbolic link to one of its parent folders would cause an endless loop.
  const stat = statSync(folder, { throwIfNoEntry: false })
  const identity = stat && `${stat.dev}:${stat.ino}`
  // If `identity` is missing, the folder has been deleted since it was listed.
  if (!identity || seen.has(identity)) return
  seen.add(identity)
  let entries: import('node:fs').Dirent[]
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw unreadable(path, error)
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (!isPublic && (entry.name.startsWith('_') || entry.name.startsWith('.'))) continue
    const absolutePath = folder + sep + entry.name
    const entryPath = path ? `${path}/${entry.name}` : entry.name
    const target = entry.isSymbolicLink() ? linkTarget(absolutePath, root) : entry
    if (typeof target === 'string') onProblem(entryPath, target)
    else if (target.isDirectory()) walk(absolutePath, entryPath, options, seen)
    else if (target.isFile()) found({ path: entryPath, absolutePath })
    else onProblem(entryPath, 'special')
  }
}

/** Returns the target of a symbolic link, or why the link isn't followed. */
function linkTarget(path: string, root: string): Stats | ReadProblem {
  const problem = placeProblem(path, root)
  if (problem) return problem
  const target = statSync(path)
  return target.isDirectory() ? target : (fileProblem(path, root) ?? target)
}

function unreadMessage(file: string, problem: ReadProblem): Message {
  const message: Message = { ruleId: 'unreadable', file, fatal: true, reason: '' }
  switch (problem) {
    case 'missing':
      return {
        ...message,
        fatal: false,
        reason: `The symbolic link \`${file}\` is broken.`,
        note: 'Fix or remove it.',
      }
    case 'hidden':
    case 'outside':
    case 'not-checked':
      return {
        ...message,
        reason: `The symbolic link \`${file}\` leads to ${problem === 'hidden' ? 'a hidden file or folder' : 'a place outside the repository'}, so it isn’t followed.`,
        note: 'Replace the link with a copy of what it leads to.',
      }
    case 'too-large':
      return {
        ...message,
        reason: `\`${file}\` is larger than 1 GB.`,
        note: 'Store the file elsewhere, and link to it.',
      }
    default:
      return { ...message, reason: `\`${file}\` isn’t a regular file.`, note: 'Remove it.' }
  }
}

function badNameMessage(path: string): Message {
  const file = path.replace(/[\p{Cc}\\]/gu, (c) => JSON.stringify(c).slice(1, -1))
  return {
    ruleId: 'file-name',
    file,
    fatal: true,
    reason: `The file name \`${file}\` can’t be part of a URL.`,
    note: 'Rename the file. Names must not contain backslashes or control characters, or exceed 240 bytes.',
  }
}

/** Matches characters that file names can't contain on Windows. */
const forbiddenOnWindows = /[?*:"<>|]/

function windowsMessage(file: string, character: string): Message {
  return {
    ruleId: 'file-name',
    file,
    fatal: false,
    reason: `The file name contains \`${character}\`, which Windows doesn’t allow.`,
    note: 'Rename the file. Otherwise, the repository can’t be checked out on Windows.',
  }
}

/** Matches Markdown files whose extension Docs doesn't recognize, such as `.markdown` and `.MD`. Must be tested after `.md` and `.mdx`. */
const otherMarkdown = /\.(?:mdx?|markdown|mdown|mkdn?)$/i

function otherMarkdownMessage(file: string): Message {
  const better = file.replace(otherMarkdown, (extension) => (extension.toLowerCase() === '.mdx' ? '.mdx' : '.md'))
  return {
    ruleId: 'file-name',
    file,
    fatal: false,
    reason: 'The file isn’t a page, because its extension is neither `.md` nor `.mdx`.',
    note: `Rename the file to \`${better}\`.`,
  }
}

function unreadable(path: string, error: unknown): SiteErrors {
  const code = (error as NodeJS.ErrnoException).code ?? String(error)
  return new SiteErrors([
    {
      ruleId: 'unreadable',
      file: path,
      fatal: true,
      reason: `\`${path}\` can’t be read (${code}).`,
      note: 'Check its permissions.',
    },
  ])
}
