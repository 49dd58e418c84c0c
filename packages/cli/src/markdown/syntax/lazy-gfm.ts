import type { Root } from 'mdast'
import type { Construct, ConstructRecord, Effects, Extension, State, TokenizeContext } from 'micromark-util-types'
import type { Processor } from 'unified'
import { visit } from '../../util/visit.ts'

interface FromMarkdown {
  transforms?: ((tree: Root) => unknown)[]
}

/**
 * Makes parsing faster by running GFM's syntax extensions only where they can match. The resulting tree is the same.
 *
 * - An email address may start at any letter, and a `www.` URL at any w. The constructs for both only run in a second pass, and only if
 *   the first pass found an `@` or a `www.` outside code. On most pages, these only occur in code.
 * - A table may start on any line. The construct for tables only runs on the lines above and below a delimiter row, because
 *   otherwise, every line would be tokenized twice.
 * - After parsing, a transform searches each text node for URLs and email addresses to turn them into links. The transform only runs if the
 *   page may contain one.
 *
 * Must be added after `remark-parse` and all plugins that add syntax.
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
    // This transform must be first, because the other transforms change the tree that it searches.
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
    // Replace the extensions for each document. This has an effect because `remark-parse` reads `data` every time it parses.
    data.micromarkExtensions = withoutAddresses
    try {
      const tree = parse(document, file)
      if (!source.holdsAddress) return tree
    } catch (error) {
      // An MDX page may only be invalid because an address wasn't recognized: in `www.example.org/{id`, the brace is part of the address.
      if (!/www\./i.test(document)) throw error
    }
    data.micromarkExtensions = syntax
    return parse(document, file)
  }
}

/** Describes the text that is being parsed. */
interface Source {
  /** Numbers of the lines on which the construct for tables runs, starting from 1. */
  tableLines: Set<number>
  /** Whether the text, apart from code, may contain an email address or `www.`. */
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

/**
 * Maps constructs, which are grouped by the code of their first character. Constructs for which `map` returns `false` are removed.
 * Character codes without constructs are also removed, so that the tokenizer doesn't stop at these characters.
 */
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

/** Matches a table's delimiter row, including the markers of lists and quotes that contain the table. */
const delimiterRow = /^[\t >*+\-\d.)]*[|:-][|:\-\t ]*$/

/** Returns the number of the line above each delimiter row, and the numbers of the lines below the row up to the next blank line. */
function tableLines(document: string): Set<number> {
  const found = new Set<number>()
  const lines = document.split(/\r\n|\r|\n/)
  let isBelowRow = false
  for (let i = 1; i < lines.length; i++) {
    if (lines[i]!.trim() === '') isBelowRow = false
    if (isBelowRow) found.add(i + 1)
    if (!delimiterRow.test(lines[i]!)) continue
    found.add(i)
    isBelowRow = true
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
