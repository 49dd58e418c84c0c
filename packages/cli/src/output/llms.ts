import { hashOf } from '@docs-engine/shared/hash.ts'
import type { AssetStore } from '../assets/asset-store.ts'
import { configIn } from '../config/config-in.ts'
import { currentVersion, type Edition, editionOf, pathIn, sharedEditions } from '../model/edition.ts'
import type { OutputFile } from '../model/output-file.ts'
import type { Page } from '../model/page.ts'
import type { Route, Site } from '../model/site.ts'
import { fullTextPath, llmsPath, markdownPath } from '../plan/generated-paths.ts'
import { canonicalPath } from '../render/canonical-path.ts'
import { isReadable } from '../render/page-data.ts'
import { markdownCopyFile } from '../render/render-markdown-copy.ts'
import { absoluteUrl } from '../util/page-address.ts'

/** Generates, for each language, `llms.txt`, a list of the pages in the sidebar's order, and `llms-full.txt`, the text of all these pages. */
export function* llms(site: Site, assets: AssetStore): Generator<OutputFile> {
  for (const edition of sharedEditions(site.config)) yield* llmsIn(edition, site, assets)
}

/** Generates both files for the pages in one language. */
function* llmsIn(edition: Edition, site: Site, assets: AssetStore): Generator<OutputFile> {
  const { files } = site
  const config = configIn(site.config, edition.locale)
  // The format of llms.txt has a summary below the title, which agents read first.
  const summary = config.tagline || site.routes.get(pathIn(edition, '/'))?.page.frontMatter.description
  const head = [`# ${config.title}`, ...(summary ? [`> ${summary}`] : [])].join('\n\n')
  const routes = readingOrder(site, edition)
  yield { path: pathIn(edition, llmsPath).slice(1), contents: `${head}\n\n${pageList(routes, site)}\n` }
  if (!files.generated.has(fullTextPath)) return
  const copies = routes.map((route) => markdownCopyFile(route, site, assets))
  yield {
    path: pathIn(edition, fullTextPath).slice(1),
    key: hashOf([head, copies.map(({ key }) => key)]),
    contents: () => `${head}\n\n${copies.map(({ contents }) => (contents as () => string)()).join('\n---\n\n')}`,
  }
}

/** Returns the pages of the latest version, and the pages of `content/` that the latest version lacks. Pages in the sidebar come first. */
function readingOrder(site: Site, edition: Edition): Route[] {
  const { config, routes, realPages, sidebar } = site
  const latest = config.versions.find(({ isLatest }) => isLatest)?.name ?? currentVersion
  const isListed = (page: Page) => {
    const { version, locale } = editionOf(page)
    return !page.frontMatter.unlisted && [latest, currentVersion].includes(version) && locale === edition.locale
  }
  const paths = [...realPages].flatMap(([path, page]) => (isListed(page) ? [path] : []))
  // Without such pages, there is no need to plan the sidebar of the language.
  const inSidebar = paths.length === 0 ? [] : sidebar.order(edition.locale).map(({ path }) => path)
  const listed = new Set(paths)
  return [...new Set([...inSidebar, ...paths])]
    .flatMap((path) => (listed.has(path) ? routes.get(path)! : []))
    .filter((route) => isReadable(route) && canonicalPath(route, site) === route.path)
}

/** Lists the pages, grouped by the sidebar's top-level groups. */
function pageList(routes: Route[], { config, sidebar }: Site): string {
  const groups = new Map<string, string[]>()
  for (const { path, page } of routes) {
    const group = sidebar.trailOf(path)[0]?.label ?? 'Pages'
    const description = page.frontMatter.description ?? page.excerpt
    const line = `- [${page.title}](${absoluteUrl(config, markdownPath(path))})${description ? `: ${description}` : ''}`
    groups.set(group, [...(groups.get(group) ?? []), line])
  }
  return [...groups].map(([name, lines]) => `## ${name}\n\n${lines.join('\n')}`).join('\n\n')
}
