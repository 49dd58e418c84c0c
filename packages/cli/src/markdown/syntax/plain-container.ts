import type { Code, Construct, Effects, State, Token, TokenizeContext, TokenType } from 'micromark-util-types'

/**
 * Returns a micromark construct for containers in the syntax of VitePress, Docusaurus, and markdown-it: `::: name`, `:::name A title`.
 *
 * Only their opening line differs from `:::name[A title]{attributes}`. This construct reads the opening line, and passes its colons, its
 * name, and the code at its end to the original construct, which reads the content and emits all other tokens.
 *
 * @param original The container of `micromark-extension-directive`, which is tried before this construct.
 */
export function plainContainer({ tokenize, ...original }: Construct): Construct {
  return {
    ...original,
    tokenize(this: TokenizeContext, effects, ok, nok): State {
      /** The tokens that this construct has ended before the original construct does. */
      const ended = new Set<TokenType>()
      const exit: Effects['exit'] = (type) => (ended.has(type) ? ({} as Token) : effects.exit(type))
      // The original construct rejects names that end with a hyphen. When it checks this, the previous character may be part of the title.
      const context = Object.create(this, { previous: { value: null } }) as TokenizeContext
      let rest = tokenize.call(context, { ...effects, exit }, ok, nok)
      let size = 0
      return colons

      function colons(code: Code): State | undefined {
        if (code === colon) {
          size++
          return pass(code, colons)
        }
        if (size < 3) return nok(code)
        end('directiveContainerSequence')
        return spaces(nameStart)(code)
      }

      function nameStart(code: Code): State | undefined {
        return isLetter(code) ? pass(code, name) : nok(code)
      }

      function name(code: Code): State | undefined {
        if (isLetter(code) || isDigit(code) || code === dash) return pass(code, name)
        if (!isLineEnd(code) && !isSpace(code) && code !== bracket && code !== brace) return nok(code)
        end('directiveContainerName')
        return spaces(titleStart)(code)
      }

      function titleStart(code: Code): State | undefined {
        if (isLineEnd(code)) return rest(code)
        effects.enter('directiveContainerLabel')
        effects.enter('directiveContainerLabelString')
        effects.enter('chunkText', { contentType: 'text', _contentTypeTextTrailing: true })
        return title(code)
      }

      function title(code: Code): State | undefined {
        if (!isLineEnd(code)) {
          effects.consume(code)
          return title
        }
        effects.exit('chunkText')
        effects.exit('directiveContainerLabelString')
        effects.exit('directiveContainerLabel')
        return rest(code)
      }

      function spaces(next: State): State {
        return (code) => {
          if (!isSpace(code)) return next(code)
          effects.enter('whitespace')
          return more(code)
        }

        function more(code: Code): State | undefined {
          if (isSpace(code)) {
            effects.consume(code)
            return more
          }
          effects.exit('whitespace')
          return next(code)
        }
      }

      /** Lets the original construct consume a code. */
      function pass(code: Code, next: State): State {
        rest = rest(code) as State
        return next
      }

      function end(type: TokenType): void {
        effects.exit(type)
        ended.add(type)
      }
    },
  }
}

const dash = 45
const colon = 58
const bracket = 91
const brace = 123

/** Returns whether a code is one of micromark's codes for a tab, for a column that a tab fills, and for a space. */
function isSpace(code: Code): boolean {
  return code === -2 || code === -1 || code === 32
}

/** Returns whether a code is one of micromark's codes for CR, LF, CRLF, and the end of the text. */
function isLineEnd(code: Code): boolean {
  return code === null || code < -2
}

function isLetter(code: Code): boolean {
  return code !== null && code > 0 && /[a-z]/i.test(String.fromCharCode(code))
}

function isDigit(code: Code): boolean {
  return code !== null && code >= 48 && code <= 57
}
