import { readFileSync } from 'node:fs'
import matter from 'gray-matter'

/** Reads a YAML or JSON file. Returns `undefined` if the file doesn't exist or is invalid. */
export function readData(file: string): unknown {
  try {
    const text = readFileSync(file, 'utf8')
    return file.endsWith('json') ? JSON.parse(text) : matter(`---\n${text}\n---\n`, {}).data
  } catch {
    return undefined
  }
}
