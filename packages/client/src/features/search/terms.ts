/**
 * The words of texts and queries. The build and the browser use the same rules, so that what was indexed is found.
 */

/** A word of a text: `createAsyncThunk`, `redux-persist`, `1.9`. */
export interface Word {
  /** In one piece, lower case: `createasyncthunk`, `reduxpersist`. */
  whole: string
  /** Its parts, lower case, if there is more than one: `create`, `async`, `thunk`. */
  parts: string[]
  /** Where it stands in the text. */
  start: number
  end: number
}

// Most texts are ASCII, for which patterns without Unicode classes are several times faster.
const asciiWord = /\d+(?:\.\d+)+|[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*/g
const anyWord = /\d+(?:\.\d+)+|[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*/gu
const asciiPart = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g
const anyPart = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[^\p{Lu}\p{Ll}\p{N}_-]+/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what ASCII starts with.
const ascii = /^[\x00-\x7f]*$/
const plain = /^(?:[a-z]+|[0-9.]+)$/
const longestWord = 60

export function words(text: string): Word[] {
  const found: Word[] = []
  const isAscii = ascii.test(text)
  for (const match of text.matchAll(isAscii ? asciiWord : anyWord)) {
    const raw = match[0]
    if (raw.length > longestWord) continue
    const start = match.index
    const end = start + raw.length
    if (plain.test(raw)) {
      found.push({ whole: raw, parts: none, start, end })
      continue
    }
    const parts = (raw.match(isAscii ? asciiPart : anyPart) ?? [raw]).map(fold)
    found.push({
      whole: parts.length > 1 ? parts.join('') : parts[0]!,
      parts: parts.length > 1 ? parts : none,
      start,
      end,
    })
  }
  return found
}

/** The words of a text as they are written: those that are too long too. */
export function writtenWords(text: string): string[] {
  return text.match(ascii.test(text) ? asciiWord : anyWord) ?? []
}

/** Is it found by nothing but what it is? */
export function isPlainWord(written: string): boolean {
  return plain.test(written) && written.length <= longestWord
}

const none: string[] = []

/** Lower case, without accents. */
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

/** Says nothing about what a text is about. */
export function isStopWord(term: string): boolean {
  return stopWords.has(term)
}

const endings = ['ations', 'ation', 'ings', 'ing', 'ies', 'ied', 'ers', 'es', 'ed', 'er', 's', 'e', 'y']

/** What a word has in common with its other forms: `mutations` → `mut`ation… is found by its beginning, `queries` by `quer`. */
export function stem(term: string): string {
  for (const ending of endings) {
    if (!term.endsWith(ending) || term.length - ending.length < 4) continue
    const root = term.slice(0, -ending.length)
    // `stopp`ing → `stop`
    return /([b-df-hj-np-tv-z])\1$/.test(root) && root.length > 4 && !/(ll|ss)$/.test(root) ? root.slice(0, -1) : root
  }
  return term
}

/**
 * The part of the index a term belongs to starts with these characters. Others than letters and digits of ASCII are `_`,
 * since parts are files.
 */
export function partKey(term: string): string {
  return term.replace(/[^a-z0-9]/g, '_')
}
