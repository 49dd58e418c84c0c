import type { Tree } from '@lezer/common'
import { isEnabled } from '../../runtime/shortcuts.ts'
import type { Removal } from './removal.ts'
import { type StrippedTypes, stripTypesByTree } from './strip-types-by-tree.ts'
import { removeTypes } from './sucrase-types.ts'

/** The result of `stripTypes`. */
export interface Stripped {
  /** The lines of JavaScript. Each one has the same index as the TypeScript line that it was created from. */
  js: string[]
  /** The types that were found in the tree and removed. Absent if Sucrase removed the types. */
  types?: StrippedTypes
}

const isComment = (line: string) => /^\s*(\/\/|\/\*|\*)/.test(line)
const isBlank = (line: string) => line.trim() === ''

/**
 * Converts TypeScript to JavaScript, line by line.
 *
 * Comments directly above a declaration that consists only of types are removed as well.
 *
 * @param tree The syntax tree of `ts`. If it's missing, or if the types in it are uncertain, Sucrase is loaded to remove the types.
 * @returns `undefined` if the code can't be parsed.
 */
export async function stripTypes(ts: string[], isTsx: boolean, tree: Tree | undefined): Promise<Stripped | undefined> {
  const text = ts.join('\n')
  const types = tree && isEnabled('syntax-tree') && stripTypesByTree(tree, text)
  const code = types
    ? removeTypes(text, types.removals)
    : (await import('./compile-types.ts')).compileTypes(text, isTsx)
  if (code === undefined) return undefined
  const js = code.split('\n')
  const comments = dropComments(ts, js)
  return { js, ...(types && { types: { ...types, removals: withLines(types.removals, ts, comments) } }) }
}

/**
 * Removes the comments above removed declarations from `js`.
 *
 * @returns The indexes of the removed lines.
 */
function dropComments(ts: string[], js: string[]): Set<number> {
  const dropped = new Set<number>()
  for (let line = ts.length - 1; line >= 0; line--) {
    if (!isBlank(js[line]!) || isBlank(ts[line]!) || /^\s*(import|\})/.test(ts[line]!)) continue
    for (let above = line - 1; above >= 0 && isComment(ts[above]!) && js[above] === ts[above]; above--) {
      js[above] = ''
      dropped.add(above)
    }
  }
  return dropped
}

function withLines(removals: Removal[], ts: string[], lines: Set<number>): Removal[] {
  if (lines.size === 0) return removals
  const all = [...removals]
  let from = 0
  for (const [index, line] of ts.entries()) {
    if (lines.has(index)) all.push({ from, to: from + line.length })
    from += line.length + 1
  }
  return all.sort((a, b) => a.from - b.from)
}
