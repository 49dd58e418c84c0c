import { nearest } from '@docs-engine/shared/nearest.ts'
import { distance } from 'fastest-levenshtein'
import { type EditionConfig, editionOfPath, editionsOf } from '../../model/edition.ts'
import { normalizeForComparison } from './link-result.ts'

/** File names that occur in many folders. A file with the same name in another folder probably isn't the one that the author meant. */
const commonNames = new Set(
  'api changelog contributing examples faq getting-started guide guides home index installation intro introduction license migration overview quick-start quickstart readme reference setup troubleshooting usage'.split(
    ' ',
  ),
)

/**
 * Returns the existing path that the author probably meant, or `undefined`. Candidates, in order: a path that differs only in case; a path
 * with the same last segment in a similar folder; a path with a typo in the last segment, in the same folder or in one with a similar name.
 * Paths that only have a folder in common aren't candidates.
 *
 * @param hasMoved Whether the path used to exist. If so, the only page with the same last segment is a match, regardless of its folder.
 */
export function nearestPath(path: string, paths: Iterable<string>, hasMoved = false): string | undefined {
  const folded = normalizeForComparison(path)
  const [folder, name] = split(folded)
  let sameNames: string[] = []
  const siblings: string[] = []
  const others: string[] = []
  for (const candidate of paths) {
    const foldedCandidate = normalizeForComparison(candidate)
    if (foldedCandidate === folded) return candidate
    const [candidateFolder, candidateName] = split(foldedCandidate)
    if (candidateName === name) sameNames.push(candidate)
    else if (candidateFolder === folder) siblings.push(candidate)
    else if (isTypoOf(candidateFolder, folder)) others.push(candidate)
  }
  if (name === '') return undefined
  if (!hasMoved)
    sameNames = sameNames.filter((candidate) => isClose(folder, split(normalizeForComparison(candidate))[0], name))
  if (sameNames.length > 1) sameNames = nearestFolders(folder, sameNames)
  if (sameNames.length === 1) return sameNames[0]
  if (sameNames.length > 1) return undefined
  return nearestName(name, siblings) ?? (stemOf(name).length > 3 ? nearestName(name, others) : undefined)
}

/** Returns the routes that have the version and language of a path. */
export function routesBeside(path: string, routes: Iterable<string>, config: EditionConfig): string[] {
  const editions = editionsOf(config)
  const { prefix } = editionOfPath(path, editions)
  return [...routes].filter((route) => editionOfPath(route, editions).prefix === prefix)
}

/**
 * Returns whether a file of the same name in another folder is probably the intended one: the folder has a typo or another date, or one
 * folder contains the other's segments in the same order. For a common file name, only a typo or a date in the folder counts.
 */
function isClose(folder: string, other: string, name: string): boolean {
  if (isTypoOf(other, folder, true)) return true
  if (commonNames.has(stemOf(name))) return false
  const [short, long] = [segments(folder), segments(other)].sort((a, b) => a.length - b.length) as [string[], string[]]
  let at = 0
  for (const segment of long) if (segment === short[at]) at++
  return at === short.length
}

/**
 * Returns whether two folders have the same number of segments, and corresponding segments only differ by typos.
 *
 * @param ignoresNumbers Whether numbers may differ in any way. They are the date in the path of a blog post.
 */
function isTypoOf(folder: string, wanted: string, ignoresNumbers = false): boolean {
  const [own, others] = [segments(folder), segments(wanted)]
  const isTypo = (segment: string, other: string) =>
    isNumber(segment) && isNumber(other)
      ? ignoresNumbers || segment === other
      : distance(segment, other) <= Math.max(1, Math.floor(other.length / 4))
  return own.length === others.length && own.every((segment, i) => isTypo(segment, others[i]!))
}

function isNumber(segment: string): boolean {
  return /^\d+$/.test(segment)
}

/** Returns the candidates whose folder is most similar to `folder`. */
function nearestFolders(folder: string, candidates: string[]): string[] {
  const distances = candidates.map((candidate) => distance(split(normalizeForComparison(candidate))[0], folder))
  const least = Math.min(...distances)
  return candidates.filter((_, i) => distances[i] === least)
}

function nearestName(name: string, candidates: string[]): string | undefined {
  const names = new Map<string, string>()
  for (const candidate of candidates) {
    const candidateName = split(normalizeForComparison(candidate))[1]
    if (candidateName && !names.has(candidateName)) names.set(candidateName, candidate)
  }
  const near = nearest(name, names.keys())
  if (near !== undefined) return names.get(near)
  // A one-letter name such as `c.md` matches the only candidate with a one-letter name.
  const letters = isLetterFile(name) ? [...names.keys()].filter(isLetterFile) : []
  return letters.length === 1 ? names.get(letters[0]!) : undefined
}

function isLetterFile(name: string): boolean {
  return /^[^.]\./.test(name)
}

function stemOf(name: string): string {
  return name.replace(/\.[^.]*$/, '')
}

function segments(folder: string): string[] {
  return folder.split('/').filter(Boolean)
}

function split(path: string): [folder: string, name: string] {
  const at = path.lastIndexOf('/')
  return [path.slice(0, at + 1), path.slice(at + 1)]
}
