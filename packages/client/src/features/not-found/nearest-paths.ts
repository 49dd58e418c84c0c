/** Share of the characters that may differ. */
const tolerance = 0.45

/**
 * The paths most like a given one, the best first, at most four. A page which has moved to another folder is as near as
 * one that is misspelled: the last segment counts alone, too.
 */
export function nearestPaths(wanted: string, paths: string[]): string[] {
  const wantedPath = simplified(wanted)
  return paths
    .map((path) => {
      const candidate = simplified(path)
      const ofWhole = difference(wantedPath, candidate)
      const ofLast = difference(lastSegment(wantedPath), lastSegment(candidate))
      return { path, difference: Math.min(ofWhole, ofLast) + ofWhole / 10 }
    })
    .filter((candidate) => candidate.difference <= tolerance)
    .sort((a, b) => a.difference - b.difference)
    .slice(0, 4)
    .map(({ path }) => path)
}

function simplified(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.(html?|mdx?)$/, '')
    .replace(/\/(index)?$/, '')
    .replace(/[-_]/g, '')
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Levenshtein's distance as a share of the longer text: 0 for equal ones, 1 for those with nothing in common. */
function difference(a: string, b: string): number {
  if (a === '' || b === '') return 1
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1
      current.push(Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + change))
    }
    previous = current
  }
  return previous[b.length]! / Math.max(a.length, b.length)
}
