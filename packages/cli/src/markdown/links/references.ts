import type { Definition, FootnoteDefinition, Nodes, Parents, Root } from 'mdast'
import type { ReportMessage } from '../../model/message.ts'
import type { Position } from '../../model/position.ts'
import { nodePosition } from '../../util/node-position.ts'
import { SKIP, visit } from '../../util/visit.ts'

/**
 * Sets the URL attribute of links and images to the URL as written in the source. For references, also stores the
 * position of the definition. Reports references without a definition, and definitions that are duplicated or unused, including footnotes.
 */
export function applyReferences(tree: Root, source: string, report: ReportMessage): void {
  const definitions = collectDefinitions(tree, report)
  const used = new Set<string>()
  visit(tree, (node) => {
    if (node.type === 'link') setProperties(node, { href: node.url })
    else if (node.type === 'image') setProperties(node, { src: node.url })
    else if (node.type === 'linkReference' || node.type === 'imageReference') {
      const definition = definitions.get(node.identifier)
      if (!definition) return
      used.add(node.identifier)
      setProperties(node, {
        [node.type === 'linkReference' ? 'href' : 'src']: definition.url,
        dataDocsPlace: formatPosition(nodePosition(definition)),
      })
    }
  })
  markComments(tree, used)
  for (const [identifier, definition] of definitions) {
    if (used.has(identifier) || 'isComment' in definition) continue
    report({
      ruleId: 'unused-definition',
      fatal: false,
      ...nodePosition(definition),
      url: definition.url,
      reason: `Nothing refers to \`[${definition.label ?? identifier}]\`.`,
      note: 'Remove the definition, or use it.',
    })
  }
  if (source.includes('][')) reportUndefined(tree, source, [...definitions.keys()], report)
  if (source.includes('[^')) checkFootnotes(tree, source, report)
}

function collectDefinitions(tree: Root, report: ReportMessage): Map<string, Definition> {
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (node) => {
    const first = definitions.get(node.identifier)
    if (!first) {
      definitions.set(node.identifier, node)
      return
    }
    if (first.url === '#' || first.url === '') return
    report({
      ruleId: 'duplicate-definition',
      fatal: false,
      ...nodePosition(node),
      url: node.url,
      reason: `\`[${node.label ?? node.identifier}]\` is already defined on line ${first.position!.start.line}, and that definition is used.`,
      note: 'Remove one of the definitions.',
    })
  })
  return definitions
}

/**
 * Marks unused definitions without a target, such as `[//]: # (text)` or `[comment]: <> (text)`. They are a common way to write comments, so
 * they aren't reported, and the Markdown copy doesn't contain them.
 */
function markComments(tree: Root, used: ReadonlySet<string>): void {
  visit(tree, 'definition', (node) => {
    if ((node.url === '#' || node.url === '') && !used.has(node.identifier)) Object.assign(node, { isComment: true })
  })
}

/** Reports footnotes that nothing refers to, and references to footnotes that don't exist. Readers don't see the former, and see the latter as text. */
function checkFootnotes(tree: Root, source: string, report: ReportMessage): void {
  const used = new Set<string>()
  const footnotes: FootnoteDefinition[] = []
  visit(tree, (node) => {
    if (node.type === 'footnoteReference') used.add(node.identifier)
    else if (node.type === 'footnoteDefinition') footnotes.push(node)
  })
  for (const footnote of footnotes) {
    if (used.has(footnote.identifier)) continue
    const label = footnote.label ?? footnote.identifier
    report({
      ruleId: 'unused-definition',
      fatal: false,
      ...nodePosition(footnote),
      reason: `Nothing refers to the footnote \`[^${label}]\`, so it isn’t shown.`,
      note: `Write \`[^${label}]\` in the text that it belongs to, or remove the footnote.`,
    })
  }
  visitText(tree, source, (text, start) => {
    for (const { 0: reference, 1: label = '', index } of text.matchAll(/(?<!\\)\[\^(\d+|[a-z][\w-]*)\](?![*+?{(])/gi)) {
      // It may be part of a regular expression, such as `[^a-z]`, or `[^aeiou]` on a page without footnotes.
      if (/^.-.$/.test(label) || (footnotes.length === 0 && !/^\d+$/.test(label))) continue
      report({
        ruleId: 'undefined-reference',
        fatal: true,
        ...positionAt(source, start + index, reference.length),
        reason: `The footnote \`${reference}\` isn’t defined.`,
        note: `Write \`${reference}: The text of the footnote.\` on a line of its own.`,
      })
    }
  })
}

/**
 * Calls a function with the source of each paragraph, heading, and table cell that has a position, and its offset. Everything that isn't
 * plain text is replaced by spaces.
 */
function visitText(tree: Root, source: string, found: (text: string, start: number) => void): void {
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return undefined
    const start = node.position?.start.offset
    if (start !== undefined) found(withoutSyntax(node, source.slice(start, node.position!.end.offset), start), start)
    return SKIP
  })
}

