import { SourceMap } from 'node:module'
import { basename } from 'node:path'
import type { Position } from '../model/position.ts'
import { stackOf } from '../util/error-text.ts'

/** A bundled module, with the source map of its code. */
export interface MappedModule {
  /** Absolute path. The bundle runs under this name, so the path appears in stacks. */
  path: string
  /** Source map as JSON. Paths in it are relative to the module's folder. */
  map: string
}

/**
 * Returns the position in a module's source where an error was thrown. If one of its imports threw the error, returns the position of the
 * call.
 *
 * @returns `undefined` if the error's stack doesn't contain the module.
 */
export function errorPosition(error: unknown, { path, map }: MappedModule): Position | undefined {
  const frames = stackOf(error).split(`${path}:`).slice(1)
  if (frames.length === 0) return undefined
  const sourceMap = new SourceMap(JSON.parse(map))
  for (const frame of frames) {
    const [, line, column] = /^(\d+):(\d+)/.exec(frame) ?? []
    const entry = sourceMap.findEntry(Number(line) - 1, Number(column) - 1)
    if ('originalSource' in entry && entry.originalSource === basename(path)) {
      return { line: entry.originalLine + 1, column: entry.originalColumn + 1 }
    }
  }
  return undefined
}
