import { isPlainWord, isStopWord, wordOf, writtenWords } from '@docs-engine/client/features/search/terms.ts'

/** A term of the index, with its counts for the page that is being parsed. */
export interface PageTerm {
  term: string
  isStopWord: boolean
  /** Number of occurrences in the current text. */
  times: number
  /** Weight in the current record. */
  weight: number
  /** The term's records, in the format of `PostingsText`. */
  postings: string
}

/** The terms under which a word can be found. */
export interface AnalyzedWord {
  whole: PageTerm
  parts: PageTerm[]
  /** The parts without duplicates. */
  differentParts: PageTerm[]
  /** Endings of the word that consist of several parts, such as `asyncthunk` in `createAsyncThunk`. */
  ends: PageTerm[]
}

/** Splits texts into words. Each distinct word is only analyzed once. */
export interface Vocabulary {
  /** Returns the words of a text, in order. */
  read(text: string): AnalyzedWord[]
  /** Returns the term with this text. The same text always returns the same object. */
  term(text: string): PageTerm
  /** Returns the number of known words. */
  size(): number
}

export function createVocabulary(): Vocabulary {
  const terms = new Map<string, PageTerm>()
  const wordsByText = new Map<string, AnalyzedWord | undefined>()

  const term = (text: string): PageTerm => {
    let found = terms.get(text)
    if (!found) {
      found = { term: text, isStopWord: isStopWord(text), times: 0, weight: 0, postings: '' }
      terms.set(text, found)
    }
    return found
  }
  const readWord = (written: string): AnalyzedWord | undefined => {
    if (isPlainWord(written)) return { whole: term(written), parts: none, differentParts: none, ends: none }
    const word = wordOf(written)
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
      const found: AnalyzedWord[] = []
      for (const written of writtenWords(text)) {
        let word = wordsByText.get(written)
        if (!word) {
          word = readWord(written)
          wordsByText.set(written, word)
        }
        if (word) found.push(word)
      }
      return found
    },
    term,
    size: () => wordsByText.size,
  }
}

const none: PageTerm[] = []
