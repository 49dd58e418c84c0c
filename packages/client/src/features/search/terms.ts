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

/** Matches text in scripts that don't separate words with spaces, and in Korean, which attaches particles to words. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u

export function words(text: string): Word[] {
  const found: Word[] = []
  const add = (raw: string, start: number) => {
    const word = wordOf(raw)
    if (word) found.push({ ...word, start, end: start + raw.length })
  }
  for (const { 0: raw, index } of text.matchAll(ascii.test(text) ? asciiWord : anyWord)) {
    if (!unspaced.test(raw)) add(raw, index)
    else for (const { segment, offset } of segments(raw)) add(segment, index + offset)
  }
  return found
}

/** Returns a word that was found in a text, or `undefined` if it is too long for the index. */
export function wordOf(raw: string): Pick<Word, 'whole' | 'parts'> | undefined {
  if (raw.length > maxWordLength) return undefined
  if (plain.test(raw)) return { whole: raw, parts: noParts }
  const parts = (raw.match(ascii.test(raw) ? asciiPart : anyPart) ?? [raw]).map(fold)
  return parts.length > 1 ? { whole: parts.join(''), parts } : { whole: parts[0]!, parts: noParts }
}

/** Returns the words in a text as written, including words too long for the index. */
export function writtenWords(text: string): string[] {
  if (ascii.test(text)) return text.match(asciiWord) ?? []
  const found = text.match(anyWord) ?? []
  return found.flatMap((raw) => (unspaced.test(raw) ? segments(raw).map(({ segment }) => segment) : raw))
}

let segmenter: Intl.Segmenter | undefined

/** Splits text without spaces into words: `状態管理` → `状態`, `管理`. Browsers without `Intl.Segmenter` search for the whole text. */
function segments(text: string): { segment: string; offset: number }[] {
  if (!('Segmenter' in Intl)) return [{ segment: text, offset: 0 }]
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' })
  return [...segmenter.segment(text)].flatMap(({ segment, index, isWordLike }) =>
    isWordLike ? { segment, offset: index } : [],
  )
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
