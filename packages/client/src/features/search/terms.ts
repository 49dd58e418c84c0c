/** Splits text and queries into words. The build and the browser share these rules, so that indexed words can be found. */

/** A word of a text: `createAsyncThunk`, `redux-persist`, `1.9`. */
export interface Word {
  /** The whole word in lowercase, without separators: `createasyncthunk`, `reduxpersist`. */
  whole: string
  /** The parts of the word in lowercase: `create`, `async`, `thunk`. Empty if the word has only one part. */
  parts: string[]
  /** Offset of the word in the text. */
  start: number
  end: number
}

// Use separate patterns for ASCII text, because most text is ASCII, and patterns without Unicode classes are faster.
const asciiWord = /\d+(?:\.\d+)+|[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*/g
const anyWord = /\d+(?:\.\d+)+|[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*/gu
const asciiPart = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g
const anyPart = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[^\p{Lu}\p{Ll}\p{N}_-]+/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII starts with control characters.
const ascii = /^[\x00-\x7f]*$/
const plain = /^(?:[a-z]+|[0-9.]+)$/
const maxWordLength = 60

export function words(text: string): Word[] {
  const found: Word[] = []
  const isAscii = ascii.test(text)
  for (const match of text.matchAll(isAscii ? asciiWord : anyWord)) {
    const raw = match[0]
    if (raw.length > maxWordLength) continue
    const start = match.index
    const end = start + raw.length
    if (plain.test(raw)) {
      found.push({ whole: raw, parts: noParts, start, end })
      continue
    }
    const parts = (raw.match(isAscii ? asciiPart : anyPart) ?? [raw]).map(fold)
    found.push({
      whole: parts.length > 1 ? parts.join('') : parts[0]!,
      parts: parts.length > 1 ? parts : noParts,
      start,
      end,
    })
  }
  return found
}

/** Returns the words in a text as written, including words too long for the index. */
export function writtenWords(text: string): string[] {
  return text.match(ascii.test(text) ? asciiWord : anyWord) ?? []
}

/** Whether a word is indexed exactly as written: it has a single part and nothing to normalize. */
export function isPlainWord(written: string): boolean {
  return plain.test(written) && written.length <= maxWordLength
}

const noParts: string[] = []

/** Converts text to lowercase and removes accents. */
function fold(text: string): string {
  const lower = text.toLowerCase()
  return ascii.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}+/gu, '')
}

const stopWords = new Set(
  (
    'a about after all also am an and any are as at be been but by can cannot could did do does doing for from had has have ' +
    'how i if in into is it its just like me my no not of on one or our out over should so some than that the their them then ' +
    'there these they this those to too up use used using want was we were what when where which who why will with would you your'
  ).split(' '),
)

/** Whether a term is too common to say anything about a text's topic. */
export function isStopWord(term: string): boolean {
  return stopWords.has(term)
}

const endings = ['ations', 'ation', 'ings', 'ing', 'ies', 'ied', 'ers', 'es', 'ed', 'er', 's', 'e', 'y']

/** Strips a word's ending, so that its other forms can be found by prefix: `mutations` → `mutation`, `queries` → `quer`. */
export function stem(term: string): string {
  for (const ending of endings) {
    if (!term.endsWith(ending) || term.length - ending.length < 4) continue
    const root = term.slice(0, -ending.length)
    // Reduce a doubled consonant at the end: `stopping` → `stopp` → `stop`.
    return /([b-df-hj-np-tv-z])\1$/.test(root) && root.length > 4 && !/(ll|ss)$/.test(root) ? root.slice(0, -1) : root
  }
  return term
}

/**
 * Returns the key of a term. The part of the index that contains the term is named after the beginning of this key. Characters other than
 * ASCII letters and digits become `_`, because parts are named after keys and stored as files.
 */
export function partKey(term: string): string {
  return term.replace(/[^a-z0-9]/g, '_')
}
