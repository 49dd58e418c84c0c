import type { Root } from 'mdast'
import type { Construct, ConstructRecord, Effects, Extension, State, TokenizeContext } from 'micromark-util-types'
import type { Processor } from 'unified'
import { visit } from '../../util/visit.ts'

interface FromMarkdown {
  transforms?: ((tree: Root) => unknown)[]
}

/**
 * Keeps GFM's syntax extensions from searching where they can't match. The result stays the same.
 *
 * - An email address may start at any letter of a text, and `www.` at any w. Both are only tried in a second pass, if
 *   the text turned out to contain an `@` or a `www.`. On most pages, they only occur in code.
 * - A table may start on any line. It is only tried where a delimiter row follows, because otherwise each line would be
 *   tokenized twice.
 * - URLs in text become links after parsing, by three searches in each text. They only run if the page contains one.
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
    // Must run before transforms that change the tree.
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
    // `remark-parse` reads the extensions again for each document.
    data.micromarkExtensions = withoutAddresses
    const tree = parse(document, file)
    if (!source.holdsAddress) return tree
    data.micromarkExtensions = syntax
    return parse(document, file)
  }
}

/** Facts about the text that is being parsed. */
interface Source {
  /** Numbers of the lines that may be the head or the body of a table. Lines count from 1. */
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
 * Maps constructs, grouped by the character code that they start with. Constructs mapped to `false` are removed, and so
 * are codes without constructs, so that the tokenizer doesn't stop at them.
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

/** A delimiter row below the head of a table, which may be inside lists and quotes. */
const delimiterRow = /^[\t >*+\-\d.)]*[|:-][|:\-\t ]*$/

/** Returns the line above each delimiter row, and the lines below it up to a blank line. */
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
