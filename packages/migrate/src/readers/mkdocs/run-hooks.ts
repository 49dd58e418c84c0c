import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { OldPage, OldSite } from '../../model/old-site.ts'
import { listFiles } from '../../util/list-files.ts'
import { textOf, toArray } from '../../util/values.ts'
import { pythonCommands, runPython } from './python.ts'
import { pythonHooks } from './python-hooks.ts'
import type { MkDocsConfig } from './read-mkdocs.ts'

/** Timeout for running all hooks on all pages, in milliseconds. */
const timeLimit = 60_000

export interface HookResult {
  /** Whether the hook could be loaded. */
  hasRun: boolean
  /** Whether MkDocs ran all functions of the hook that change the texts of pages. */
  byMkDocs?: boolean
  /** The Python package that the hook needs and that isn't installed. */
  missing?: string | undefined
  /** The pages for which the hook failed. */
  failed: string[]
}

interface HookOutput {
  hooks: { hasRun: boolean; missing: string | null; failed: string[] }[]
  /** The texts of the pages, by their source. */
  pages: Record<string, string>
}

/**
 * Runs the functions `on_page_markdown` of the site's hooks, and replaces the texts of the pages with their results. Other functions of hooks
 * don't run, because they can write files, or change what MkDocs generates around the text.
 *
 * @returns The results by the path of the hook. Empty if Python isn't installed.
 */
export function runHooks(original: MkDocsConfig, site: OldSite, hooks = hooksOf(original)): Map<string, HookResult> {
  const { config, folder } = original
  const existing = hooks.filter((path) => path.endsWith('.py') && existsSync(join(folder, path)))
  if (existing.length === 0) return new Map()
  const siteUrl = textOf(config.site_url) ?? ''
  const input = {
    hooks: existing.map((path) => join(folder, path)),
    docsDir: site.pagesFolder,
    basePath: site.baseUrl,
    siteUrl: siteUrl === '' || siteUrl.endsWith('/') ? siteUrl : `${siteUrl}/`,
    config: { ...config, docs_dir: site.pagesFolder, site_dir: join(folder, 'site'), config_file_path: original.file },
    pages: site.pages.map((page) => sourceOf(page, config.use_directory_urls !== false)),
    others: listFiles(site.pagesFolder)
      .filter((path) => !site.bySource.has(path))
      .map((path) => ({ path })),
  }
  for (const command of pythonCommands(folder)) {
    const { stdout, status } = runPython(command, pythonHooks, input, folder, timeLimit)
    if (status !== 0) continue
    const output = JSON.parse(stdout) as HookOutput
    for (const page of site.pages) page.block.body = output.pages[page.source] ?? page.block.body
    return new Map(
      existing.map((path, index) => {
        const { hasRun, missing, failed } = output.hooks[index]!
        return [path, { hasRun, missing: missing ?? undefined, failed }]
      }),
    )
  }
  return new Map()
}

/** Returns the paths of a site's hooks. */
export function hooksOf({ config }: MkDocsConfig): string[] {
  return toArray(config.hooks).map(String)
}

function sourceOf({ source, route, block: { frontMatter, body } }: OldPage, hasDirectories: boolean): object {
  const path = route.replace(/^\//, '')
  const heading = /^#[ \t]+(.+?)[ \t]*#*$/m.exec(body)?.[1]
  return {
    path: source,
    url: hasDirectories ? path && `${path}/` : source.replace(/\.md$/, '.html'),
    meta: frontMatter,
    title: textOf(frontMatter.title) ?? heading ?? source,
    markdown: body,
  }
}
