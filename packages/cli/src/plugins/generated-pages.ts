import { join } from 'node:path'
import { cutText } from '@docs-engine/shared/cut-text.ts'
import type { Message } from '../model/message.ts'
import type { GeneratedPage, PluginContext } from '../model/plugin.ts'
import { isRouteText } from '../model/route-text.ts'
import type { SourceFile } from '../model/source-file.ts'
import { notPlain } from '../util/plain-data.ts'
import { ErrorCollector, SiteErrors } from '../util/site-errors.ts'
import { hookError } from './hook-error.ts'
import { withDataKey } from './plugin-keys.ts'
import { type LoadedPlugin, type PreparedData, type SitePlugins, withData } from './site-plugins.ts'

/**
 * Runs the plugins' `prepare` hooks, and returns the plugins with the data. The data becomes part of the cache keys of the pages that can
 * use it.
 *
 * @throws {SiteErrors} if a plugin fails.
 */
export async function preparePlugins(
  plugins: SitePlugins | undefined,
  context: PluginContext,
): Promise<SitePlugins | undefined> {
  if (!plugins?.list.some(({ prepare }) => prepare)) return plugins
  const errors = new ErrorCollector()
  const data: Record<number, PreparedData> = {}
  let { keys } = plugins.module
  for (const [index, plugin] of plugins.list.entries()) {
    const { prepare } = plugin
    if (!prepare) continue
    await errors.run(async () => {
      try {
        data[index] = plainData(await prepare(context))
      } catch (error) {
        throw hookError(plugin, 'prepare', error, context.root)
      }
      keys = withDataKey(keys, plugin, data[index])
    }, undefined)
  }
  errors.throwErrors()
  return { module: { ...plugins.module, keys, data }, list: withData(plugins.list, data) }
}

/** Returns a copy of the data from a `prepare` hook, as worker threads receive it. */
function plainData(data: unknown): PreparedData {
  if (typeof data !== 'object' || data === null) throw new Error('it didn’t return an object or an array with the data')
  const found = notPlain(data)
  if (found) {
    const place = found.path.length > 0 ? ` at \`${found.path.join('.')}\`` : ''
    throw new Error(`it returned ${kindOf(found.value)}${place}, which JSON can’t represent`)
  }
  return JSON.parse(JSON.stringify(data)) as PreparedData
}

/** Describes a value that isn't plain data: “a function”, “an instance of `Map`”. */
function kindOf(value: unknown): string {
  if (typeof value !== 'object') return `a ${typeof value}`
  const name = value?.constructor?.name ?? 'Object'
  return name === 'Object' || name === 'Array' ? 'an object that contains itself' : `an instance of \`${name}\``
}

/**
 * Runs the plugins' `pages` hooks, and returns the sources of the generated pages.
 *
 * @throws {SiteErrors} if a plugin fails or returns an invalid page.
 */
export async function generatedSources(
  plugins: readonly LoadedPlugin[],
  context: PluginContext,
): Promise<SourceFile[]> {
  const errors = new ErrorCollector()
  const sources: SourceFile[] = []
  for (const plugin of plugins) sources.push(...(await errors.run(() => sourcesOf(plugin, context), [])))
  errors.throwErrors()
  return sources
}

async function sourcesOf(plugin: LoadedPlugin, context: PluginContext): Promise<SourceFile[]> {
  const { name, pages, data = {} } = plugin
  if (!pages) return []
  let generated: GeneratedPage[]
  try {
    generated = await pages(context, data)
    if (!Array.isArray(generated)) throw new Error('it didn’t return a list of pages')
  } catch (error) {
    throw hookError(plugin, 'pages', error, context.root)
  }
  const invalid = generated.filter((page) => !isValid(page))
  if (invalid.length > 0) throw new SiteErrors(invalid.map((page) => invalidPage(name, page)))
  return generated.map((page) => sourceOf(page, context.root))
}

/** Adds generated pages to a list of sources, which stays sorted. A page that the author wrote replaces a generated page. */
export function withGenerated(files: SourceFile[], generated: SourceFile[]): SourceFile[] {
  if (generated.length === 0) return files
  return [...files, ...withoutWritten(generated, files)].sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Returns the generated pages that no page of the author replaces. */
export function withoutWritten(generated: SourceFile[], files: SourceFile[]): SourceFile[] {
  const nameOf = ({ path }: SourceFile) => path.replace(/(\/index)?\.mdx?$/, '')
  const written = new Set(files.map(nameOf))
  return generated.filter((file) => !written.has(nameOf(file)))
}

function invalidPage(plugin: string, page: GeneratedPage): Message {
  return {
    ruleId: 'plugin',
    file: 'site.config.ts',
    line: 1,
    column: 1,
    fatal: true,
    reason: `The plugin \`${plugin}\` generated an invalid page: \`${cutText(JSON.stringify(page) ?? 'undefined', 80)}\`.`,
    note: 'A page needs a `path` that starts with `/`, a `title`, and `markdown`.',
  }
}

function isValid({ path, title, markdown }: GeneratedPage): boolean {
  return typeof path === 'string' && path.startsWith('/') && isRouteText(path) && [title, markdown].every(isText)
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function sourceOf({ path, title, markdown, frontMatter }: GeneratedPage, root: string): SourceFile {
  const source = `content${path === '/' ? '/index' : path.replace(/\/$/, '')}.md`
  // Write the front matter as JSON, which is valid YAML.
  const fields = Object.entries({ title, ...frontMatter }).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return { path: source, absolutePath: join(root, source), text: `---\n${fields.join('\n')}\n---\n\n${markdown}` }
}
