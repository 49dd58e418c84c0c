import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** Writes a small file whole: beside its place, then renamed. @returns Whether it changed. */
export function writeIfChanged(path: string, text: string): boolean {
  try {
    if (readFileSync(path, 'utf8') === text) return false
  } catch {
    // There is none yet.
  }
  const staged = `${path}.${process.pid}.tmp`
  writeFileSync(staged, text)
  renameSync(staged, path)
  return true
}
