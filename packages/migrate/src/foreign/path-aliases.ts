import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseJsonc } from '@docs-engine/cli/internal'
import { isFile } from '../util/list-files.ts'
import { toArray, toRecord } from '../util/values.ts'

/**
 * Reads the aliases in `paths` of a site's `tsconfig.json`.
 *
 * @returns A function that returns the absolute path of a file that an import with an alias refers to, or `undefined`.
 */
export function pathAliases(folder: string): (wanted: string) => string | undefined {
  let options: Record<string, unknown> = {}
  try {
    options = toRecord(toRecord(parseJsonc(readFileSync(join(folder, 'tsconfig.json'), 'utf8'))).compilerOptions)
  } catch {
    // The site has no such file, or only TypeScript itself can read it.
  }
  const base = resolve(folder, String(options.baseUrl ?? '.'))
  const patterns = Object.entries(toRecord(options.paths)).map(([pattern, targets]) => {
    const [start = '', end] = pattern.split('*')
    return { start, end, targets: toArray(targets).map(String) }
  })
  return (wanted) => {
    for (const { start, end, targets } of patterns) {
      const isMatch = end === undefined ? wanted === start : wanted.startsWith(start) && wanted.endsWith(end)
      if (!isMatch) continue
      const inner = wanted.slice(start.length, wanted.length - (end ?? '').length)
      const found = targets
        .map((target) =>
          resolve(
            base,
            target.replace('*', () => inner),
          ),
        )
        .find(isFile)
      if (found) return found
    }
    return undefined
  }
}
