import { distance } from 'fastest-levenshtein'

/**
 * The candidate most like `word`, if one is near enough to be a slip of the pen: two letters differ, or one in a short word, or
 * a third in a long one.
 * A candidate that differs only in case always wins.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = Math.max(word.length > 3 ? 2 : 1, Math.floor(word.length / 3)) + 1
  const lower = word.toLowerCase()
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue
    const lowerCandidate = candidate.toLowerCase()
    if (lowerCandidate === lower) return candidate
    const d = distance(lower, lowerCandidate)
    if (d < bestDistance) {
      best = candidate
      bestDistance = d
    }
  }
  return best
}
