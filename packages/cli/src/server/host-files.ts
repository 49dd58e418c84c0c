import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostFiles } from '../model/host-files.ts'
import { fillSplat, matchSplat } from '../util/splat.ts'

/** The rules in a built site's host files, for `docs serve`. */
export interface HostFiles {
  /** Returns the headers of all rules that match a path. Later headers override earlier ones. */
  headersFor(path: string): [name: string, value: string][]
  /** Returns the redirect that applies to a path, if any. */
  redirectFor(path: string): { to: string; status: number } | undefined
}

/** Reads `_headers` and `_redirects` in a folder. A missing file is treated as empty. */
export function readHostFiles(folder: string): HostFiles {
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
