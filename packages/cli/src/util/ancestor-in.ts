import { dirname } from 'node:path'

/** Returns the entry of a set that is the given path, or the nearest folder that contains it. All paths must be absolute. */
export function ancestorIn(paths: ReadonlySet<string>, path: string): string | undefined {
  for (let at = path; ; at = dirname(at)) {
    if (paths.has(at)) return at
    if (at === dirname(at)) return undefined
  }
}
