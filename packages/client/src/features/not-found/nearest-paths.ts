/** Maximum difference between a requested and a suggested path. It is roughly the share of characters that differ. */
const tolerance = 0.45

/**
 * Returns up to four paths similar to the requested one, the best match first. The last segment is also compared separately, so that pages
 * are found even if they have moved to another folder.
 */
export function nearestPaths(wanted: string, paths: string[]): string[] {
  const wantedPath = simplified(wanted)
  return paths
    .map((path) => {
      const candidate = simplified(path)
      const wholeDifference = difference(wantedPath, candidate)
      const lastDifference = difference(lastSegment(wantedPath), lastSegment(candidate))
      return { path, difference: Math.min(wholeDifference, lastDifference) + wholeDifference / 10 }
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

/**
 * Returns the Levenshtein distance divided by the longer text's length: 0 for equal texts, 1 if nothing matches or either text is empty.
 */
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
