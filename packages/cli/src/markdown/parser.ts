import { labelTable, type ThemeComponents } from '@docs-engine/client'
import type { ReactNode } from 'react'
import { loadComponents } from '../components/islands.ts'
import type { ArtifactStore } from '../model/artifact-store.ts'
import type { CachedCodeBlock } from '../model/code-block.ts'
import type { IslandComponent } from '../model/component.ts'
import type { Message } from '../model/message.ts'
import type { Page } from '../model/page.ts'
import type { LoadedPlugin } from '../plugins/site-plugins.ts'
import { createSearchEntries } from '../search/page-entry.ts'
import { ErrorCollector } from '../util/site-errors.ts'
import { errorPage } from './error-page.ts'
import { loadMdxModules, untrustedModules } from './mdx/mdx-modules.ts'
import type { PagePlugins } from './page-plugins.ts'
import type { ParseTask } from './parse-task.ts'
import { localeOf, type ParserData, themeComponents } from './parser-data.ts'

/** The data that a worker thread needs to create a parser. */
export interface ParseJob {
  data: ParserData
  /** The folder that page artifacts are stored in. */
  folder: string
}

export interface Parser {
  theme: ThemeComponents
  /** Parses a page, stores its artifacts, and returns the page. */
  parse(task: ParseTask): Promise<Page>
}

/**
 * Creates a parser. The code that parses Markdown is loaded with the first page, because it's a third of the engine, and most commands find
 * all pages in the cache.
 *
 * @param plugins The functions of `data.plugins`, as returned by `loadPlugins`.
 * @throws {SiteErrors} if a component can't be run, or a plugin can't be configured.
 */
export async function createParser(
  { root, islands, overrides, modules, labels }: ParserData,
  store: ArtifactStore,
  plugins: readonly LoadedPlugin[],
): Promise<Parser> {
  const hasLanguages = labels.length > 1
  const errors = new ErrorCollector()
  const defaultTheme = themeComponents(root, [], hasLanguages)
  const theme = errors.runSync(() => themeComponents(root, overrides, hasLanguages), defaultTheme)
  const components = errors.runSync(() => loadComponents(root, islands), {})
  const pagePlugins = await errors.run(() => loadPagePlugins(root, plugins), undefined)
  errors.throwErrors()
  const options = {
    root,
    components: theme,
    islands: components,
    plugins: pagePlugins,
    searchEntry: createSearchEntries(),
  }
  const tables = new Map(labels.map((own) => [own.locale, labelTable(own)]))
  const mdxModules = loadMdxModules(root, modules)
  const untrusted = {
    components: defaultTheme,
    islands: Object.fromEntries(Object.keys(components).map((name) => [name, onlyChildren])),
  }
  return {
    theme,
    async parse(task) {
      const { source, text, files, isUntrusted, hasOutline, partialLanguage, previousKey } = task
      const { parsePage } = await import('./parse-page.ts')
      const parsed = await parsePage(text, source, {
        ...options,
        labels: tables.get(localeOf(source, labels))!,
        ...(isUntrusted && untrusted),
        hasOutline,
        ...(files && { mdx: { files, modules: isUntrusted ? untrustedModules : mdxModules, partialLanguage } }),
        previousBlocks: previousBlocks(previousKey, store),
      }).catch((error) => errorPage(error, task))
      const importedFiles = Object.keys(files ?? {})
      const page = { key: task.key, ...parsed.page, ...(importedFiles.length > 0 && { importedFiles }) }
      if (isUntrusted) page.messages.push(...notRendered(page, components))
      store.put(page.key, parsed.artifacts)
      // Copy the page, because its strings may be substrings of the source or the rendered HTML, which would keep the complete text in
      // memory.
      return JSON.parse(JSON.stringify(page)) as Page
    },
  }
}

async function loadPagePlugins(root: string, plugins: readonly LoadedPlugin[]): Promise<PagePlugins | undefined> {
  if (plugins.length === 0) return undefined
  const { createPagePlugins } = await import('./page-plugins.ts')
  return createPagePlugins(root, plugins)
}

/** Stands for a component on a page that isn't trusted to pass props to the site's components. */
const onlyChildren: IslandComponent = ({ children }) => (children ?? null) as ReactNode

/** Returns messages about the components that weren't rendered on an untrusted page. */
function notRendered({ source, islandPositions = {} }: Page, components: Record<string, unknown>): Message[] {
  return Object.entries(islandPositions)
    .filter(([name]) => Object.hasOwn(components, name))
    .map(([name, [position]]) => ({
      ruleId: 'not-checked',
      fatal: null,
      file: source,
      ...position,
      reason: `The page was changed, so the component \`${name}\` wasn’t rendered.`,
    }))
}

/** Returns the code blocks that were rendered before the page was edited, or an empty array if the cache entry is missing or damaged. */
function previousBlocks(key: string | undefined, store: ArtifactStore): CachedCodeBlock[] {
  try {
    return key !== undefined && store.has(key) ? store.get(key).renderedBlocks : []
  } catch {
    return []
  }
}
