import { join } from 'node:path'
import type { GeneratedPage, Plugin, PluginContext } from '../model/plugin.ts'
import { isRouteText } from '../model/route-text.ts'
import type { SourceFile } from '../model/source-file.ts'
import { errorText } from '../util/error-text.ts'
import { SiteErrors } from '../util/site-errors.ts'

/**
 * Runs the plugins' `pages` hooks, and returns the sources of the generated pages.
 *
 * @throws {SiteErrors} if a plugin fails or returns an invalid page.
 */
export async function generatedSources(plugins: readonly Plugin[], context: PluginContext): Promise<SourceFile[]> {
  const sources: SourceFile[] = []
  for (const { name, pages } of plugins) {
    if (!pages) continue
    const fail = (reason: string, note?: string) =>
      new SiteErrors([
        { ruleId: 'plugin', file: 'site.config.ts', line: 1, column: 1, fatal: true, reason, ...(note && { note }) },
      ])
    let generated: GeneratedPage[]
    try {
      generated = await pages(context)
    } catch (error) {
      throw fail(
        `The plugin \`${name}\` failed to generate pages: ${errorText(error, context.root).replace(/\.$/, '')}.`,
      )
    }
    for (const page of generated) {
      if (!isValid(page)) {
        throw fail(
          `The plugin \`${name}\` generated an invalid page: \`${JSON.stringify(page)?.slice(0, 80)}\`.`,
          'A page needs a `path` that starts with `/`, a `title`, and `markdown`.',
        )
      }
      sources.push(sourceOf(page, context.root))
    }
  }
  return sources
}

/** Adds generated pages to a list of sources, which stays sorted. A page that the author wrote replaces a generated page. */
export function withGenerated(files: SourceFile[], generated: SourceFile[]): SourceFile[] {
  if (generated.length === 0) return files
  const nameOf = ({ path }: SourceFile) => path.replace(/(\/index)?\.mdx?$/, '')
  const written = new Set(files.map(nameOf))
  const added = generated.filter((file) => !written.has(nameOf(file)))
  return [...files, ...added].sort((a, b) => (a.path < b.path ? -1 : 1))
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
