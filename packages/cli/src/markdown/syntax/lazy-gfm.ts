import type { Root } from 'mdast'
import type { Construct, ConstructRecord, Effects, Extension, State, TokenizeContext } from 'micromark-util-types'
import type { Processor } from 'unified'
import { visit } from '../../util/visit.ts'

interface FromMarkdown {
  transforms?: ((tree: Root) => unknown)[]
}

/**
 * Keeps GFM's extensions of CommonMark from looking where nothing of theirs can be; they find what they found before.
 *
 * - An e-mail address may start at every letter of a text, `www.` at every w. Both are only tried, in a second reading, when
 *   the text turned out to hold an `@` or a `www.`; most pages have those in code only.
 * - A table may start at every line: that is only tried where a row of dashes follows. Otherwise each line is read twice.
 * - Literal addresses become links after parsing, by three searches in every text: only if one is there.
 *
 * Goes after `remark-parse` and all plugins which add syntax.
 */
export function lazyGfm(this: Processor): void {
  const data = this.data() as {
    micromarkExtensions?: Extension[]
    fromMarkdownExtensions?: (FromMarkdown | FromMarkdown[])[]
  }
  const source: Source = { tableLines: new Set(), holdsAddress: false }
  const syntax = (data.micromarkExtensions ?? []).map((extension) => lazyTables(extension, source))
  const withoutAddresses = syntax.map(withoutAutolinks)
  data.fromMarkdownExtensions = [
    // Before others change the tree.
    { transforms: [lookForAddresses] },
    ...(data.fromMarkdownExtensions ?? []).map((extension) =>
      Array.isArray(extension) ? extension.map(lazyTransforms) : lazyTransforms(extension),
    ),
  ]

  function lookForAddresses(tree: Root): void {
    source.holdsAddress = someText(tree, /@|www\./i)
  }

  const parse = this.parser!
  this.parser = (document, file) => {
    source.tableLines = tableLines(document)
    // `remark-parse` reads the extensions for each document.
    data.micromarkExtensions = withoutAddresses
    const tree = parse(document, file)
    if (!source.holdsAddress) return tree
    data.micromarkExtensions = syntax
    return parse(document, file)
  }
}

/** What is known of the text that is being parsed. */
interface Source {
  /** Lines, from 1, that may be the head or the body of a table. */
  tableLines: Set<number>
  /** Its text, other than its code, may hold an e-mail address or `www.`. */
  holdsAddress: boolean
}

function withoutAutolinks(extension: Extension): Extension {
  if (!extension.text) return extension
  const isAutolink = ({ name }: Construct) => name === 'emailAutolink' || name === 'wwwAutolink'
  return { ...extension, text: mapConstructs(extension.text, (construct) => !isAutolink(construct) && construct) }
}

function lazyTables(extension: Extension, source: Source): Extension {
  if (!extension.flow) return extension
  const lazy = (construct: Construct) =>
    construct.name === 'table'
      ? { ...construct, tokenize: onlyInLines(() => source.tableLines, construct.tokenize) }
      : construct
  return { ...extension, flow: mapConstructs(extension.flow, lazy) }
}

/** Constructs by the code they start with. One that becomes `false` goes, so that nothing stops at its code. */
function mapConstructs(record: ConstructRecord, map: (construct: Construct) => Construct | false): ConstructRecord {
  const entries = Object.entries(record as Record<string, Construct | Construct[]>).map(([code, constructs]) => {
    const mapped = [constructs].flat().map(map)
    return [code, mapped.filter((construct) => construct !== false)] as const
  })
  return Object.fromEntries(entries.filter(([, constructs]) => constructs.length > 0))
}

function onlyInLines(lines: () => Set<number>, tokenize: Construct['tokenize']): Construct['tokenize'] {
  return function (this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    return lines().has(this.now().line) ? tokenize.call(this, effects, ok, nok) : nok
  }
}

/** A row of dashes below a table's head, alone or in lists and quotes. */
const delimiterRow = /^[\t >*+\-\d.)]*[|:-][|:\-\t ]*$/

/** The line above a delimiter row, and the lines below it up to a blank one. */
function tableLines(document: string): Set<number> {
  const found = new Set<number>()
  const lines = document.split(/\r\n|\r|\n/)
  for (let i = 1; i < lines.length; i++) {
    if (!delimiterRow.test(lines[i]!)) continue
    found.add(i)
    for (let row = i + 1; row < lines.length && lines[row]!.trim() !== ''; row++) found.add(row + 1)
  }
  return found
}

function lazyTransforms(extension: FromMarkdown): FromMarkdown {
  const { transforms } = extension
  if (!transforms) return extension
  return {
    ...extension,
    transforms: transforms.map(
      (transform) => (tree: Root) => (someText(tree, /@|:\/\/|www\./i) ? transform(tree) : undefined),
    ),
  }
}

function someText(tree: Root, pattern: RegExp): boolean {
  let found = false
  visit(tree, 'text', ({ value }) => {
    found = pattern.test(value)
    return !found
  })
  return found
}
