import type { Root } from 'mdast'
import type { Code, Construct, Extension, State, TokenizeContext } from 'micromark-util-types'
import remarkMdx from 'remark-mdx'
import type { Processor } from 'unified'
import { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import type { ReportMessage } from '../../model/message.ts'
import type { Position } from '../../model/position.ts'
import { isEnabled } from '../../runtime/shortcuts.ts'
import { lazyGfm } from '../syntax/lazy-gfm.ts'

/**
 * Parses an MDX page. If the page has a syntax error, reports it and returns `undefined`.
 *
 * @param base The processor that parses the engine's Markdown.
 */
export function parseMdx(base: Processor<Root>, file: VFile, report: ReportMessage): Root | undefined {
  const text = mdxComments(String(file.value))
  const parse = (part: string) => withMdx(base).parse(new VFile(part)) as Root
  try {
    return parse(text)
  } catch (error) {
    const { reason, ruleId, line, column, place } = error as VFileMessage
    if (ruleId === undefined) throw error
    const end = place && 'end' in place ? { endLine: place.end.line, endColumn: place.end.column } : {}
    const touching = /import\/exports/.test(reason) && line ? lineAfterModule(text, line, parse) : undefined
    if (touching) {
      report({
        ruleId: 'mdx',
        fatal: true,
        ...touching,
        reason: 'This line follows an `import` or `export`, so it’s read as JavaScript.',
        note: 'Leave a blank line above it.',
      })
      return undefined
    }
    const position = unclosedTagPosition(reason) ?? { line: line ?? 1, column: column ?? 1, ...end }
    report({ ruleId: 'mdx', fatal: true, ...position, ...explain(reason) })
    return undefined
  }
}

/** Maximum number of lines between an `import` or `export` and the error that the next line causes. Each line is parsed once. */
const maxTouchingLines = 20

/**
 * Returns the position of the line that directly follows complete imports and exports, or `undefined` if the error is inside an import or export.
 *
 * @param errorLine The line of the error, which may be below the line that causes it.
 */
function lineAfterModule(text: string, errorLine: number, parse: (part: string) => Root): Position | undefined {
  const lines = text.split('\n')
  const start = lines.findLastIndex((line, i) => i < errorLine - 1 && line.trim() === '') + 1
  for (let at = errorLine - 1; at > Math.max(start, errorLine - maxTouchingLines); at--) {
    try {
      const above = parse(lines.slice(start, at).join('\n')).children.at(-1)
      if (above?.type === 'mdxjsEsm')
        return { line: at + 1, column: 1, endLine: at + 1, endColumn: lines[at]!.length + 1 }
    } catch {
      // The lines above aren't complete.
    }
  }
  return undefined
}

/**
 * Returns the position of a tag that isn't closed. The parser includes it only in the text of the error: the error's own position is the
 * paragraph that contains the tag, or missing if the tag is a block.
 */
function unclosedTagPosition(reason: string): Position | undefined {
  const numbers = /^Expected a closing tag for `[^`]*` \((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason)?.slice(1).map(Number)
  if (numbers === undefined) return undefined
  const [line, column, endLine, endColumn] = numbers as [number, number, number, number]
  return { line, column, endLine, endColumn }
}

const mdxParsers = new WeakMap<Processor<Root>, Processor<Root>>()

/** Adds MDX to a parser. The result is cached, so that the plugins are configured once instead of for every page. */
function withMdx(base: Processor<Root>): Processor<Root> {
  const known = mdxParsers.get(base)
  if (known) return known
  const parser = base()
    .use(remarkMdx)
    .use(remarkHeadingIds)
    .use(isEnabled('lazy-gfm') ? [lazyGfm] : [])
    .freeze()
  mdxParsers.set(base, parser)
  return parser
}

const fence = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)*(`{3,}|~{3,})(.*)$/
const codeOrComment = /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)|<!--([\s\S]*?)-->/g

/**
 * Replaces HTML comments outside code with MDX comments. The comments keep their length so that positions stay correct. HTML comments are
 * common in MDX pages because other generators accept them.
 */
function mdxComments(body: string): string {
  if (!body.includes('<!--')) return body
  let mark: string | undefined
  const parts: { text: string; isCode: boolean }[] = []
  for (const line of body.split('\n')) {
    const found = fence.exec(line)
    const isCode = mark !== undefined || found !== null
    if (mark === undefined) mark = found?.[1]
    else if (found && found[1]!.startsWith(mark) && found[2]!.trim() === '') mark = undefined
    const last = parts.at(-1)
    if (last?.isCode === isCode) last.text += `\n${line}`
    else parts.push({ text: line, isCode })
  }
  const replaced = parts.map(({ text, isCode }) =>
    isCode
      ? text
      : text.replace(codeOrComment, (all, _, comment: string | undefined) =>
          comment === undefined ? all : `{/* ${comment.replaceAll('*/', '* ')}*/}`,
        ),
  )
  return replaced.join('\n')
}

const voidName = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** Rewrites a message from the MDX parser so that authors understand it. */
function explain(reason: string): { reason: string; note: string } {
  const tag = /^Expected a closing tag for `<([^>`]*)>`/.exec(reason)?.[1]
  if (tag !== undefined) {
    return {
      reason: `\`<${tag}>\` isn’t closed.`,
      note: `${voidName.test(tag) ? '' : `Close it with \`</${tag}>\`. `}Write \`<${tag} />\` if it has no content, and \`\\<\` for a literal \`<\`.`,
    }
  }
  if (reason.startsWith('Could not parse import')) {
    return {
      reason: 'This `import` or `export` isn’t valid JavaScript.',
      note: 'A paragraph that starts with `import` or `export` is JavaScript. If it’s text, start it with a different word.',
    }
  }
  if (/^(?:Could not parse expression|Unexpected content after expression)/.test(reason)) {
    return {
      reason: 'The code in these braces isn’t a valid JavaScript expression.',
      note: 'In MDX, `{` starts an expression. For a literal `{`, write `\\{` or put it in backticks.',
    }
  }
  return {
    reason: `MDX syntax error: ${reason.replace(/\.$/, '')}.`,
    note: 'In MDX, `<` starts a tag and `{` an expression. For the literal characters, write `\\<` and `\\{`, or put them in backticks.',
  }
}

/** Keeps `{#id}` at the end of a heading, which MDX would parse as an expression. */
function remarkHeadingIds(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: Extension[] }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { text: { 123: headingId } }]
}

/** Matches `{#id}` and `{#id aka=old-id}`, and tokenizes it as text. */
const headingId: Construct = {
  tokenize(this: TokenizeContext, effects, ok, nok): State {
    return (code) => {
      effects.enter('data')
      effects.consume(code)
      return hash
    }

    function hash(code: Code): State | undefined {
      if (code !== 35) return nok(code)
      effects.consume(code)
      return inside
    }

    function inside(code: Code): State | undefined {
      // Codes below zero are line endings and tabs. 123 is another opening brace.
      if (code === null || code < 0 || code === 123) return nok(code)
      effects.consume(code)
      if (code !== 125) return inside
      effects.exit('data')
      return ok
    }
  },
}
