import type { Construct, ParseContext, State, TokenizeContext } from 'micromark-util-types'

/** Limit for nested containers. The parser reads each line once per enclosing container, so deep nesting is slow. */
export const maxContainerDepth = 16

/** micromark's codes for CR, LF, and CRLF are less than or equal to this. */
const lastLineEnding = -3

/** Thrown when a container is nested inside more than `maxContainerDepth` others. */
export class ContainerTooDeep extends Error {
  override name = 'ContainerTooDeep'

  constructor(readonly place: { line: number; column: number }) {
    super('Containers are nested too deeply.')
  }
}

/**
 * Container depth by line. The content of a container is tokenized after its end was found, so the depth of each line
 * is known by then.
 */
const depths = new WeakMap<ParseContext, number[]>()

/**
 * Wraps the construct for `:::name` containers to limit nesting, because parsing thousands of unclosed containers would
 * take hours.
 *
 * @returns A construct that throws `ContainerTooDeep`.
 */
export function limitDepth({ tokenize, ...construct }: Construct): Construct {
  return {
    ...construct,
    tokenize(this: TokenizeContext, effects, ok, nok): State {
      const { line, column } = this.now()
      const depthOf = depths.get(this.parser) ?? []
      depths.set(this.parser, depthOf)
      const depth = depthOf[line] ?? 0
      if (depth >= maxContainerDepth) throw new ContainerTooDeep({ line, column })
      return tokenize.call(
        this,
        effects,
        (code) => {
          // At the end of the document or of a list item, the current position is after the last line break.
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
