import type { Code, Construct, Effects, State, Token, TokenizeContext, Tokenizer } from 'micromark-util-types'

/**
 * A micromark construct that parses containers in the syntax of VitePress, Docusaurus, and markdown-it: `::: name`, `:::name A title`.
 *
 * It emits the same tokens as `micromark-extension-directive`, which parses `:::name[A title]{attributes}` and is tried
 * before this construct.
 */
export const plainContainer: Construct = { tokenize: tokenizeContainer, concrete: true }

const colon = 58

function tokenizeContainer(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const self = this
  const tail = self.events.at(-1)
  const indent = tail?.[1].type === 'linePrefix' ? tail[2].sliceSerialize(tail[1], true).length : 0
  let size = 0
  let previous: Token | undefined

  return (code) => {
    effects.enter('directiveContainer')
    effects.enter('directiveContainerFence')
    effects.enter('directiveContainerSequence')
    return opening(code)
  }

  function opening(code: Code): State | undefined {
    if (code === colon) {
      effects.consume(code)
      size++
      return opening
    }
    if (size < 3) return nok(code)
    effects.exit('directiveContainerSequence')
    return spaces(effects, nameStart)(code)
  }

  function nameStart(code: Code): State | undefined {
    if (!isLetter(code)) return nok(code)
    effects.enter('directiveContainerName')
    return name(code)
  }

  function name(code: Code): State | undefined {
    if (isLetter(code) || isDigit(code) || code === dash) {
      effects.consume(code)
      return name
    }
    effects.exit('directiveContainerName')
    const isEnd = code === null || isSpace(code) || isLineEnd(code) || code === bracket || code === brace
    if (!isEnd) return nok(code)
    return spaces(effects, titleStart)(code)
  }

  function titleStart(code: Code): State | undefined {
    if (code === null || isLineEnd(code)) return opened(code)
    effects.enter('directiveContainerLabel')
    effects.enter('directiveContainerLabelString')
    effects.enter('chunkText', { contentType: 'text', _contentTypeTextTrailing: true })
    return title(code)
  }

  function title(code: Code): State | undefined {
    if (code !== null && !isLineEnd(code)) {
      effects.consume(code)
      return title
    }
    effects.exit('chunkText')
    effects.exit('directiveContainerLabelString')
    effects.exit('directiveContainerLabel')
    return opened(code)
  }

  function opened(code: Code): State | undefined {
    effects.exit('directiveContainerFence')
    if (code === null) return closed(code)
    if (self.interrupt) return ok(code)
    return effects.attempt(nextLine, contentStart, closed)(code)
  }

  function contentStart(code: Code): State | undefined {
    if (code === null) return closed(code)
    // If the enclosing quote or list item ends after a blank line, the container also ends after it.
    return isLineEnd(code) ? effects.check(nextLine, enterContent, closed)(code) : enterContent(code)
  }

  function enterContent(code: Code): State | undefined {
    effects.enter('directiveContainerContent')
    return lineStart(code)
  }

  function lineStart(code: Code): State | undefined {
    const withoutIndent = indent ? spaces(effects, chunkStart, 'linePrefix', indent) : chunkStart
    return effects.attempt({ tokenize: tokenizeClosing, partial: true }, contentEnd, withoutIndent)(code)
  }

  function chunkStart(code: Code): State | undefined {
    if (code === null) return contentEnd(code)
    return isLineEnd(code) ? effects.check(nextLine, enterChunk, contentEnd)(code) : enterChunk(code)
  }

  function enterChunk(code: Code): State | undefined {
    const token = effects.enter('chunkDocument', { contentType: 'document', ...(previous && { previous }) })
    if (previous) previous.next = token
    previous = token
    return chunk(code)
  }

  function chunk(code: Code): State | undefined {
    if (code === null) {
      exitChunk()
      return contentEnd(code)
    }
    if (isLineEnd(code)) return effects.check(nextLine, lineEnd, lastLineEnd)(code)
    effects.consume(code)
    return chunk
  }

  function lineEnd(code: Code): State | undefined {
    effects.consume(code)
    exitChunk()
    return lineStart
  }

  function lastLineEnd(code: Code): State | undefined {
    exitChunk()
    return contentEnd(code)
  }

  function exitChunk(): void {
    self.parser.lazy[effects.exit('chunkDocument').start.line] = false
  }

  function contentEnd(code: Code): State | undefined {
    effects.exit('directiveContainerContent')
    return closed(code)
  }

  function closed(code: Code): State | undefined {
    effects.exit('directiveContainer')
    return ok(code)
  }

  /** Matches a closing line, which has at least as many colons as the opening line. */
  function tokenizeClosing(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    let count = 0
    return spaces(effects, start, 'linePrefix', 3)

    function start(code: Code): State | undefined {
      effects.enter('directiveContainerFence')
      effects.enter('directiveContainerSequence')
      return colons(code)
    }

    function colons(code: Code): State | undefined {
      if (code === colon) {
        effects.consume(code)
        count++
        return colons
      }
      if (count < size) return nok(code)
      effects.exit('directiveContainerSequence')
      return spaces(effects, end)(code)
    }

    function end(code: Code): State | undefined {
      if (code !== null && !isLineEnd(code)) return nok(code)
      effects.exit('directiveContainerFence')
      return ok(code)
    }
  }
}

/** Matches a line break if the next line is part of the same quote or list item. */
const nextLine: Construct = { tokenize: tokenizeNextLine as Tokenizer, partial: true }

function tokenizeNextLine(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  return (code) => {
    if (!isLineEnd(code)) return nok(code)
    effects.enter('lineEnding')
    effects.consume(code)
    effects.exit('lineEnding')
    return (next) => (this.parser.lazy[this.now().line] ? nok(next) : ok(next))
  }
}

/** Consumes up to `most` spaces and tabs as one token. */
function spaces(effects: Effects, next: State, type: 'whitespace' | 'linePrefix' = 'whitespace', most = 1e9): State {
  let count = 0
  return start

  function start(code: Code): State | undefined {
    if (!isSpace(code) || most === 0) return next(code)
    effects.enter(type)
    return more(code)
  }

  function more(code: Code): State | undefined {
    if (isSpace(code) && count < most) {
      count++
      effects.consume(code)
      return more
    }
    effects.exit(type)
    return next(code)
  }
}

const dash = 45
const bracket = 91
const brace = 123

/** Returns whether a code is one of micromark's codes for a tab, for a column that a tab fills, and for a space. */
function isSpace(code: Code): boolean {
  return code === -2 || code === -1 || code === 32
}

/** Returns whether a code is one of micromark's codes for CR, LF, and CRLF. */
function isLineEnd(code: Code): boolean {
  return code !== null && code < -2
}

function isLetter(code: Code): boolean {
  return code !== null && code > 0 && /[a-z]/i.test(String.fromCharCode(code))
}

function isDigit(code: Code): boolean {
  return code !== null && code >= 48 && code <= 57
}
