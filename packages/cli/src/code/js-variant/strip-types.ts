import type { Tree } from '@lezer/common'
import type { Removal } from './removal.ts'
import { type StrippedTypes, stripTypesByTree } from './strip-types-by-tree.ts'
import { removeTypes } from './sucrase-types.ts'

/** The JavaScript lines of TypeScript lines: what is left of a line stands in the same line. */
export interface Stripped {
  js: string[]
  /** What was taken out of the text, if that is all that was done. */
  types?: StrippedTypes
}

const isComment = (line: string) => /^\s*(\/\/|\/\*|\*)/.test(line)
const isBlank = (line: string) => line.trim() === ''

/**
 * TypeScript → JavaScript, line by line.
 *
 * A comment directly above a declaration that is nothing but types goes with it.
 *
 * @param tree Of the same text: mostly it is enough to find the types. The compiler is loaded for the rest.
 * @returns undefined if the code cannot be parsed.
 */
export async function stripTypes(ts: string[], isTsx: boolean, tree: Tree | undefined): Promise<Stripped | undefined> {
  const text = ts.join('\n')
  const types = tree && stripTypesByTree(tree, text)
  const code = types
    ? removeTypes(text, types.removals)
    : (await import('./compile-types.ts')).compileTypes(text, isTsx)
  if (code === undefined) return undefined
  const js = code.split('\n')
  const comments = dropComments(ts, js)
  return { js, ...(types && { types: { ...types, removals: withLines(types.removals, ts, comments) } }) }
}

/** @returns The lines, from 0. */
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
