import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { SiteErrors } from '../site-errors.ts'
import type { SourceFile } from '../types.ts'
import { UserError } from '../user-error.ts'

export interface Scan {
  /** Pages: `.md` and `.mdx` outside of `blog/`; those of `versions/<name>/` too. */
  pages: SourceFile[]
  /** Entries of the blog archive: `content/blog/*.md`. */
  posts: SourceFile[]
  /** Every other file a link may lead to, below `content/` and `versions/<name>/`: images, downloads. */
  assets: SourceFile[]
  /** Files below `content/_public`, copied as they are. Paths relative to that folder. */
  publicFiles: SourceFile[]
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
  const scan: Scan = { pages: [], posts: [], assets: [], publicFiles: [] }
  walk(content, 'content', (file) => {
    const isMarkdown = /\.mdx?$/.test(file.path)
    if (isMarkdown && file.path.startsWith('content/blog/')) scan.posts.push(file)
    else if (isMarkdown) scan.pages.push(file)
    else scan.assets.push(file)
  })
  const versions = join(root, 'versions')
  if (statSync(versions, { throwIfNoEntry: false })?.isDirectory()) {
    walk(versions, 'versions', (file) => {
      const isPage = /\.mdx?$/.test(file.path)
      // The blog is one for all versions.
      if (isPage && /^versions\/[^/]+\/blog\//.test(file.path)) return
      if (isPage) scan.pages.push(file)
      else scan.assets.push(file)
    })
  }
  const publicFolder = join(content, '_public')
  if (statSync(publicFolder, { throwIfNoEntry: false })?.isDirectory()) {
    walk(publicFolder, '', (file) => scan.publicFiles.push(file), true)
  }
  if (scan.pages.length === 0) {
    throw new UserError('No page in `content`.', 'Write the first one: `content/index.md`, starting with `# A title`.')
  }
  return scan
}

function walk(folder: string, path: string, found: (file: SourceFile) => void, all = false, seen = new Set<string>()) {
  // A symbolic link may lead back to a folder above it.
  const { dev, ino } = statSync(folder)
  const identity = `${dev}:${ino}`
  if (seen.has(identity)) return
  seen.add(identity)
  let entries: import('node:fs').Dirent[]
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    throw unreadable(path, error)
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (!all && (entry.name.startsWith('_') || entry.name.startsWith('.'))) continue
    const absolutePath = join(folder, entry.name)
    const entryPath = path ? `${path}/${entry.name}` : entry.name
    let isFolder = entry.isDirectory()
    let isFile = entry.isFile()
    if (entry.isSymbolicLink()) {
      const target = statSync(absolutePath, { throwIfNoEntry: false })
      isFolder = target?.isDirectory() ?? false
      isFile = target?.isFile() ?? false
    }
    if (isFolder) walk(absolutePath, entryPath, found, all, seen)
    else if (isFile) found({ path: entryPath, absolutePath })
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
