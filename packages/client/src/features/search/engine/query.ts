import { isStopWord, stem, words } from '../terms.ts'

/** What a query asks for. */
export interface Query {
  words: QueryWord[]
  /** Neighboring words in one piece: `create async thunk` asks for `createasyncthunk` too. */
  joined: { term: string; words: number }[]
}

export interface QueryWord {
  term: string
  /** `useGetXQuery` is asked for part by part where the whole is not found. */
  parts: string[]
  stem: string
  /** The reader may still be typing it. */
  isLast: boolean
}

const mostWords = 12
/** Words that say nothing, with which names begin all the same: `useQuery`, `isAnyOf`. */
const startsNames = new Set(['use', 'is'])

export function parseQuery(text: string): Query {
  const all = words(text).slice(0, mostWords)
  const isOpen = /[\p{L}\p{N}]$/u.test(text)
  const telling = all.filter(
    ({ whole }, i) => !isStopWord(whole) || (isOpen && i === all.length - 1 && all.length === 1),
  )
  const kept = telling.length > 0 ? telling : all
  const query: Query = {
    words: kept.map((word) => ({
      term: word.whole,
      parts: [...new Set(word.parts)].filter((part) => part.length > 1 && !isStopWord(part)),
      stem: stem(word.whole),
      isLast: isOpen && word === all.at(-1),
    })),
    joined: [],
  }
  for (let from = 0; from < all.length; from++) {
    const first = all[from]!.whole
    if (isStopWord(first) && !startsNames.has(first)) continue
    for (let length = 2; length <= 4 && from + length <= all.length; length++) {
      const span = all.slice(from, from + length)
      const term = span.map(({ whole }) => whole).join('')
      if (term.length <= 40) query.joined.push({ term, words: length })
    }
  }
  return query
}

/** The beginnings of all words a query can match. */
export function beginningsOf({ words, joined }: Query): string[] {
  return [...words.flatMap(({ term, parts, stem }) => [term, stem, ...parts]), ...joined.map(({ term }) => term)]
}
