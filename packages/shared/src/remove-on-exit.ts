import { rmSync } from 'node:fs'

const paths = new Set<string>()

/**
 * Deletes a file or a folder when the process exits.
 *
 * @returns A function that deletes it immediately.
 */
export function removeOnExit(path: string): () => void {
  // Use one listener for all paths, because Node prints a warning if an event has many listeners.
  if (paths.size === 0) process.once('exit', removeAll)
  paths.add(path)
  return () => {
    remove(path)
    if (paths.size === 0) process.off('exit', removeAll)
  }
}

function remove(path: string): void {
  paths.delete(path)
  rmSync(path, { recursive: true, force: true })
}

function removeAll(): void {
  for (const path of paths) remove(path)
}
