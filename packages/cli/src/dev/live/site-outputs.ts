import { editionOf } from '../../model/edition.ts'
import type { OutputFile } from '../../model/output-file.ts'
import { feeds } from '../../output/feeds.ts'
import { llms } from '../../output/llms.ts'
import { searchIndex, searchPages } from '../../output/search-index.ts'
import { robots, sitemap } from '../../output/sitemap.ts'
import { feedPaths } from '../../plan/generated-paths.ts'
import { siteDataIn } from '../../plan/site-data.ts'
import { isReadable } from '../../render/page-data.ts'
import type { RenderContext } from '../../render/render-context.ts'
import { markdownCopyFile, withPageList } from '../../render/render-markdown-copy.ts'
import { typesFile } from '../../render/render-page.ts'

/** The input for generating files other than documents. */
export type OutputContext = Pick<RenderContext, 'site' | 'assets'>

/** Creates a function that generates files from all pages on demand. The function reuses the search index until `revision` changes. */
export function createSiteOutputs(folder: string) {
  let searchOutput: { revision: number; files: Map<string, OutputFile> } | undefined
  return (path: string, { site, assets }: OutputContext, revision: number): OutputFile | undefined => {
    if (path === 'sitemap.xml') return sitemap(site, new Map())
    if (path === 'robots.txt') return robots(site)
    if (/(^|\/)llms(-full)?\.txt$/.test(path)) return find(path, llms(site, assets))
    if (Object.values(feedPaths).some((feed) => `/${path}`.endsWith(feed))) return find(path, feeds(site, { assets }))
    if (searchOutput?.revision !== revision) {
      const index = searchIndex(searchPages(site), { artifacts: site.artifacts, folder, isServed: true })
      searchOutput = { revision, files: new Map([...index].map((file) => [file.path, file])) }
    }
    return searchOutput.files.get(path)
  }
}

/** Generates the Markdown copy of a page or the types in its samples. Returns `undefined` if `path` refers to neither. */
export function pageOutput(path: string, { site, assets }: OutputContext): OutputFile | undefined {
  const [, name, ending] = /^(.*?)(\.md|\/?types\.json)$/.exec(path) ?? []
  const route = ending && site.routes.get(`/${name}`.replace(/^\/index$/, '/'))
  if (!route) return undefined
  if (ending !== '.md') return typesFile(route, site)
  if (!isReadable(route)) return undefined
  const { languagePrefix } = siteDataIn(site, editionOf(route.page).locale)
  const copy = markdownCopyFile(route, site, assets)
  return { ...copy, contents: () => withPageList((copy.contents as () => string)(), site.config, languagePrefix) }
}

function find(path: string, files: Iterable<OutputFile>): OutputFile | undefined {
  for (const file of files) if (file.path === path) return file
  return undefined
}
