import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names of the files that contain rules for hosts. Hosts don't serve these files. */
export const hostFileNames = ['_headers', '_redirects', 'vercel.json']

/** The rules in a built site's host files, for `docs serve`. */
export interface HostFiles {
  /** Returns the headers of all rules that match a path. Later headers override earlier ones. */
  headersFor(path: string): [name: string, value: string][]
  /** Returns the redirect that applies to a path, if any. */
  redirectOf(path: string): { to: string; status: number } | undefined
}

/** Reads `_headers` and `_redirects` in a folder. A missing file contains no rules. */
export function readHostFiles(folder: string): HostFiles {
  const headers = headerRules(read(join(folder, '_headers')))
  const redirects = redirectRules(read(join(folder, '_redirects')))
  return {
    headersFor: (path) =>
      headers.filter(({ pattern }) => splatOf(pattern, path) !== undefined).flatMap((r) => r.headers),
    redirectOf(path) {
      for (const { from, to, status } of redirects) {
        const splat = splatOf(from, path)
        if (splat === undefined) continue
        // A URL that starts with two slashes would point to another site.
        return { to: to.replace(':splat', () => splat).replace(/^\/{2,}/, '/'), status }
      }
      return undefined
    },
  }
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

/** Returns the part of the path that `*` matches, or '' for a pattern without `*`. Returns `undefined` if the path doesn't match. */
function splatOf(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith('*')) return pattern === path ? '' : undefined
  return path.startsWith(pattern.slice(0, -1)) ? path.slice(pattern.length - 1) : undefined
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
