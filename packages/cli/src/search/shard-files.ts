import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PostingsText } from '../model/search-entry.ts'

/** What each page brings to a shard. Both lists are in the order of the paths, whichever page came last. */
export interface BucketLines {
  paths: string[]
  texts: PostingsText[]
}

/** A file for each shard, with a line for each page. */
export interface BucketFiles {
  /** The hash is undefined for a file that is not there. */
  read(shard: string): { lines: BucketLines; hash: string | undefined }
  /** Returns the hash. No lines have no file, and no hash. */
  write(shard: string, lines: BucketLines): string | undefined
  append(shard: string, lines: BucketLines): void
  /** Removes all. */
  clear(): void
}

export function bucketFiles(folder: string): BucketFiles {
  const path = (shard: string) => join(folder, shard)
  return {
    read(shard) {
      let text = ''
      try {
        text = readFileSync(path(shard), 'utf8')
      } catch {}
      return { lines: linesOf(text), hash: hashOf(text) }
    },
    write(shard, lines) {
      const text = textOf(lines)
      if (text === '') rmSync(path(shard), { force: true })
      else writeFileSync(path(shard), text)
      return hashOf(text)
    },
    append: (shard, lines) => appendFileSync(path(shard), textOf(lines)),
    clear() {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
    },
  }
}

function textOf({ paths, texts }: BucketLines): string {
  return paths.map((path, i) => `${path}\t${texts[i]}\n`).join('')
}

/** A line that another command is writing just now is not there yet. */
function linesOf(text: string): BucketLines {
  const lines: BucketLines = { paths: [], texts: [] }
  for (let start = 0, end = 0; ; start = end + 1) {
    const tab = text.indexOf('\t', start)
    end = text.indexOf('\n', start)
    if (tab < 0 || end < 0) return lines
    lines.paths.push(text.slice(start, tab))
    lines.texts.push(text.slice(tab + 1, end))
  }
}

function hashOf(text: string): string | undefined {
  return text === '' ? undefined : createHash('sha1').update(text).digest('hex').slice(0, 16)
}
