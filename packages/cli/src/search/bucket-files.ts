import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PostingsText } from '../model/search-entry.ts'

/** The lines of a bucket's file. Both lists have the same length and are sorted by path. */
export interface BucketLines {
  paths: string[]
  texts: PostingsText[]
}

/** The files of the index: one for each bucket, with a line for each page. */
export interface BucketFiles {
  /** Reads a file. If it is missing, returns no lines and the hash `undefined`. */
  read(bucket: string): { lines: BucketLines; hash: string | undefined }
  /** Writes a file and returns its hash. If there are no lines, deletes the file and returns `undefined`. */
  write(bucket: string, lines: BucketLines): string | undefined
  append(bucket: string, lines: BucketLines): void
  /** Deletes all files. */
  clear(): void
}

/** Provides access to the bucket files in a folder. */
export function bucketFiles(folder: string): BucketFiles {
  const path = (bucket: string) => join(folder, bucket)
  return {
    read(bucket) {
      let text = ''
      try {
        text = readFileSync(path(bucket), 'utf8')
      } catch {}
      return { lines: linesOf(text), hash: hashOf(text) }
    },
    write(bucket, lines) {
      const text = textOf(lines)
      if (text === '') rmSync(path(bucket), { force: true })
      else writeFileSync(path(bucket), text)
      return hashOf(text)
    },
    append: (bucket, lines) => appendFileSync(path(bucket), textOf(lines)),
    clear() {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
    },
  }
}

function textOf({ paths, texts }: BucketLines): string {
  return paths.map((path, i) => `${path}\t${texts[i]}\n`).join('')
}

/** Parses the lines of a file. An incomplete last line is ignored, because another command may be writing it. */
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
