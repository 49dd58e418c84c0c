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

  return (code) => {
    effects.enter('directiveContainer')
    effects.enter('directiveContainerFence')
    return colons(effects, 3, afterColons, nok)(code)
  }

  function afterColons(count: number): State {
    size = count
    return spaces(effects, name(effects, spaces(effects, title(effects, opened)), nok))
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
    return content(self, effects, closingLine(size), indent, closed)(code)
  }

  function closed(code: Code): State | undefined {
    effects.exit('directiveContainer')
    return ok(code)
  }
}

/** Consumes the colons of an opening or closing line. Fails if there are fewer than `least`. */
function colons(effects: Effects, least: number, next: (count: number) => State, nok: State): State {
  let count = 0
  return (code) => {
    effects.enter('directiveContainerSequence')
    return more(code)
  }

  function more(code: Code): State | undefined {
    if (code === colon) {
      effects.consume(code)
      count++
      return more
    }
    if (count < least) return nok(code)
    effects.exit('directiveContainerSequence')
    return next(count)(code)
  }
}

/** Consumes the name of a container. Fails if it is followed by a character that can't be part of an opening line. */
function name(effects: Effects, next: State, nok: State): State {
  return (code) => {
    if (!isLetter(code)) return nok(code)
    effects.enter('directiveContainerName')
    return more(code)
  }

  function more(code: Code): State | undefined {
    if (isLetter(code) || isDigit(code) || code === dash) {
      effects.consume(code)
      return more
    }
    effects.exit('directiveContainerName')
    const isEnd = code === null || isSpace(code) || isLineEnd(code) || code === bracket || code === brace
    return isEnd ? next(code) : nok(code)
  }
}

/** Consumes the rest of the opening line as the container's label, unless the line ends here. */
function title(effects: Effects, next: State): State {
  return (code) => {
    if (code === null || isLineEnd(code)) return next(code)
    effects.enter('directiveContainerLabel')
    effects.enter('directiveContainerLabelString')
    effects.enter('chunkText', { contentType: 'text', _contentTypeTextTrailing: true })
    return more(code)
  }

  function more(code: Code): State | undefined {
    if (code !== null && !isLineEnd(code)) {
      effects.consume(code)
      return more
    }
    effects.exit('chunkText')
    effects.exit('directiveContainerLabelString')
    effects.exit('directiveContainerLabel')
    return next(code)
  }
}

/** Consumes the lines of a container up to its closing line, or up to the end of the enclosing quote, list item, or document. */
function content(
  { parser }: TokenizeContext,
  effects: Effects,
  closing: Construct,
  indent: number,
  next: State,
): State {
  let previous: Token | undefined

  return (code) => {
    effects.enter('directiveContainerContent')
    return lineStart(code)
  }

  function lineStart(code: Code): State | undefined {
    const withoutIndent = indent ? spaces(effects, chunkStart, 'linePrefix', indent) : chunkStart
    return effects.attempt(closing, end, withoutIndent)(code)
  }

  function chunkStart(code: Code): State | undefined {
    if (code === null) return end(code)
    return isLineEnd(code) ? effects.check(nextLine, enterChunk, end)(code) : enterChunk(code)
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
      return end(code)
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
    return end(code)
  }

  function exitChunk(): void {
    parser.lazy[effects.exit('chunkDocument').start.line] = false
  }

  function end(code: Code): State | undefined {
    effects.exit('directiveContainerContent')
    return next(code)
  }
}

/** Matches the closing line of a container whose opening line has `size` colons. */
function closingLine(size: number): Construct {
  return { tokenize: tokenizeClosing, partial: true }

  function tokenizeClosing(effects: Effects, ok: State, nok: State): State {
    return spaces(effects, start, 'linePrefix', 3)

    function start(code: Code): State | undefined {
      effects.enter('directiveContainerFence')
      return colons(effects, size, () => spaces(effects, end), nok)(code)
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
