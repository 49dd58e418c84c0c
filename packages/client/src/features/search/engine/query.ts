import { isStopWord, stem, words } from '../terms.ts'

/** A parsed query. */
export interface Query {
  words: QueryWord[]
  /** Neighboring words joined together: `create async thunk` also matches `createasyncthunk`. */
  joined: { term: string; words: number }[]
}

export interface QueryWord {
  term: string
  /** The parts of a name such as `useGetXQuery`. They are searched if the whole name isn't found. */
  parts: string[]
  stem: string
  /** Whether the reader may still be typing this word. */
  isLast: boolean
}

const maxWords = 12
/** Stop words that joined words may start with, because names often start with them: `useQuery`, `isAnyOf`. */
const namePrefixes = new Set(['use', 'is'])

export function parseQuery(text: string): Query {
  const all = words(text).slice(0, maxWords)
  const isOpen = /[\p{L}\p{N}]$/u.test(text)
  const meaningful = all.filter(
    ({ whole }, i) => !isStopWord(whole) || (isOpen && i === all.length - 1 && all.length === 1),
  )
  const searched = meaningful.length > 0 ? meaningful : all
  const query: Query = {
    words: searched.map((word) => ({
      term: word.whole,
      parts: [...new Set(word.parts)].filter((part) => part.length > 1 && !isStopWord(part)),
      stem: stem(word.whole),
      isLast: isOpen && word === all.at(-1),
    })),
    joined: [],
  }
  for (let from = 0; from < all.length; from++) {
    const first = all[from]!.whole
    if (isStopWord(first) && !namePrefixes.has(first)) continue
    for (let length = 2; length <= 4 && from + length <= all.length; length++) {
      const span = all.slice(from, from + length)
      const term = span.map(({ whole }) => whole).join('')
      if (term.length <= 40) query.joined.push({ term, words: length })
    }
  }
  return query
}

/** Returns the prefixes to pass to `Lexicon.load` before ranking the records that match a query. */
export function prefixesOf({ words, joined }: Query): string[] {
  return [...words.flatMap(({ term, parts, stem }) => [term, stem, ...parts]), ...joined.map(({ term }) => term)]
}
