import type { Construct, ParseContext, State, TokenizeContext } from 'micromark-util-types'
import type { Position } from '../../model/position.ts'
import { TextTooComplex } from '../text-limits.ts'

/** How deeply containers can be nested. Deep nesting is slow, because the parser reads each line once per enclosing container. */
const maxContainerDepth = 16

/** The highest of micromark's codes for CR, LF, and CRLF. The codes of all other characters are higher. */
const lastLineEnding = -3

/**
 * Stores the number of containers around each line. A container's content is tokenized after the end of the container has been found, so
 * the numbers for its lines are known before nested containers are tokenized.
 */
const depths = new WeakMap<ParseContext, number[]>()

/**
 * Wraps a construct for containers to limit how deeply they can be nested. Parsing thousands of unclosed containers would take hours.
 *
 * @returns A construct that throws `TextTooComplex` if the limit is exceeded.
 */
export function limitDepth({ tokenize, ...construct }: Construct): Construct {
  return {
    ...construct,
    tokenize(this: TokenizeContext, effects, ok, nok): State {
      const { line, column } = this.now()
      const depthOf = depths.get(this.parser) ?? []
      depths.set(this.parser, depthOf)
      const depth = depthOf[line] ?? 0
      if (depth >= maxContainerDepth) throw tooDeep({ line, column })
      return tokenize.call(
        this,
        effects,
        (code) => {
          // At the end of the document or of a list item, the current position may be at the start of the next line, which isn't part of
          // the container.
          const isBehind = code === null && this.previous !== null && this.previous <= lastLineEnding
          const last = this.now().line - (isBehind ? 1 : 0)
          for (let inside = line + 1; inside <= last; inside++) depthOf[inside] = depth + 1
          return ok(code)
        },
        nok,
      )
    },
  }
}

function tooDeep(place: Position): TextTooComplex {
  const reason = `A container is nested inside ${maxContainerDepth} others.`
  return new TextTooComplex(reason, 'Look for containers above it that aren’t closed with `:::`.', place)
}
