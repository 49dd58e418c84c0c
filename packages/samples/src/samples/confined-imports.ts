import { posix } from 'node:path'

/** Space and comments between a keyword and its quotation mark. */
const gap = String.raw`\s|\/\*(?:[^*]|\*(?!\/)){0,500}\*\/|\/\/[^\n]{0,500}\n`

/**
 * Matches a module's specifier, or the path in a reference comment. The second group is the path. A comment may be between the keyword and
 * the quotation mark. Only what can be an import matches, so that a sample such as `path === '/api'` keeps its strings.
 */
const specifier = new RegExp(
  String.raw`((?:\bfrom\b(?:${gap}){0,20}|\b(?:import|require)\b(?:\(|${gap}){0,20}|<reference\s+(?:path|types)\s*=\s*)["'\`])([^"'\`\n]+)(?=["'\`])`,
  'g',
)

/**
 * Changes the imports in a sample that lead out of the folder of the page's samples, so that the compiler doesn't find them. Otherwise, a
 * sample could read any file of the machine. The text keeps its length, and the changed paths look the same in messages.
 *
 * @param name Path of the file, relative to the folder of the page's samples.
 */
export function confineImports(text: string, name: string): string {
  if (!/["'`](?:\/|\\|\.\.|\.\/|file:|[a-z]:)/i.test(text)) return text
  return text.replace(specifier, (match, before: string, path: string) => {
    const isOutside = /^(?:[/\\]|file:|[a-z]:)/i.test(path) || /^\.\.\//.test(posix.join(posix.dirname(name), path))
    return isOutside || path.includes('\\') ? before + lookalike(path[0]!) + path.slice(1) : match
  })
}

/** Returns a character that looks like the given one, but has no meaning in a path. */
function lookalike(character: string): string {
  return { '/': '∕', '.': '․', '\\': '∖' }[character] ?? '∶'
}
