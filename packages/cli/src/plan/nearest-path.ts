import { distance } from 'fastest-levenshtein'
import { nearest } from '../nearest.ts'
import { fold } from './verdict.ts'

/**
 * The path a person may have meant: the same but for case; else one with the same last segment; else a slip of the pen in the last
 * segment, in the same folder or one nearly of its name. Paths that merely share their folders are not alike.
 */
export function nearestPath(path: string, paths: Iterable<string>): string | undefined {
  const all = [...paths]
  const folded = fold(path)
  const [folder, name] = split(folded)
  let sameNames: string[] = []
  const siblings: string[] = []
  const others: string[] = []
  for (const candidate of all) {
    const foldedCandidate = fold(candidate)
    if (foldedCandidate === folded) return candidate
    const [candidateFolder, candidateName] = split(foldedCandidate)
    if (candidateName === name) sameNames.push(candidate)
    else if (candidateFolder === folder) siblings.push(candidate)
    else if (distance(candidateFolder, folder) <= folder.length / 3) others.push(candidate)
  }
  if (name === '') return undefined
  if (sameNames.length > 1) sameNames = nearestFolders(folder, sameNames)
  if (sameNames.length === 1) return sameNames[0]
  if (sameNames.length > 1) return undefined
  return nearestName(name, siblings) ?? (name.length > 3 ? nearestName(name, others) : undefined)
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
  // Of a very short name nothing may be left.
  const stem = name.replace(/\.[^.]*$/, '').length
  const limit = stem < name.length ? Math.max(2, stem) : stem
  return near === undefined || distance(near, name) >= limit ? undefined : names.get(near)
}

function split(path: string): [folder: string, name: string] {
  const at = path.lastIndexOf('/')
  return [path.slice(0, at + 1), path.slice(at + 1)]
}
