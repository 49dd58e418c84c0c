import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/**
 * Writes a file if its text changed. It's written under a temporary name and then renamed, so that a crash can't leave a partial file.
 *
 * @returns Whether the file changed.
 */
export function writeIfChanged(path: string, text: string): boolean {
  try {
    if (readFileSync(path, 'utf8') === text) return false
  } catch {
    // The file doesn't exist yet.
  }
  const staged = `${path}.${process.pid}.tmp`
  writeFileSync(staged, text)
  renameSync(staged, path)
  return true
}
