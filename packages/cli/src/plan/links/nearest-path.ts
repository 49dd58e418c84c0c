import { distance } from 'fastest-levenshtein'
import { nearest } from '../../util/nearest.ts'
import { fold } from './link-result.ts'

/** Names that many folders have: finding one elsewhere says nothing about what the author meant. */
const commonNames = new Set(
  'api changelog contributing examples faq getting-started guide guides home index installation intro introduction license migration overview quick-start quickstart readme reference setup troubleshooting usage'.split(
    ' ',
  ),
)

/**
 * The path a person may have meant: the same but for case; or one with the same last segment in a folder that is close; or a typo in
 * the last segment, in the same folder or in one with nearly its name. Paths that merely share their folders aren't alike.
 *
 * @param hasMoved The path existed before, so the only page of that name counts, wherever it is.
 */
export function nearestPath(path: string, paths: Iterable<string>, hasMoved = false): string | undefined {
  const folded = fold(path)
  const [folder, name] = split(folded)
  let sameNames: string[] = []
  const siblings: string[] = []
  const others: string[] = []
  for (const candidate of paths) {
    const foldedCandidate = fold(candidate)
    if (foldedCandidate === folded) return candidate
    const [candidateFolder, candidateName] = split(foldedCandidate)
    if (candidateName === name) sameNames.push(candidate)
    else if (candidateFolder === folder) siblings.push(candidate)
    else if (isTypoOf(candidateFolder, folder)) others.push(candidate)
  }
  if (name === '') return undefined
  if (!hasMoved) sameNames = sameNames.filter((candidate) => isClose(folder, split(fold(candidate))[0], name))
  if (sameNames.length > 1) sameNames = nearestFolders(folder, sameNames)
  if (sameNames.length === 1) return sameNames[0]
  if (sameNames.length > 1) return undefined
  return nearestName(name, siblings) ?? (stemOf(name).length > 3 ? nearestName(name, others) : undefined)
}

/** The folder has a typo, or lacks or repeats some of the other folder's segments. */
function isClose(folder: string, other: string, name: string): boolean {
  if (isTypoOf(other, folder)) return true
  if (commonNames.has(stemOf(name))) return false
  const [short, long] = [segments(folder), segments(other)].sort((a, b) => a.length - b.length) as [string[], string[]]
  let at = 0
  for (const segment of long) if (segment === short[at]) at++
  return at === short.length
}

/** As many segments, each the same but for a typo. */
function isTypoOf(folder: string, wanted: string): boolean {
  const [own, others] = [segments(folder), segments(wanted)]
  return (
    own.length === others.length &&
    own.every((segment, i) => distance(segment, others[i]!) <= Math.max(1, Math.floor(others[i]!.length / 4)))
  )
}

/** Of several places with the same name those whose folder is most like the wanted one. */
function nearestFolders(folder: string, candidates: string[]): string[] {
  const distances = candidates.map((candidate) => distance(split(fold(candidate))[0], folder))
  const least = Math.min(...distances)
  return candidates.filter((_, i) => distances[i] === least)
}

function nearestName(name: string, candidates: string[]): string | undefined {
  const names = new Map<string, string>()
  for (const candidate of candidates) {
    const own = split(fold(candidate))[1]
    if (own && !names.has(own)) names.set(own, candidate)
  }
  const near = nearest(name, names.keys())
  if (near !== undefined) return names.get(near)
  // `c.md` means the only other file with a one-letter name.
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
