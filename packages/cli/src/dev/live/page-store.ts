import { hashOf } from '@docs-engine/shared/hash.ts'
import { parseTask, readSource } from '../../markdown/parse-pages.ts'
import type { ParseTask } from '../../markdown/parse-task.ts'
import type { Message } from '../../model/message.ts'
import type { Page } from '../../model/page.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { namedPage, readPageMetadata } from '../background/page-metadata.ts'
import { readSettled } from '../background/read-settled.ts'
import type { DevParser } from './dev-parser.ts'
import type { RecentArtifacts } from './recent-artifacts.ts'

/** Stores all pages. Some have been parsed. For others, only the metadata has been read, and for the rest, only the file name is known. */
export interface PageStore {
  /**
   * Returns a number that changes when a page's title or front matter changes, or when a page is added or removed. The routes and the
   * sidebar must then be planned again.
   */
  version(): number
  /** Returns a number that changes when any page changes. */
  edition(): number
  /** Returns a page for each file, without reading any files. */
  pages(files: SourceFile[]): Page[]
  /** Reads metadata until `performance.now()` reaches `until`. @returns Whether the metadata of all files is known. */
  readMetadata(files: SourceFile[], until: number): boolean
  /** Returns the page for a file. Parses the file if its contents have changed. Resolves to `undefined` if the file doesn't exist. */
  read(file: SourceFile): Promise<Page | undefined>
  /** Adds or replaces a page that has already been parsed. */
  put(page: Page): void
  isParsed(source: string): boolean
  /** Removes every page whose source isn't in `files`. */
  keepOnly(files: SourceFile[]): void
  /** Replaces the parser after components have changed. From then on, pages are parsed again when they are read. */
  replaceParser(parser: DevParser): void
}

export function createPageStore(initialParser: DevParser, artifacts: RecentArtifacts): PageStore {
  let { parser, keys } = initialParser
  let version = 0
  let edition = 0
  const stored = new Map<string, Page>()
  const inProgress = new Map<string, Promise<Page>>()

  function put(page: Page): void {
    const before = stored.get(page.source)
    stored.set(page.source, page)
    if (before?.key !== page.key) edition++
    if (!before || shape(before) !== shape(page)) version++
  }

  function parse(task: ParseTask): Promise<Page> {
    const pending = inProgress.get(task.key)
    if (pending) return pending
    const parsed = parser
      .parse({ ...task, previousKey: stored.get(task.source)?.key })
      .finally(() => inProgress.delete(task.key))
    inProgress.set(task.key, parsed)
    return parsed
  }

  return {
    version: () => version,
    edition: () => edition,
    pages: (files) => files.map((file) => stored.get(file.path) ?? namedPage(file)),
    readMetadata(files, until) {
      for (const file of files) {
        if (stored.has(file.path)) continue
        if (performance.now() > until) return false
        put(readPageMetadata(file))
      }
      return true
    },
    async read(file) {
      const messages: Message[] = []
      const before = stored.get(file.path)
      const text = before && isParsed(before) ? await readSettled(file, messages) : readSource(file, messages)
      if (text === undefined) {
        if (/ENOENT|ENOTDIR/.test(messages[0]?.reason ?? '')) return undefined
        const page = { ...namedPage(file), key: hashOf([file.path, messages[0]!.reason]), messages }
        artifacts.put(page.key, { chunks: [], renderedBlocks: [], codeBlocks: [], markdown: '' })
        put(page)
        return page
      }
      const task = parseTask(file, text, keys)
      const current = stored.get(file.path)
      if (current?.key === task.key && artifacts.has(task.key)) return current
      const page = await parse(task)
      put(page)
      return page
    },
    put,
    isParsed: (source) => isParsed(stored.get(source)),
    keepOnly(files) {
      const sources = new Set(files.map(({ path }) => path))
      for (const source of stored.keys()) {
        if (sources.has(source)) continue
        stored.delete(source)
        version++
        edition++
      }
    },
    replaceParser(next) {
      parser = next.parser
      keys = next.keys
    },
  }
}

function isParsed(page: Page | undefined): boolean {
  return page !== undefined && page.key !== ''
}

/** Returns the parts of a page that routes and other pages depend on. */
function shape({ title, frontMatter }: Page): string {
  return JSON.stringify([title, frontMatter])
}
