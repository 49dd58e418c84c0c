import { SourceMap } from 'node:module'
import { dirname, resolve } from 'node:path'
import { relativePath } from '@docs-engine/shared/relative-path.ts'
import { stackOf } from '../util/error-text.ts'

/** A place in a file of the site or of an installed package. */
export interface ThrownAt {
  /** Path relative to the site's root. */
  file: string
  line: number
  column: number
}

/**
 * The code of bundles that have been run and that contain a source map, by the path under which they appear in stacks. An exception only
 * has its stack, so all bundles of the process are listed.
 */
const bundles = new Map<string, string>()

/** Registers a bundle, so that `thrownAt` can find positions in it. Bundles without an inline source map are ignored. */
export function registerBundle(path: string, code: string): void {
  if (code.includes(mapPrefix)) bundles.set(path, code)
}

/** Removes the source map from the code of a bundle. */
export function withoutSourceMap(code: string): string {
  const [text] = code.split(mapPrefix)
  return text!
}

const mapPrefix = '//# sourceMappingURL=data:application/json;base64,'

/**
 * Returns the place in the sources of the site's modules where an error was thrown. If a function of an installed package threw it, returns
 * the place of the call, unless all callers are packages.
 *
 * @param root The site's root folder.
 * @param within Path of a file, relative to the root. If another file threw the error, the place of the call in this file is returned.
 * @returns `undefined` if the error's stack doesn't contain the module.
 */
export function thrownAt(error: unknown, root: string, within?: string): ThrownAt | undefined {
  const stack = stackOf(error)
  for (const [path, code] of bundles) {
    const frames = stack.split(`${path}:`).slice(1)
    if (frames.length === 0) continue
    const map = readMap(code)
    const places = frames.flatMap((frame): ThrownAt[] => {
      const [, line, column] = /^(\d+):(\d+)/.exec(frame) ?? []
      const entry = map.findEntry(Number(line) - 1, Number(column) - 1)
      if (!('originalSource' in entry)) return []
      const file = relativePath(root, resolve(dirname(path), entry.originalSource))
      return [{ file, line: entry.originalLine + 1, column: entry.originalColumn + 1 }]
    })
    const found = within
      ? places.find(({ file }) => file === within)
      : (places.find(({ file }) => !file.includes('node_modules/')) ?? places[0])
    if (found) return found
  }
  return undefined
}

function readMap(code: string): SourceMap {
  const start = code.lastIndexOf(mapPrefix) + mapPrefix.length
  return new SourceMap(JSON.parse(Buffer.from(code.slice(start).trim(), 'base64').toString()))
}
