export interface Phrase {
  /** A regular expression. A space in it matches any white space. */
  pattern: string
  /** The better wording. */
  instead: string
}

/** Lines and columns start at 1. */
export interface FoundPhrase {
  line: number
  column: number
  text: string
  instead: string
}

export function readPhrases(): { phrases: (Phrase & { example: string })[]; notReviewed: string[] }
export function findPhrases(source: string, phrases: Phrase[]): FoundPhrase[]
