import { setTimeout as sleep } from 'node:timers/promises'
import { pageKey, readSource } from '../../markdown/parse-pages.ts'
import type { Parser } from '../../markdown/parser.ts'
import type { Message } from '../../model/message.ts'
import type { Page } from '../../model/page.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { namedPage, readPageMetadata } from '../background/page-metadata.ts'
import type { RecentArtifacts } from './recent-artifacts.ts'

/** What is known of the pages: of some all, of others what their first lines tell, of the rest their names. */
export interface PageStore {
  /** Changes when a title or front matter does: routes and sidebar have to be planned again. */
  version(): number
  /** Changes when any page does. */
  edition(): number
  pages(files: SourceFile[]): Page[]
  /** Reads first lines until the time given. @returns false if there is more to do. */
  sketch(files: SourceFile[], until: number): boolean
  /** The page as its file is now; undefined if there is none. */
  read(file: SourceFile): Promise<Page | undefined>
  /** Takes a page that was parsed elsewhere. */
  put(page: Page): void
  isParsed(source: string): boolean
  /** Forgets pages whose files are gone. */
  keepOnly(files: SourceFile[]): void
  /** Pages are drawn with other components: all have to be parsed again. */
  redraw(parser: Parser, drawnWith: string): void
}

/** Milliseconds after which a file that has become empty is believed: an editor may be about to fill it. */
const emptyDelay = 40

export function createPageStore(first: Parser, firstDrawnWith: string, bodies: RecentArtifacts): PageStore {
  let parser = first
  let drawnWith = firstDrawnWith
  let version = 0
  let edition = 0
  const known = new Map<string, Page>()
  const running = new Map<string, Promise<Page>>()

  function put(page: Page): void {
    const before = known.get(page.source)
    known.set(page.source, page)
    if (before?.key !== page.key) edition++
    if (!before || shape(before) !== shape(page)) version++
  }

  function parse(source: string, key: string, text: string): Promise<Page> {
    const started = running.get(key)
    if (started) return started
    const parsed = parser
      .parse({ source, key, text, before: known.get(source)?.key })
      .finally(() => running.delete(key))
    running.set(key, parsed)
    return parsed
  }

  return {
    version: () => version,
    edition: () => edition,
    pages: (files) => files.map((file) => known.get(file.path) ?? namedPage(file)),
    sketch(files, until) {
      for (const file of files) {
        if (known.has(file.path)) continue
        if (performance.now() > until) return false
        put(readPageMetadata(file))
      }
      return true
    },
    async read(file) {
      const messages: Message[] = []
      let text = readSource(file, messages)
      const before = known.get(file.path)
      if (text === '' && before && isParsed(before)) {
        await sleep(emptyDelay)
        text = readSource(file, messages)
      }
      if (text === undefined) {
        if (/ENOENT|ENOTDIR/.test(messages[0]?.reason ?? '')) return undefined
        const page = { ...namedPage(file), key: pageKey(drawnWith, file.path, messages[0]!.reason), messages }
        bodies.put(page.key, { html: '', renderedBlocks: [], codeBlocks: [], markdown: '' })
        put(page)
        return page
      }
      const key = pageKey(drawnWith, file.path, text)
      const current = known.get(file.path)
      if (current?.key === key && bodies.has(key)) return current
      const page = await parse(file.path, key, text)
      put(page)
      return page
    },
    put,
    isParsed: (source) => isParsed(known.get(source)),
    keepOnly(files) {
      const sources = new Set(files.map(({ path }) => path))
      for (const source of known.keys()) {
        if (sources.has(source)) continue
        known.delete(source)
        version++
        edition++
      }
    },
    redraw(nextParser, nextDrawnWith) {
      parser = nextParser
      drawnWith = nextDrawnWith
    },
  }
}

function isParsed(page: Page | undefined): boolean {
  return page !== undefined && page.key !== ''
}

/** What other pages show of a page. */
function shape({ title, frontMatter }: Page): string {
  return JSON.stringify([title, frontMatter])
}