function setProperties(node: { data?: object }, properties: Record<string, string>): void {
  const data = node.data as { hProperties?: object } | undefined
  node.data = { ...data, hProperties: { ...data?.hProperties, ...properties } }
}

/** Reports text of the form `[text][label]` if the label isn't defined, because such text doesn't become a link. */
function reportUndefined(tree: Root, source: string, defined: string[], report: ReportMessage): void {
  visitText(tree, source, (text, start) => {
    const pattern = /(?<![\w\\\])])!?\[((?:[^\][\\]|\\.)+)\]\[(?!\^)((?:[^\][\\]|\\.)*)\]/g
    for (const match of text.matchAll(pattern)) {
      const label = (match[2] || match[1]!).trim()
      report({
        ruleId: 'undefined-reference',
        fatal: true,
        ...positionAt(source, start + match.index, match[0].length),
        url: label,
        reason: `\`[${label}]\` isn’t defined.`,
        note: defined.length
          ? `Define it on a line of its own: \`[${label}]: /path\`. Or use an existing definition: ${defined
              .slice(0, 8)
              .map((name) => `\`${name}\``)
              .join(', ')}.`
          : `Define it on a line of its own: \`[${label}]: /path\`.`,
      })
    }
  })
}

/**
 * Returns the source of a paragraph, heading, or table cell, with everything that isn't plain text (code, links, HTML)
 * replaced by spaces.
 *
 * @param container The paragraph, heading, or table cell.
 * @param text The source of the container.
 * @param offset Offset of `text` in the source of the page.
 */
export function withoutSyntax(container: Parents, text: string, offset: number): string {
  const parts: string[] = []
  let at = 0
  const blank = (node: Nodes) => {
    const from = (node.position?.start.offset ?? offset) - offset
    const to = (node.position?.end.offset ?? offset) - offset
    if (to <= from || from < at) return
    parts.push(text.slice(at, from), ' '.repeat(to - from))
    at = to
  }
  const visitChildren = (parent: Parents) => {
    for (const child of parent.children) {
      if (child.type === 'emphasis' || child.type === 'strong' || child.type === 'delete') visitChildren(child)
      else if (child.type !== 'text') blank(child)
    }
  }
  visitChildren(container)
  return parts.join('') + text.slice(at)
}

let cachedLines: { source: string; starts: number[] } | undefined

/** Returns the position of a range of the source. Caches the line offsets of the most recent source. */
export function positionAt(source: string, offset: number, length: number): Position {
  if (cachedLines?.source !== source) {
    cachedLines = {
      source,
      starts: [0, ...Array.from(source.matchAll(/\r\n|\n|\r/g), (end) => end.index + end[0].length)],
    }
  }
  const { starts } = cachedLines
  const pointAt = (at: number) => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (starts[middle]! <= at) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: at - starts[low]! + 1 }
  }
  const end = pointAt(offset + length)
  return { ...pointAt(offset), endLine: end.line, endColumn: end.column }
}

/** Formats a position as `12:5:12:33` (line and column of the start and the end), so that it can be stored in an attribute of the tree. */
export function formatPosition({ line, column, endLine = line, endColumn = column, file }: Position): string {
  return [line, column, endLine, endColumn, ...(file ? [file] : [])].join(':')
}

/** Parses a position from `formatPosition`. Invalid numbers become 1, and a missing end equals the start. */
export function parsePosition(text: string): Position {
  const [, numbers = '', file] = /^((?:\d+(?::|$)){0,4})(.*)$/s.exec(text)!
  const [line = 1, column = 1, endLine = line, endColumn = column] = numbers.split(':').map((part) => Number(part) || 1)
  return { line, column, endLine, endColumn, ...(file && { file }) }
}
