import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { withoutPaths } from '@docs-engine/shared/shown-path.ts'
import type { Message as EsbuildMessage } from 'esbuild'
import type { Message } from '../model/message.ts'
import type { Position } from '../model/position.ts'
import { closingBrackets, isInLiteral, openBrackets } from './syntax-before.ts'

type Words = Pick<Message, 'reason' | 'note'>

/**
 * Rewrites an esbuild message for the author of a component, a stylesheet, or a configuration.
 *
 * @param root The site's root. Paths in the message and in its location are relative to it.
 * @returns The text, and the position if it differs from esbuild's.
 */
export function compilerMessage(
  { text, location }: Pick<EsbuildMessage, 'text' | 'location'>,
  root: string,
): Words & Partial<Position> {
  const shown = withoutPaths(text, root).replace(/\.$/, '')
  // Modules that esbuild's plugins create have a namespace. They can't be read from disk.
  const isFile = location !== null && /^(?:file)?$/.test(location.namespace)
  const bracket = isFile && unclosedBracket(shown, location, root)
  if (bracket) return bracket
  for (const [pattern, words] of rewrites) {
    const match = pattern.exec(shown)
    if (!match) continue
    const isNextEntry = isFile && missingComma.test(shown) && isInLiteral(join(root, location.file), location)
    return {
      ...words(match[1] ?? '', match[2] ?? ''),
      ...(isNextEntry && { note: 'If this is the next entry, a comma is missing before it.' }),
    }
  }
  return { reason: `${inBackticks(shown)}.` }
}

/** Matches the errors at the end of the file, or at a closing bracket of another kind than the last opening bracket. */
const atEnd = /^(?:Expected .+ but found|Unexpected) (end of file$|"[)\]}]"$)/

/** Returns the message for a bracket that isn't closed, or `undefined` if the error has another cause. */
function unclosedBracket(
  text: string,
  location: NonNullable<EsbuildMessage['location']>,
  root: string,
): (Words & Partial<Position>) | undefined {
  const found = atEnd.exec(text)?.[1]
  if (!found || !/\.[cm]?[jt]sx?$/.test(location.file)) return undefined
  const open = openBrackets(join(root, location.file), location)
  const last = open.at(-1)
  if (!last) return undefined
  const missing = open.map((bracket) => closingBrackets[bracket.text]!).reverse()
  const closing = found.startsWith('"') ? found.slice(1, -1) : undefined
  // A closing bracket without an opening one is a mistake itself.
  if (closing !== undefined && missing.indexOf(closing) < 1) return undefined
  return {
    reason: `Syntax error: this \`${last.text}\` isn’t closed.`,
    note:
      closing === undefined
        ? `The file ends before \`${missing.join('')}\`.`
        : `Close it with \`${missing[0]}\` before the \`${closing}\` on line ${location.line}.`,
    line: last.line,
    column: last.column,
    endLine: last.line,
    endColumn: last.column + 1,
  }
}

/** Matches the error for a missing comma between two entries of an object or an array. */
const missingComma = /^Expected "[}\]]" but found "[\w$"'`[{]/

/**
 * Patterns of esbuild's messages, and functions that return the text to show instead. Some of esbuild's messages suggest
 * changing an option, such as the output path or the loaders, but authors can't set esbuild's options.
 */
const rewrites: [RegExp, (first: string, second: string) => Words][] = [
  [
    /^No loader is configured for "[^"]*" files: (.+)/,
    (path) => ({
      reason: `\`${path}\` can’t be imported.`,
      note: 'Put the file in `content/_public` and use its URL: `/name.png`.',
    }),
  ],
  [
    /^Could not resolve "([./].*)"/,
    (path) => ({ reason: `No file at \`${path}\`.`, note: 'Check the path. It is relative to the importing file.' }),
  ],
  [
    /^Could not resolve "((?:@[^/"]+\/)?[^/"]+)(.*)"/,
    (name, path) =>
      isBuiltin(`${name}${path}`)
        ? {
            reason: `The module \`${name}${path}\` of Node isn’t available in browsers.`,
            note: 'Use it in a module that an `.mdx` page imports, and pass the result to the component as a prop.',
          }
        : {
            reason: `The package \`${name}${path}\` can’t be found.`,
            // The name of a file doesn't start with `@`.
            note: name!.startsWith('@') ? 'Install it.' : `Install it, or write \`./${name}${path}\` if it’s a file.`,
          },
  ],
  [
    /^No matching export in "(.+)" for import "(.+)"/,
    (file, name) => ({ reason: `\`${file}\` has no export \`${name}\`.` }),
  ],
  [
    /^Unexpected end of file before a closing "(.+)" tag/,
    (tag) => ({ reason: `Syntax error: the file ends before \`</${tag}>\`.` }),
  ],
  [
    /^((?:Expected|Unexpected|Unterminated)\b.*)/,
    (fault) => ({ reason: `Syntax error: ${inBackticks(fault.charAt(0).toLowerCase() + fault.slice(1))}.` }),
  ],
]

function inBackticks(text: string): string {
  return text.replace(/"([^"`]+)"/g, '`$1`')
}
