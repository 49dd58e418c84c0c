import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ThemeComponents } from '@docs-engine/client'
import { hashOf } from '@docs-engine/shared/hash.ts'
import type { Cache } from '../cache/cache.ts'
import { includedCodeKey } from '../code/included-code.ts'
import type { ArtifactStore } from '../model/artifact-store.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import { counterpart, isTranslation, translatedSource } from '../model/edition.ts'
import type { Message } from '../model/message.ts'
import type { Page } from '../model/page.ts'
import type { Slot } from '../model/slot.ts'
import type { SourceFile } from '../model/source-file.ts'
import { type PluginKeys, pluginKeyOf } from '../plugins/plugin-keys.ts'
import type { SitePlugins } from '../plugins/site-plugins.ts'
import { optimizeAsUsual } from '../runtime/optimizer.ts'
import { canImport } from '../util/react-page.ts'
import { diagramSource } from '../util/referenced-file.ts'
import type { WorkerPool } from '../workers/pool.ts'
import { importedText } from './mdx/imports.ts'
import { pageImports } from './mdx/page-imports.ts'
import type { ParseTask } from './parse-task.ts'
import { createParser, type ParseJob } from './parser.ts'
import { localeOf, type ParserData } from './parser-data.ts'
import { readSource } from './read-source.ts'
import type { Scan } from './scan-content.ts'
import { isUnchanged, type SiteRoots } from './unchanged-files.ts'

export interface ParsedContent {
  pages: Page[]
  posts: Page[]
  artifacts: ArtifactStore
  /** The theme's components, with the configuration's replacements applied. */
  theme: ThemeComponents
  messages: Message[]
  /** Number of pages that were read from the cache instead of being parsed. */
  cached: number
}

export interface ParsePagesOptions {
  config: SiteConfig
  plugins: SitePlugins | undefined
  data: ParserData
  drafts: boolean
  cache: Cache
  pool: WorkerPool
}

/** Minimum number of pages per worker thread. For fewer pages, starting a thread takes longer than parsing them. */
export const minPagesPerWorker = 24
/**
 * V8's optimization is postponed when a command starts. On a site with at least `minPagesToOptimize` pages, V8's defaults are restored when
 * about `pagesBeforeOptimizing` pages have been parsed, because optimizing the parser then probably saves more time than it takes.
 */
const minPagesToOptimize = 500
const pagesBeforeOptimizing = 100

/** Reads all sources, and parses those that aren't in the cache. */
export async function parsePages(
  scan: Scan,
  { config, plugins, data, drafts, cache, pool }: ParsePagesOptions,
): Promise<ParsedContent> {
  const parser = await createParser(data, cache.artifacts, plugins?.list ?? [])
  const keys = pageKeys(data)
  const messages: Message[] = []
  if (config.theme.css.length > 0) {
    const { themeContrastMessages } = await import('../config/theme-contrast.ts')
    messages.push(...themeContrastMessages(data.codeRoot, config.theme.css))
  }

  const sources = [...scan.pages, ...scan.posts]
  const pages = new Map<string, Page>()
  const parsed = await pool.map(tasks(), {
    name: 'parse',
    data: { data, folder: cache.folder } satisfies ParseJob,
    runHere: (task: ParseTask) => parser.parse(task),
    minItemsPerWorker: minPagesPerWorker,
  })
  const cached = pages.size
  for (const page of parsed) pages.set(page.source, page)
  cache.setPages(pages.values())

  /** Reads the sources one by one while previous ones are being parsed, so that not all texts are in memory at the same time. */
  function* tasks(): Generator<ParseTask> {
    let count = 0
    for (const file of sources) {
      const text = readSource(file, messages)
      if (text === undefined) continue
      const task = parseTask(file, text, keys)
      const unchanged = cachedPage(cache, task, data.root)
      if (unchanged) pages.set(file.path, unchanged)
      else {
        if (++count === pagesBeforeOptimizing && sources.length >= minPagesToOptimize) optimizeAsUsual()
        yield { ...task, previousKey: cache.keyOf(file.path) }
      }
    }
  }

  const listed = (files: SourceFile[]) =>
    files.flatMap(({ path }) => {
      const page = pages.get(path)
      // The translation of a draft is a draft.
      const isDraft = [page, counterpart(translatedSource(path), pages)].some((its) => its?.frontMatter.draft === true)
      return page && (drafts || !isDraft) ? [page] : []
    })
  const result = { pages: listed(scan.pages), posts: listed(scan.posts) }
  for (const page of [...result.pages, ...result.posts]) messages.push(...page.messages)
  return { ...result, artifacts: cache.artifacts, theme: parser.theme, messages, cached }
}

