import { isPlainWord, isStopWord, words, writtenWords } from '@docs-engine/client/features/search/terms.ts'

/** A term of the index, and what a page has of it so far. */
export interface PageTerm {
  term: string
  isStopWord: boolean
  /** How often the text has it that is being read. */
  times: number
  /** What it weighs in the record that is being read. */
  weight: number
  /** Its records, as in `PostingsText`. */
  postings: string
}

/** What one word of a text is found by. */
export interface ReadWord {
  whole: PageTerm
  parts: PageTerm[]
  /** Each part once. */
  differentParts: PageTerm[]
  /** The ends from a later part on that have more than one part: `asyncthunk` of `createAsyncThunk`. */
  ends: PageTerm[]
}

/** The words of texts, each read once. */
export interface Vocabulary {
  /** The words of a text, in their order. */
  read(text: string): ReadWord[]
  /** The same term is the same object. */
  term(text: string): PageTerm
  /** Number of words it knows. */
  size(): number
}

export function createVocabulary(): Vocabulary {
  const terms = new Map<string, PageTerm>()
  const known = new Map<string, ReadWord | undefined>()

  const term = (text: string): PageTerm => {
    let found = terms.get(text)
    if (!found) {
      found = { term: text, isStopWord: isStopWord(text), times: 0, weight: 0, postings: '' }
      terms.set(text, found)
    }
    return found
  }
  const readWord = (written: string): ReadWord | undefined => {
    if (isPlainWord(written)) return { whole: term(written), parts: none, differentParts: none, ends: none }
    const [word] = words(written)
    if (!word) return undefined
    const { whole, parts } = word
    return {
      whole: term(whole),
      parts: parts.map(term),
      differentParts: [...new Set(parts)].map(term),
      ends: parts.slice(1, -1).map((_, i) => term(parts.slice(i + 1).join(''))),
    }
  }
  return {
    read(text) {
      const found: ReadWord[] = []
      for (const written of writtenWords(text)) {
        let word = known.get(written)
        if (!word) {
          word = readWord(written)
          known.set(written, word)
        }
        if (word) found.push(word)
      }
      return found
    },
    term,
    size: () => known.size,
  }
}

const none: PageTerm[] = []
