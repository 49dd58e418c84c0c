import type { Construct, ParseContext, State, TokenizeContext } from 'micromark-util-types'

/** Containers inside of each other. Nobody reads so many; a parser reads each line once for each of them. */
export const deepestContainer = 16

/** micromark's codes of CR, LF and CRLF are this and lower ones. */
const lastLineEnding = -3

/** A container inside of more others than `deepestContainer`. */
export class ContainerTooDeep extends Error {
  override name = 'ContainerTooDeep'

  constructor(readonly place: { line: number; column: number }) {
    super('Containers are nested too deeply.')
  }
}

/** What is in a container is read when it is known where the container ends: each line knows its depth by then. */
const depths = new WeakMap<ParseContext, number[]>()

/**
 * A construct of `:::name` containers, with a limit: thousands that are not closed would take hours.
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
      if (depth >= deepestContainer) throw new ContainerTooDeep({ line, column })
      return tokenize.call(
        this,
        effects,
        (code) => {
          // At the end of a text, or of a list's item, that is behind the last line end.
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
