import { readdirSync, type Stats, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Message } from '../model/message.ts'
import { isRouteText } from '../model/route-text.ts'
import type { SourceFile } from '../model/source-file.ts'
import { SiteErrors } from '../util/site-errors.ts'
import { UserError } from '../util/user-error.ts'

export interface Scan {
  /** Pages: `.md` and `.mdx` outside of `blog/`; those of `versions/<name>/` too. */
  pages: SourceFile[]
  /** Entries of the blog archive: `content/blog/*.md`. */
  posts: SourceFile[]
  /** Every other file a link may lead to, below `content/` and `versions/<name>/`: images, downloads. */
  assets: SourceFile[]
  /** Files below `content/_public`, copied as they are. Paths relative to that folder. */
  publicFiles: SourceFile[]
  /** Files that were passed over though somebody may miss them. */
  messages: Message[]
}

/**
 * Lists the files of `content/`, sorted by path. A name that starts with `_` or `.` is not a page.
 *
 * @throws {UserError} if there is no `content/`, or no page in it.
 */
export function scanContent(root: string): Scan {
  const content = join(root, 'content')
  if (!statSync(content, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UserError(
      'No folder `content` beside `site.config.ts`.',
      'Make one and write its first page: `content/index.md`.',
    )
  }
  const scan: Scan = { pages: [], posts: [], assets: [], publicFiles: [], messages: [] }
  const report = (message: Message) => scan.messages.push(message)
  const found = (add: (file: SourceFile) => void) => (file: SourceFile) => {
    if (isRouteText(file.path)) add(file)
    else report(badName(file.path))
  }
  const walkInto = (folder: string, path: string, add: (file: SourceFile) => void, all = false) =>
    walk(folder, path, found(add), (link) => report(deadLink(link)), all)
  walkInto(content, 'content', (file) => {
    const isMarkdown = /\.mdx?$/.test(file.path)
    if (isMarkdown && file.path.startsWith('content/blog/')) scan.posts.push(file)
    else if (isMarkdown) scan.pages.push(file)
    else scan.assets.push(file)
  })
  const versions = join(root, 'versions')
  if (statSync(versions, { throwIfNoEntry: false })?.isDirectory()) {
    walkInto(versions, 'versions', (file) => {
      const isPage = /\.mdx?$/.test(file.path)
      // The blog is one for all versions.
      if (isPage && /^versions\/[^/]+\/blog\//.test(file.path)) return
      if (isPage) scan.pages.push(file)
      else scan.assets.push(file)
    })
  }
  const publicFolder = join(content, '_public')
  if (statSync(publicFolder, { throwIfNoEntry: false })?.isDirectory()) {
    walkInto(publicFolder, '', (file) => scan.publicFiles.push(file), true)
  }
  if (scan.pages.length === 0) {
    throw new UserError('No page in `content`.', 'Write the first one: `content/index.md`, starting with `# A title`.')
  }
  return scan
}

function walk(
  folder: string,
  path: string,
  found: (file: SourceFile) => void,
  dead: (path: string) => void,
  all = false,
  seen = new Set<string>(),
) {
  // A symbolic link may lead back to a folder above it.
  const stat = statSync(folder, { throwIfNoEntry: false })
  const identity = stat && `${stat.dev}:${stat.ino}`
  // Without one it was removed since it was listed.
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
    if (!target) dead(entryPath)
    else if (target.isDirectory()) walk(absolutePath, entryPath, found, dead, all, seen)
    else if (target.isFile()) found({ path: entryPath, absolutePath })
  }
}

/** What a symbolic link leads to; undefined for nothing, and for a link that leads to itself. */
function targetOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

function deadLink(file: string): Message {
  return {
    ruleId: 'unreadable',
    file,
    fatal: false,
    reason: `The symbolic link \`${file}\` leads to nothing.`,
    note: 'Mend it, or remove it.',
  }
}

function badName(path: string): Message {
  const file = path.replace(/[\p{Cc}\\]/gu, (c) => JSON.stringify(c).slice(1, -1))
  return {
    ruleId: 'file-name',
    file,
    fatal: true,
    reason: `The name \`${file}\` cannot be part of an address.`,
    note: 'Rename the file: without backslashes and control characters, each name at most 240 bytes long.',
  }
}

function unreadable(path: string, error: unknown): SiteErrors {
  const code = (error as NodeJS.ErrnoException).code ?? String(error)
  return new SiteErrors([
    {
      ruleId: 'unreadable',
      file: path,
      fatal: true,
      reason: `\`${path}\` cannot be read (${code}).`,
      note: 'Check its permissions.',
    },
  ])
}
