import { copyFileSync, type Dirent, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cutText } from '@docs-engine/shared/cut-text.ts'
import { isModule, isUnchanged } from '../../markdown/unchanged-files.ts'
import type { Message } from '../../model/message.ts'
import { isReactPage } from '../../util/react-page.ts'
import { contentFolders, contentOnlyMarker, readRegularFile } from '../../util/readable-file.ts'

/** Limits for the content of an untrusted site. */
const maxFiles = 50_000
const maxPageSize = 2_000_000
const maxFileSize = 100_000_000
const maxTotalSize = 1_000_000_000

/**
 * Creates a site with the content of a checkout that isn't trusted, and everything else from a trusted folder. Symbolic links and hidden
 * files aren't copied.
 *
 * @param root The site's root in the checkout.
 * @param codeRoot The site's root in the trusted folder.
 * @param target The folder to create.
 * @returns Messages about the files that weren't copied.
 */
export function copyContent(root: string, codeRoot: string, target: string): Message[] {
  mkdirSync(target)
  writeFileSync(join(target, contentOnlyMarker), '')
  // The lock files and the configuration's text. Modules are loaded from the trusted folder.
  for (const entry of readdirSync(codeRoot, { withFileTypes: true })) {
    if (entry.isFile() && entry.name !== contentOnlyMarker)
      copyFileSync(join(codeRoot, entry.name), join(target, entry.name))
  }
  const messages: Message[] = []
  const report = (file: string, reason: string, note: string) =>
    void messages.push({ ruleId: 'unreadable', fatal: true, file, reason, note })
  const reportKind = (file: string, kind: string) =>
    report(file, `\`${file}\` is ${kind}.`, 'With `--untrusted`, only regular files are read.')
  let files = 0
  let size = 0
  let isFull = false
  /** Names that aren't UTF-8 and paths that are too long for the system can be in a repository, but can't be read. */
  const attempt = (path: string, copy: (path: string) => void) => {
    try {
      copy(path)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === undefined) throw error
      report(
        path,
        `\`${cutText(path, 200)}\` can’t be read (${code}).`,
        'Check its name, its length, and its permissions.',
      )
    }
  }
  const copyFile = (path: string) => {
    if (isFull) return
    const isPage = /\.mdx?$/.test(path) || isReactPage(path)
    const bytes = readRegularFile(join(root, path), isPage ? maxPageSize : maxFileSize)
    if (bytes === 'special') return reportKind(path, 'not a regular file')
    if (bytes === 'too-large') {
      return report(
        path,
        `\`${path}\` is larger than ${isPage ? '2' : '100'} MB.`,
        'With `--untrusted`, make the file smaller.',
      )
    }
    size += bytes.length
    isFull = ++files > maxFiles || size > maxTotalSize
    if (isFull) {
      return report(
        path,
        'The content is too large to be checked with `--untrusted`.',
        'The limits are 50,000 files and 1 GB.',
      )
    }
    writeFileSync(join(target, path), bytes)
    if (isModule(path) && !isUnchanged([path], { root: target, codeRoot })) messages.push(changedModule(path))
  }
  const copyFolder = (folder: string) => {
    mkdirSync(join(target, folder))
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.name.startsWith('.') && !path.startsWith('content/_public/')) continue
      if (entry.isDirectory()) attempt(path, copyFolder)
      else if (entry.isFile()) attempt(path, copyFile)
      else reportKind(path, kindOf(entry))
    }
  }
  for (const folder of contentFolders) {
    const entry = readdirSync(root, { withFileTypes: true }).find(({ name }) => name === folder)
    if (entry?.isDirectory()) attempt(folder, copyFolder)
    else if (entry) reportKind(folder, kindOf(entry))
  }
  return messages
}

function kindOf(entry: Dirent): string {
  return entry.isSymbolicLink() ? 'a symbolic link' : 'not a regular file'
}

function changedModule(file: string): Message {
  return {
    ruleId: 'not-checked',
    fatal: null,
    file,
    reason: `\`${file}\` was changed, so the trusted version was used.`,
  }
}
