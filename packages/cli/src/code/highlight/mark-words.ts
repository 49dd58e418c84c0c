import type { MarkedText } from '../../model/code-block.ts'
import type { MarkClass, Token, TokenClass } from './token.ts'

/** Adds the class `word` to all places in which a line contains its marked text, and splits the tokens there. */
export function withWords(
  tokens: Token[],
  code: string,
  words: Readonly<Record<number, readonly MarkedText[]>>,
): Token[] {
  const places = placesOf(code, words)
  if (places.length === 0) return tokens
  const result: Token[] = []
  let at = 0
  const add = (from: number, to: number, token?: Token) => {
    while (from < to) {
      const place = places.find((place) => place.to > from)
      const isMarked = place !== undefined && place.from <= from
      const end = Math.min(to, isMarked ? place.to : (place?.from ?? to))
      const name = isMarked ? marked(token, place.class) : token?.class
      if (name) result.push({ from, to: end, class: name })
      from = end
    }
  }
  for (const token of tokens) {
    add(at, token.from)
    add(token.from, token.to, token)
    at = token.to
  }
  add(at, code.length)
  return result
}

function marked(token: Token | undefined, name: MarkClass): Token['class'] {
  // Tokens of grammars have a single class.
  return token ? `${token.class as TokenClass} ${name}` : name
}

interface Place {
  from: number
  to: number
  class: MarkClass
}

/** Returns where marked text is, sorted and without overlap. If two places start at the same letter, the first mark wins. */
function placesOf(code: string, words: Readonly<Record<number, readonly MarkedText[]>>): Place[] {
  const places: Place[] = []
  let start = 0
  code.split('\n').forEach((line, index) => {
    const inLine = (words[index + 1] ?? []).flatMap(({ pattern, mark }) =>
      matchesIn(line, pattern).map(([from, to]): Place => ({ from, to, class: mark ? `word ${mark}` : 'word' })),
    )
    let end = 0
    for (const { from, to, class: name } of inLine.sort((a, b) => a.from - b.from)) {
      if (from < end) continue
      places.push({ from: start + from, to: start + to, class: name })
      end = to
    }
    start += line.length + 1
  })
  return places
}

/** Returns the offsets of the matches of a pattern, or of its groups if it has any. */
function matchesIn(line: string, pattern: string): [number, number][] {
  return [...line.matchAll(new RegExp(pattern, 'dg'))].flatMap(
    (match) =>
      // Groups that aren't part of the match have no range.
      match.indices!.slice(match.length > 1 ? 1 : 0).filter((range) => range && range[1] > range[0]) as [
        number,
        number,
      ][],
  )
}
