import { setTimeout as sleep } from 'node:timers/promises'
import { pageKey, readSource } from '../../markdown/parse-pages.ts'
import type { Parser } from '../../markdown/parser.ts'
import type { Message } from '../../model/message.ts'
import type { Page } from '../../model/page.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { namedPage, readPageMetadata } from '../background/page-metadata.ts'
import type { RecentArtifacts } from './recent-artifacts.ts'

/** Stores all pages. Some are parsed, for others only the metadata was read, and for the rest only the file name is known. */
export interface PageStore {
  /** Returns a number that changes when a title or front matter changes. Routes and sidebar must then be planned again. */
  version(): number
  /** Returns a number that changes when any page changes. */
  edition(): number
  /** Returns a page for each file, without reading anything. */
  pages(files: SourceFile[]): Page[]
  /** Reads metadata until the time `until` of `performance.now()`. @returns Whether the metadata of all files is known. */
  sketch(files: SourceFile[], until: number): boolean
  /** Parses the current contents of a file if they changed. Resolves to `undefined` if the file doesn't exist. */
  read(file: SourceFile): Promise<Page | undefined>
  /** Adds or replaces a page that was parsed elsewhere. */
  put(page: Page): void
  isParsed(source: string): boolean
  /** Removes all pages that don't belong to these files. */
  keepOnly(files: SourceFile[]): void
  /** Replaces the parser after components changed. Pages are then parsed again when they are read. */
  redraw(parser: Parser, componentsHash: string): void
}

/** Delay before an empty file is read again, in milliseconds. Some editors truncate a file before they write it. */
const emptyDelay = 40

export function createPageStore(
  initialParser: Parser,
  initialComponentsHash: string,
  artifacts: RecentArtifacts,
): PageStore {
  let parser = initialParser
  let componentsHash = initialComponentsHash
  let version = 0
  let edition = 0
  const knownPages = new Map<string, Page>()
  const running = new Map<string, Promise<Page>>()

  function put(page: Page): void {
    const before = knownPages.get(page.source)
    knownPages.set(page.source, page)
    if (before?.key !== page.key) edition++
    if (!before || shape(before) !== shape(page)) version++
  }

  function parse(source: string, key: string, text: string): Promise<Page> {
    const pending = running.get(key)
    if (pending) return pending
    const parsed = parser
      .parse({ source, key, text, previousKey: knownPages.get(source)?.key })
      .finally(() => running.delete(key))
    running.set(key, parsed)
    return parsed
  }

  return {
    version: () => version,
    edition: () => edition,
    pages: (files) => files.map((file) => knownPages.get(file.path) ?? namedPage(file)),
    sketch(files, until) {
      for (const file of files) {
        if (knownPages.has(file.path)) continue
        if (performance.now() > until) return false
        put(readPageMetadata(file))
      }
      return true
    },
    async read(file) {
      const messages: Message[] = []
      let text = readSource(file, messages)
      const before = knownPages.get(file.path)
      if (text === '' && before && isParsed(before)) {
        await sleep(emptyDelay)
        text = readSource(file, messages)
      }
      if (text === undefined) {
        if (/ENOENT|ENOTDIR/.test(messages[0]?.reason ?? '')) return undefined
        const page = { ...namedPage(file), key: pageKey(componentsHash, file.path, messages[0]!.reason), messages }
        artifacts.put(page.key, { html: '', renderedBlocks: [], codeBlocks: [], markdown: '' })
        put(page)
        return page
      }
      const key = pageKey(componentsHash, file.path, text)
      const current = knownPages.get(file.path)
      if (current?.key === key && artifacts.has(key)) return current
      const page = await parse(file.path, key, text)
      put(page)
      return page
    },
    put,
    isParsed: (source) => isParsed(knownPages.get(source)),
    keepOnly(files) {
      const sources = new Set(files.map(({ path }) => path))
      for (const source of knownPages.keys()) {
        if (sources.has(source)) continue
        knownPages.delete(source)
        version++
        edition++
      }
    },
    redraw(nextParser, nextComponentsHash) {
      parser = nextParser
      componentsHash = nextComponentsHash
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
