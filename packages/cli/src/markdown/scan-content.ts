import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Message } from '../model/message.ts'
import { isRouteText } from '../model/route-text.ts'
import type { SourceFile } from '../model/source-file.ts'
import { isReactPage } from '../util/react-page.ts'
import { SiteErrors } from '../util/site-errors.ts'
import { UserError } from '../util/user-error.ts'

/** The files of a site, whose contents haven't been read yet. */
export interface Scan {
  /** Pages: the `.md`, `.mdx`, and some `.tsx` files in `content/` and `versions/<name>/`, except those in their `blog/` folders. */
  pages: SourceFile[]
  /** Posts of the blog archive: the `.md` and `.mdx` files in `content/blog/`. */
  posts: SourceFile[]
  /** All other files in `content/` and `versions/<name>/` that a link can point to, such as images and downloads. */
  assets: SourceFile[]
  /** Files in `content/_public`, which are copied unchanged. Their paths are relative to that folder. */
  publicFiles: SourceFile[]
  /** Messages about broken symbolic links and about file names, even if a file was skipped because of its name. */
  messages: Message[]
}

/**
 * Lists the files of a site, sorted by path. Files and folders whose name starts with `_` or `.` are skipped, except in
 * `content/_public`.
 *
 * @throws {UserError} if the folder `content` is missing or contains no page.
 * @throws {SiteErrors} if a folder can't be read.
 */
export function scanContent(root: string): Scan {
  const content = join(root, 'content')
  if (!statSync(content, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UserError(
      'No `content` folder next to `site.config.ts`.',
      'Create it with a first page: `content/index.md`.',
    )
  }
  const scan: Scan = { pages: [], posts: [], assets: [], publicFiles: [], messages: [] }
  const report = (message: Message) => scan.messages.push(message)
  const found = (add: (file: SourceFile) => void, shownFolder: string) => (file: SourceFile) => {
    const shown = shownFolder + file.path
    if (!isRouteText(file.path)) return void report(badNameMessage(shown))
    add(file)
    const forbidden = forbiddenOnWindows.exec(file.path)
    if (forbidden) report(windowsMessage(shown, forbidden[0]))
  }
  const walkInto = (folder: string, path: string, add: (file: SourceFile) => void, isPublic = false) => {
    const shownFolder = isPublic ? 'content/_public/' : ''
    walk(folder, path, found(add, shownFolder), (link) => report(brokenLinkMessage(shownFolder + link)), isPublic)
  }
  const addAsset = (file: SourceFile) => {
    scan.assets.push(file)
    if (otherMarkdown.test(file.path)) report(otherMarkdownMessage(file.path))
  }
  walkInto(content, 'content', (file) => {
    const isMarkdown = /\.mdx?$/.test(file.path) || hasReactPage(file)
    if (isMarkdown && file.path.startsWith('content/blog/')) scan.posts.push(file)
    else if (isMarkdown) scan.pages.push(file)
    else addAsset(file)
  })
  const versions = join(root, 'versions')
  if (statSync(versions, { throwIfNoEntry: false })?.isDirectory()) {
    walkInto(versions, 'versions', (file) => {
      const isPage = /\.mdx?$/.test(file.path) || hasReactPage(file)
      // Skip blog posts inside a version, because all versions share the blog in `content/blog`.
      if (isPage && /^versions\/[^/]+\/blog\//.test(file.path)) return
      if (isPage) scan.pages.push(file)
      else addAsset(file)
    })
  }
  const publicFolder = join(content, '_public')
  if (statSync(publicFolder, { throwIfNoEntry: false })?.isDirectory()) {
    walkInto(publicFolder, '', (file) => scan.publicFiles.push(file), true)
  }
  if (scan.pages.length === 0) {
    throw new UserError(
      'No pages in `content`.',
      'Create the first one: `content/index.md`, starting with `# A title`.',
    )
  }
  return scan
}

/** Returns whether a file is a page that is a React component. Other modules, such as helpers, have no default export. */
function hasReactPage({ path, absolutePath }: SourceFile): boolean {
  if (!isReactPage(path) || path.startsWith('content/blog/')) return false
  try {
    return /\bexport\s+default\b/.test(readFileSync(absolutePath, 'utf8'))
  } catch {
    return false
  }
}

function walk(
  folder: string,
  path: string,
  found: (file: SourceFile) => void,
  onBrokenLink: (path: string) => void,
  all = false,
  seen = new Set<string>(),
) {
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
    if (!all && (entry.name.startsWith('_') || entry.name.startsWith('.'))) continue
    const absolutePath = folder + sep + entry.name
    const entryPath = path ? `${path}/${entry.name}` : entry.name
    const target = entry.isSymbolicLink() ? targetOf(absolutePath) : entry
    if (!target) onBrokenLink(entryPath)
    else if (target.isDirectory()) walk(absolutePath, entryPath, found, onBrokenLink, all, seen)
    else if (target.isFile()) found({ path: entryPath, absolutePath })
  }
}

/** Returns the target of a symbolic link, or `undefined` if the target is missing or the link points to itself. */
function targetOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

function brokenLinkMessage(file: string): Message {
  return {
    ruleId: 'unreadable',
    file,
    fatal: false,
    reason: `The symbolic link \`${file}\` is broken.`,
    note: 'Fix or remove it.',
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
