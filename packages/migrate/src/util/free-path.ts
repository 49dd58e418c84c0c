import { posix } from 'node:path'

/** Returns the path or, if it's taken, the first free path with a number: `custom-2.css`. */
export function freePath(path: string, isTaken: (path: string) => boolean): string {
  const ending = posix.extname(path)
  const stem = path.slice(0, path.length - ending.length)
  let free = path
  for (let number = 2; isTaken(free); number++) free = `${stem}-${number}${ending}`
  return free
}
