import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Results by key, one file each. A file that cannot be read counts as not there. */
export interface ResultCache {
  read<T>(key: string): T | undefined
  write(key: string, result: unknown): void
  /** Once most of the files are of no use any more, removes all that were neither read nor written. */
  tidy(): void
}

/** @param folder undefined: nothing is kept. */
export function openResultCache(folder: string | undefined): ResultCache {
  const used = new Set<string>()
  if (folder) mkdirSync(folder, { recursive: true })
  const pathOf = (key: string) => join(folder!, `${key}.json`)
  return {
    read(key) {
      if (!folder) return undefined
      try {
        const result = JSON.parse(readFileSync(pathOf(key), 'utf8'))
        used.add(`${key}.json`)
        return result
      } catch {
        return undefined
      }
    },
    write(key, result) {
      if (!folder) return
      // Written aside first, so that a crash leaves no half of a file.
      const aside = join(folder, `.${randomUUID()}`)
      writeFileSync(aside, JSON.stringify(result))
      renameSync(aside, pathOf(key))
      used.add(`${key}.json`)
    },
    tidy() {
      if (!folder) return
      const names = readdirSync(folder)
      if (names.length < 200 + 4 * used.size) return
      for (const name of names) if (!used.has(name)) rmSync(join(folder, name), { force: true })
    },
  }
}

/** A key for what can be written as JSON. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)
}
