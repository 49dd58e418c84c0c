import { join } from 'node:path'
import { type Scan, scanContent, withTranslationFiles } from '../../markdown/scan-content.ts'
import type { EditionConfig } from '../../model/edition.ts'
import type { Message } from '../../model/message.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { withGenerated } from '../../plugins/generated-pages.ts'
import { messagesOfError } from './problems.ts'

/** The pages that plugins generated, and their warnings. */
export interface GeneratedPages {
  sources: SourceFile[]
  messages: Message[]
}

const emptyScan: Scan = { pages: [], posts: [], assets: [], publicFiles: [], messages: [] }

/** The files of all editions when they were last listed, and the pages that plugins generated. */
export class SiteFiles {
  readonly #root: string
  readonly #config: EditionConfig
  readonly #generated: GeneratedPages
  #scan = emptyScan
  #problems: Message[] = []

  constructor(root: string, config: EditionConfig, generated: GeneratedPages) {
    this.#root = root
    this.#config = config
    this.#generated = generated
    this.list()
  }

  /** Lists the files again. If that fails, the site has no files, and `problems()` returns the reason. */
  list(): void {
    let scan = emptyScan
    this.#problems = []
    try {
      scan = withTranslationFiles(scanContent(this.#root), this.#root, this.#config)
    } catch (error) {
      this.#problems = messagesOfError(error)
    }
    const { sources, messages } = this.#generated
    this.#scan = { ...scan, pages: withGenerated(scan.pages, sources), messages: [...scan.messages, ...messages] }
  }

  scan(): Scan {
    return this.#scan
  }

  sources(): SourceFile[] {
    return [...this.#scan.pages, ...this.#scan.posts]
  }

  problems(): Message[] {
    return this.#problems
  }

  /** Whether a path, relative to the site's root, is a file of an edition. */
  has(path: string): boolean {
    const absolutePath = join(this.#root, path)
    const { assets, publicFiles } = this.#scan
    return [...this.sources(), ...assets, ...publicFiles].some((file) => file.absolutePath === absolutePath)
  }
}
