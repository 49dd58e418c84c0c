import { createRequire } from 'node:module'
import type { Mermaid } from 'mermaid'
import { requireFromPackage } from './require-from-package.ts'

/** The error of one of Mermaid's parsers. Lines and columns count from the first character that the parser received. */
interface ParserError extends Error {
  /** Set by the parsers that jison generated. Columns start at 0. */
  hash?: { text?: string; token?: string | number; loc?: { last_line: number; last_column: number } }
}

/**
 * Parses a diagram. A diagram whose parser asks the browser, for example whether a color exists, is only parsed up to this question.
 *
 * @param line Line of the opening fence.
 * @throws {Error} if the diagram has a syntax error.
 */
export async function checkDiagram(source: string, line: number): Promise<void> {
  const mermaid = loadMermaid()
  try {
    await mermaid.parse(source)
  } catch (error) {
    // A global variable of browsers is missing in Node, which isn't a mistake in the diagram.
    if (error instanceof ReferenceError) return
    const { reason, place } = describe(error as ParserError)
    const at = place && originalPlace(source, place)
    // In the form of a `VFileMessage`, so that the engine reports the author's mistake, not a failure of the plugin.
    throw Object.assign(new Error(reason), { reason, line: line + (at?.line ?? 0), column: at?.column ?? 1 })
  }
}

interface Place {
  line: number
  column: number
}

/** Matches the first error in a message of the parsers that use Langium. */
const langiumError =
  /(?:Lexer|Parse) error on line (\d+), column (\d+): (.+?)(?: at offset: | *(?:Parse error|$)|\.\s*$)/s

function describe({ message, hash }: ParserError): { reason: string; place?: Place } {
  if (hash?.loc) {
    const { text, token, loc } = hash
    const place = { line: loc.last_line, column: loc.last_column + 1 }
    const found = token === 'EOF' || token === 1 || !text?.trim() ? 'end of the line' : `\`${text.trim()}\``
    return { reason: `Unexpected ${found} in the diagram`, place }
  }
  const [, line, column, reason] = langiumError.exec(message) ?? []
  if (!reason) return { reason: message.trim() }
  const shown = reason.replace(/->(.+?)<-/, '`$1`').replace(/`\s*`$/, 'the end of the line')
  return { reason: shown[0]!.toUpperCase() + shown.slice(1), place: { line: Number(line), column: Number(column) } }
}

/** Matches the parts that Mermaid removes before it parses a diagram: front matter, directives, and comments. */
const removed = [/^([^\S\n]*)---\s*\n.*?\n\1---\s*\n+/s, /%%\{(?:(?!\}%%)[\s\S])*\}%%/g, /^\s*%%(?!\{)[^\n]+\n?/gm]

/** Converts a position in the text that a parser received to a position in the source. */
function originalPlace(source: string, { line, column }: Place): Place {
  // Replace what Mermaid removes by a character that no diagram contains, so that all other characters keep their offsets.
  const mark = '\0'
  let masked = source
  for (const part of removed) masked = masked.replace(part, (text) => mark.repeat(text.length))
  masked = masked.replace(/^[\s\0]+/, (text) => mark.repeat(text.length))
  let offset = masked.length
  for (let at = 0, currentLine = 1, currentColumn = 1; at < masked.length; at++) {
    if (masked[at] === mark) continue
    offset = at
    if (currentLine === line && (currentColumn === column || masked[at] === '\n')) break
    if (masked[at] === '\n') {
      currentLine++
      currentColumn = 1
    } else currentColumn++
  }
  const before = source.slice(0, offset).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}

/**
 * Loads Mermaid in Node. A string in the code would make the engine bundle Mermaid with the site's configuration, which is loaded in every
 * thread, although most pages contain no diagram.
 */
function loadMermaid(): Mermaid {
  const path = requireFromPackage().resolve('mermaid')
  // Without a document, the library that sanitizes HTML only exports an empty object. Nothing that is parsed here ends up in a page.
  const fromMermaid = createRequire(path)
  const { default: dompurify } = fromMermaid(fromMermaid.resolve('dompurify').replace(/cjs\.js$/, 'es.mjs'))
  dompurify.addHook ??= () => {}
  dompurify.sanitize ??= (text: string) => text
  return fromMermaid(path).default
}
