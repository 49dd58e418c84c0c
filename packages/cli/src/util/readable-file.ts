import { isUtf8 } from 'node:buffer'
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { findUp } from '@docs-engine/shared/find-up.ts'
import type { Message } from '../model/message.ts'

/**
 * The reason why a file isn't read:
 *
 * - `missing`: the file doesn't exist, or a symbolic link is broken
 * - `outside`: the file, or the target of a symbolic link to it, isn't in the repository
 * - `hidden`: the name of the file or of one of its folders starts with a dot
 * - `special`: it's a folder, a device, or a pipe
 * - `too-large`: the file exceeds the size limit
 * - `unreadable`: the operating system denied access
 * - `not-text`: its text was needed, and it isn't UTF-8
 * - `not-checked`: the site is being checked with `--untrusted`, and the file isn't part of its content
 */
export type ReadProblem =
  | 'missing'
  | 'outside'
  | 'hidden'
  | 'special'
  | 'too-large'
  | 'unreadable'
  | 'not-text'
  | 'not-checked'

/** Maximum size of a file whose text becomes part of a page, in bytes. */
const maxTextSize = 10_000_000
/** Maximum size of a file that is copied to the output, in bytes. */
const maxFileSize = 1_000_000_000

/**
 * A site whose root contains this file is being checked with `--untrusted`. Its content can only read other files of its content. The
 * file is created in a temporary folder, and hidden files of the checked content aren't copied to it.
 */
export const contentOnlyMarker = '.docs-content-only'
/** The folders of a site that contain its content. */
export const contentFolders = ['content', 'versions', 'translations']

/**
 * Reads a file whose path is determined by a site's content: by an `import`, an option, an attribute, or a symbolic link. All such files
 * must be read with this function or `readSteeredText`. Nothing is read unless the path leads to a regular file in the repository that contains the site,
 * or in the site's folder if it isn't in a repository. Hidden files, such as `.env` and `.git/config`, are never read.
 *
 * @param path Absolute path.
 * @param root The site's root.
 */
export function readSteeredFile(path: string, root: string): Buffer | ReadProblem {
  return read(find(path, root), maxTextSize)
}

/** Reads the text of such a file, without a byte order mark, and with all line breaks normalized to `\n`. */
export function readSteeredText(path: string, root: string): { text: string } | { problem: ReadProblem } {
  const bytes = readSteeredFile(path, root)
  if (typeof bytes === 'string') return { problem: bytes }
  if (!isUtf8(bytes)) return { problem: 'not-text' }
  return {
    text: bytes
      .toString()
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n'),
  }
}

/**
 * Reads a file whose path the command determines, such as a lock file. Only a symbolic link could lead out of the repository, and large files
 * are accepted.
 */
export function readOwnFile(path: string, root: string): Buffer | ReadProblem {
  return read(find(path, root, false), maxFileSize)
}

function read(found: Found | ReadProblem, maxSize: number): Buffer | ReadProblem {
  if (typeof found === 'string') return found
  try {
    return statProblem(found.stat, maxSize) ?? readRegularFile(found.realPath, maxSize)
  } catch {
    return 'unreadable'
  }
}

/**
 * Reads a regular file. It's opened before it's checked, so that nobody can replace it in between, for example with a symbolic link.
 *
 * @param path A path that doesn't lead to a symbolic link.
 * @throws if the operating system can't open the file, or if it's a symbolic link.
 */
export function readRegularFile(path: string, maxSize: number): Buffer | 'special' | 'too-large' {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    return statProblem(fstatSync(file), maxSize) ?? readFileSync(file)
  } finally {
    closeSync(file)
  }
}

function statProblem(stat: Stats, maxSize: number): 'special' | 'too-large' | undefined {
  if (!stat.isFile()) return 'special'
  return stat.size > maxSize ? 'too-large' : undefined
}

/** Returns why `readSteeredFile` doesn't read a file, or `undefined` if it does. Large files are accepted. */
export function fileProblem(path: string, root: string): ReadProblem | undefined {
  const found = find(path, root)
  return typeof found === 'string' ? found : statProblem(found.stat, maxFileSize)
}

/** Returns why content can't refer to a file or folder, or `undefined` if it can. */
export function placeProblem(path: string, root: string): ReadProblem | undefined {
  const found = find(path, root)
  return typeof found === 'string' ? found : undefined
}

/** A file or folder that content can refer to. */
interface Found {
  realPath: string
  stat: Stats
}

function find(
  path: string,
  root: string,
  isContentOnly = existsSync(join(root, contentOnlyMarker)),
): Found | ReadProblem {
  const repository = enclosingRepository(root)
  // Check the path before its target, so that messages don't reveal whether a file outside the repository exists.
  const problem = pathProblem(path, root, repository, isContentOnly)
  if (problem) return problem
  const stat = statOf(path)
  if (!stat) return 'missing'
  const realPath = realpathSync(path)
  return pathProblem(realPath, realpathSync(root), realpathSync(repository), isContentOnly) ?? { realPath, stat }
}

/** Describes why a file isn't read, and what to do about it. */
export function describeReadProblem(
  problem: ReadProblem,
  shown: string,
): Pick<Message, 'reason' | 'note'> & Partial<Pick<Message, 'ruleId' | 'fatal'>> {
  switch (problem) {
    case 'missing':
      return { reason: `No file at \`${shown}\`.`, note: 'Check the path.' }
    case 'outside':
    case 'hidden':
      return {
        reason: `\`${shown}\` can’t be included.`,
        note: 'Include a file in the site’s folder or in its repository. Files and folders whose names start with a dot can’t be included.',
      }
    case 'special':
      return { reason: `\`${shown}\` isn’t a file.`, note: 'Folders, devices, and pipes can’t be included.' }
    case 'too-large':
      return { reason: `\`${shown}\` is larger than 10 MB.`, note: 'Include a smaller file, or link to a download.' }
    case 'unreadable':
      return { reason: `\`${shown}\` can’t be read.`, note: 'Check its permissions.' }
    case 'not-text':
      return {
        reason: `\`${shown}\` isn’t UTF-8.`,
        note: 'Save it as UTF-8. Otherwise, its special characters would be lost.',
      }
    case 'not-checked':
      return {
        ruleId: 'not-checked',
        fatal: null,
        reason: `\`${shown}\` isn’t in \`content\`, so it wasn’t read.`,
        note: 'Run `docs check` without `--untrusted` once the change has been reviewed.',
      }
  }
}

/** Returns the repository that contains the site, or the site's own folder if it isn't in a repository. */
export function enclosingRepository(root: string): string {
  const git = findUp('.git', root)
  return git === undefined ? root : dirname(git)
}

function pathProblem(path: string, root: string, repository: string, isContentOnly: boolean): ReadProblem | undefined {
  if (isContentOnly && !contentFolders.some((folder) => isBelow(path, join(root, folder)))) return 'not-checked'
  if (!isBelow(path, repository)) return 'outside'
  // The site itself may be in a folder whose name starts with a dot, and pnpm keeps packages in `node_modules/.pnpm`.
  const visible = relative(isBelow(path, root) ? root : repository, path).replaceAll(`node_modules${sep}.pnpm`, '')
  return visible.split(sep).some((name) => name.startsWith('.')) ? 'hidden' : undefined
}

/** Returns whether a path is a folder, or a file or folder in it. */
export function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}

/** Returns `undefined` if the file doesn't exist or can't be reached, for example because a symbolic link points to itself. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
