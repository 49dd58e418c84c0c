import { distance } from 'fastest-levenshtein'

/** Maximum length of a word. The time for comparing words grows with the cube of their length. */
const maxLength = 100

/**
 * Returns the candidate most similar to `word` if it differs only by a few typos, and `undefined` otherwise. The rules are strict because a
 * wrong suggestion is worse than none.
 *
 * A typo is a letter that is missing, added, wrong, or swapped with the next one. Words of up to three letters are similar to too many
 * others, so for them, only a swap, a doubled letter, or a missing fourth letter counts. A wrong first letter doesn't count as a typo,
 * because people rarely mistype it: `vue` isn't `cue`, and `patch` isn't `batch`.
 *
 * A candidate that differs only in case always wins.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > maxLength) return undefined
  let best: string | undefined
  let bestTypos = maxTypos(word.length) + 1
  const lower = word.toLowerCase()
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestTypos) continue
    const lowerCandidate = candidate.toLowerCase()
    if (lowerCandidate === lower) return candidate
    if (!startsAlike(lower, lowerCandidate)) continue
    if (word.length <= 3 && !isShortTypo(lower, lowerCandidate)) continue
    const found = typos(lower, lowerCandidate)
    if (found < bestTypos) {
      best = candidate
      bestTypos = found
    }
  }
  return best
}

/**
 * Returns the note of a message about a name that doesn't exist, and the name to suggest.
 *
 * @param near The similar name that exists, if there is one.
 * @param otherwise The note if there is none.
 * @param written The similar name with the syntax around it.
 */
export function didYouMean(
  near: string | undefined,
  otherwise: string,
  written = near,
): { note: string; suggestion?: string } {
  return near ? { note: `Did you mean \`${written}\`?`, suggestion: near } : { note: otherwise }
}

function maxTypos(length: number): number {
  return length < 6 ? 1 : length < 12 ? 2 : 3
}

/** Returns whether both words start with the same letter. The first letter may also be swapped with the second, missing, or extra. */
function startsAlike(word: string, candidate: string): boolean {
  if (word[0] === candidate[0]) return true
  if (word.length <= 3 || candidate.length <= 3) return isSwapped(word, candidate)
  return (word[0] === candidate[1] && word[1] === candidate[0]) || word.endsWith(candidate) || candidate.endsWith(word)
}

/** Returns whether a word of up to three letters is a typo for a candidate with the same first letter. */
function isShortTypo(word: string, candidate: string): boolean {
  const missesLetter = word.length === 3 && candidate.length === 4 && distance(word, candidate) === 1
  return missesLetter || isSwapped(word, candidate) || isDoubled(word, candidate)
}

/** Returns whether swapping two adjacent letters in one word results in the other word. */
function isSwapped(word: string, candidate: string): boolean {
  return swaps(word).includes(candidate)
}

/** Returns whether the words are equal except for a doubled letter. */
function isDoubled(word: string, candidate: string): boolean {
  const [short, long] = [word, candidate].sort((a, b) => a.length - b.length) as [string, string]
  return [...short].some((letter, i) => short.slice(0, i) + letter + short.slice(i) === long)
}

function swaps(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, i) => {
    return word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2)
  })
}

function typos(word: string, candidate: string): number {
  const found = distance(word, candidate)
  // `distance` counts a swap as two changes, although it's a single typo.
  if (found < 2 || found > maxTypos(word.length) + 1) return found
  return Math.min(found, ...swaps(word).map((swapped) => 1 + distance(swapped, candidate)))
}