/**
 * Returns a page from the cache. A page with a diagram whose file is missing is parsed again, because a plugin may be able to draw the
 * diagram now.
 */
export function cachedPage(cache: Cache, { source, key }: ParseTask, root: string): Page | undefined {
  const page = cache.page(source, key)
  const isMissing = ({ kind, data }: Slot) =>
    kind === 'diagram' && !existsSync(join(root, diagramSource(data, source, root)))
  return page?.slots.some(isMissing) ? undefined : page
}

/**
 * Returns a hash of the names and the code of the components that pages are rendered with, and of the labels. File paths aren't included, so
 * that the cache stays valid when the site's folder is moved.
 */
export function componentsHash({
  islands,
  overrides,
  labels,
}: Pick<ParserData, 'islands' | 'overrides' | 'labels'>): string {
  const parts = [islands, overrides].map((bundles) => bundles.map(({ name, code }) => [name, code]))
  return hashOf([parts, labels])
}

/** The parts of page keys that are the same for all pages. */
export interface PageKeys extends SiteRoots {
  /** Returns the `componentsHash` for pages in the language of a source. */
  componentsOf: (source: string) => string
  /** Hashes of the modules that MDX pages import, by path. */
  modules: ReadonlyMap<string, string>
  /** The keys of the site's plugins, or `undefined` if the site has no plugins. */
  plugins: PluginKeys | undefined
  /** Whether pages have outlines. */
  hasOutlines: boolean
  /** The language of `content/`. */
  language: NonNullable<ParseTask['partialLanguage']>
}

export function pageKeys(data: ParserData): PageKeys {
  const modules = data.modules.map(({ path, code, problem }) => [path, hashOf(problem ?? code)] as const)
  const { root, codeRoot, plugins } = data
  const hashes = new Map(data.labels.map((own) => [own.locale, componentsHash({ ...data, labels: [own] })]))
  const componentsOf = (source: string) => hashes.get(localeOf(source, data.labels))!
  const hasOutlines = data.labels.length > 1
  const [{ locale: lang, dir }] = data.labels
  const language = { lang, dir }
  return { root, codeRoot, componentsOf, modules: new Map(modules), plugins: plugins?.keys, hasOutlines, language }
}

/**
 * Returns the task for parsing a source. For an MDX page, reads the files that the page imports.
 *
 * The task's key is the hash of everything that the parsed page depends on: the task itself, and what its texts refer to.
 */
export function parseTask({ path, text: generated }: SourceFile, text: string, keys: PageKeys): ParseTask {
  const { root, componentsOf, modules, plugins, hasOutlines, language } = keys
  const imports = canImport(path) ? pageImports(root, path, text) : undefined
  const files = imports?.files ?? {}
  const isUntrusted = generated === undefined && !isUnchanged([path, ...Object.keys(files)], keys)
  const isForeign = (file: string) => /\.mdx?$/.test(file) && !isTranslation(file)
  const task = {
    source: path,
    text,
    ...(imports && { files }),
    ...(isUntrusted && { isUntrusted: true as const }),
    ...(hasOutlines && { hasOutline: true as const }),
    ...(isTranslation(path) && Object.keys(files).some(isForeign) && { partialLanguage: language }),
  }
  // Partials can include code from files too, and plugins can change them.
  const texts = [[path, text], ...Object.keys(files).map((file) => [file, importedText(files, file) ?? ''])] as const
  const key = hashOf({
    engine: __ENGINE__,
    components: componentsOf(path),
    task,
    includedCode: texts.map(([file = '', included = '']) => includedCodeKey(included, file, root)),
    plugins: plugins && texts.map(([, included = '']) => pluginKeyOf(plugins, included)),
    modules: imports?.modules.map(({ path: module }) => [module, modules.get(module) ?? null]),
  })
  return { ...task, key }
}
