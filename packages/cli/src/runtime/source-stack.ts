import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'

/**
 * Replaces positions in the engine's bundle with positions in its sources (`src/main.ts:12:3`), for the stack trace of a bug. Node can't do
 * this itself, because it doesn't load the modules of the bundle with its own module loader.
 *
 * Positions in bundled libraries stay as they are.
 */
export function sourceStack(stack: string): string {
  const maps = new Map<string, SourceMap | undefined>()
  return stack.replaceAll(/([^\s()]+\.cjs):(\d+):(\d+)/g, (position, path: string, line: string, column: string) => {
    if (!maps.has(path)) maps.set(path, readMap(`${path}.map`))
    const entry = maps.get(path)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return position
    // Sources are relative to the bundle: `../../src/main.ts`.
    return `${entry.originalSource.replace(/^(\.\.\/)+/, '')}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
}

function readMap(path: string): SourceMap | undefined {
  return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined
}
