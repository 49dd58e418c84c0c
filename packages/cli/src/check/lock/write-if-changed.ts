import { readFileSync } from 'node:fs'
import { writeAtomically } from '../../util/write-atomically.ts'

/**
 * Writes a file atomically if its text changed.
 *
 * @returns Whether the file changed.
 */
export function writeIfChanged(path: string, text: string): boolean {
  try {
    if (readFileSync(path, 'utf8') === text) return false
  } catch {
    // The file doesn't exist yet.
  }
  writeAtomically(path, text, { flush: true })
  return true
}
