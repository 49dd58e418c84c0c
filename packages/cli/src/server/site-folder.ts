import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { hostFiles, unservedFiles } from '../model/host-files.ts'
import { isInside } from '../util/is-inside.ts'
import { fillSplat, matchSplat } from '../util/splat.ts'
import { type OpenFile, openFile } from './send-file.ts'

/** The folder of a built site. Each build replaces the whole folder. */
export interface SiteFolder {
  /** Opens the first path that is an existing file. Paths are relative to the folder. */
  open(paths: string[]): Promise<OpenFile | undefined>
  /** Returns the host rules of the current build. */
  rules(): HostFiles
}

/** How long to wait for a missing folder, in milliseconds. A build replaces the folder in much less time. */
const maxSwapDuration = 1000

/**
 * Opens the folder of a built site. Files are looked up again for each request, because the folder can be replaced at any time. The folder
 * is missing between the two renames of a swap (`swapFolders`), so a request at that time waits for the new folder.
 */
export function siteFolder(folder: string): SiteFolder {
  let cached: { stamp: string; rules: HostFiles } | undefined

  /** Returns a number that identifies the build in the folder, or `undefined` while the folder is missing. */
  const identity = () => statSync(folder, { throwIfNoEntry: false })?.ino
  const stampOf = () =>
    [
      identity(),
      ...unservedFiles.map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs),
    ].join()
  return {
    async open(paths) {
      const until = Date.now() + maxSwapDuration
      for (;;) {
        const initialIdentity = identity()
        for (const path of paths) {
          const file = isInside(folder, join(folder, path)) ? openFile(join(folder, path)) : undefined
          if (file) return file
        }
        // If the folder was replaced in the meantime, the file may exist in the new folder.
        if ((initialIdentity !== undefined && initialIdentity === identity()) || Date.now() > until) return undefined
        await pause(5)
      }
    },
    rules() {
      const stamp = stampOf()
      if (cached?.stamp === stamp) return cached.rules
      const rules = readHostFiles(folder)
      // While the folder is being replaced, keep using the previous rules.
      if (identity() !== undefined && stampOf() === stamp) cached = { stamp, rules }
      return cached?.rules ?? rules
    },
  }
}

/** The rules in a built site's host files, for `docs serve`. */
interface HostFiles {
  /** Returns the headers of all rules that match a path. Later headers override earlier ones. */
  headersFor(path: string): [name: string, value: string][]
  /** Returns the redirect that applies to a path, if any. */
  redirectFor(path: string): HostRedirect | undefined
}

export interface HostRedirect {
  to: string
  status: number
}

/** The rules of a host that reads none of the files. */
export const noRules: HostFiles = { headersFor: () => [], redirectFor: () => undefined }

/** Reads `_headers` and `_redirects` in a folder. A missing file is treated as empty. */
function readHostFiles(folder: string): HostFiles {
  const headers = headerRules(read(join(folder, hostFiles.headers)))
  const redirects = redirectRules(read(join(folder, hostFiles.redirects)))
  return {
    headersFor: (path) => headers.filter(({ pattern }) => matchesPattern(pattern, path)).flatMap((r) => r.headers),
    redirectFor(path) {
      for (const { from, to, status } of redirects) {
        const splat = matchSplat(from, path)
        if (splat !== undefined) return { to: fillSplat(to, splat), status }
      }
      return undefined
    },
  }
}

/** Returns whether a path matches the pattern of a header rule, in which `*` matches any text. */
function matchesPattern(pattern: string, path: string): boolean {
  const [start, end] = pattern.split('*')
  if (end === undefined) return pattern === path
  return path.length >= pattern.length - 1 && path.startsWith(start!) && path.endsWith(end)
}

function headerRules(text: string): { pattern: string; headers: [string, string][] }[] {
  const rules: { pattern: string; headers: [string, string][] }[] = []
  for (const line of text.split('\n')) {
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line)
    if (header) rules.at(-1)?.headers.push([header[1]!, header[2]!])
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: [] })
  }
  return rules
}

function redirectRules(text: string): { from: string; to: string; status: number }[] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/)
    return from?.startsWith('/') && to ? [{ from, to, status: Number(status ?? 301) }] : []
  })
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
