import type { Token, TokenClass } from './token.ts'

/** Adds the class `word` to all places in which a line contains one of its marked words, and splits the tokens there. */
export function withWords(tokens: Token[], code: string, words: Readonly<Record<number, string[]>>): Token[] {
  const places = placesOf(code, words)
  if (places.length === 0) return tokens
  const result: Token[] = []
  let at = 0
  const add = (from: number, to: number, token?: Token) => {
    while (from < to) {
      const place = places.find((place) => place.to > from)
      const isMarked = place !== undefined && place.from <= from
      const end = Math.min(to, isMarked ? place.to : (place?.from ?? to))
      const name = isMarked ? marked(token) : token?.class
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

function marked(token: Token | undefined): Token['class'] {
  // Tokens of grammars have a single class.
  return token ? `${token.class as TokenClass} word` : 'word'
}

/** Returns where marked words are, sorted and without overlap. */
function placesOf(code: string, words: Readonly<Record<number, string[]>>): { from: number; to: number }[] {
  const places: { from: number; to: number }[] = []
  let start = 0
  code.split('\n').forEach((line, index) => {
    const own = words[index + 1] ?? []
    for (let at = 0; at < line.length; ) {
      const word = own.find((word) => line.startsWith(word, at))
      if (word) places.push({ from: start + at, to: start + at + word.length })
      at += word ? word.length : 1
    }
    start += line.length + 1
  })
  return places
}
