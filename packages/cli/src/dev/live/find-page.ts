import { join } from 'node:path'
import type { SidebarItem } from '@docs-engine/client/page-data.ts'
import type { Page } from '../../model/page.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { blogPath } from '../../plan/generated-paths.ts'
import { isIndexSource, sourceRoute } from '../../plan/routes.ts'
import type { BackgroundParser } from '../background/background-parser.ts'
import type { SiteFiles } from './site-files.ts'
import type { DevPlan, SiteModel } from './site-model.ts'

/** Where pages are looked up. */
export interface PageLookup {
  root: string
  files: SiteFiles
  model: SiteModel
  parser: BackgroundParser
  /** Returns the current plan. */
  plan: () => DevPlan
  /** Called if a file no longer exists. */
  onMissing: () => void
}

/** On a site with more pages, only the titles of neighboring pages are read before a page is shown. */
const maxPagesWithTitles = 100
/** Maximum number of times that a page is looked up again because parsing it changed the routes. */
const maxLookups = 3

/**
 * Finds the page at a route path, and the plan it's part of. If the page isn't current, it is parsed first. That can change its route, so
 * the lookup is repeated. Resolves to `undefined` if no page has this path.
 */
export async function findPage(path: string, site: PageLookup): Promise<(DevPlan & { page: Page }) | undefined> {
  const { files, model } = site
  // The blog's pages show the contents of its posts.
  if (`${path}/`.includes(`${blogPath}/`))
    await Promise.all(files.scan().posts.map((file) => parseIfNeeded(file, site)))
  // Usually, the path names the file. The site is planned while the worker thread parses it.
  const named = files.sources().find((file) => sourceRoute(file.path) === path)
  if (named) await Promise.all([parseIfNeeded(named, site), planAround(path, named, site)])
  for (let lookup = 0; ; lookup++) {
    const planned = site.plan()
    const { plan } = planned
    const page = plan.pages.get(path)
    // A page that hasn't been read yet may set this path in its front matter.
    if (!page && !isFile(path) && model.readTitles(files.sources())) continue
    const source = page && (page.original ?? page.source)
    if (source && lookup < maxLookups && (await parseIfNeeded(fileOf(source, site), site))) continue
    return page && { page, ...planned }
  }
}

/** Parses a page if it isn't current. @returns Whether the page was parsed. */
async function parseIfNeeded(file: SourceFile, { parser, model, onMissing }: PageLookup): Promise<boolean> {
  if (parser.isCurrent(file.path) && model.hasContents(file)) return false
  if (!(await parser.parseFirst(file))) onMissing()
  return true
}

/** Plans the site with the titles that the sidebar of a page shows. */
async function planAround(path: string, file: SourceFile, { files, parser, model, plan }: PageLookup): Promise<void> {
  if (!parser.isComplete()) {
    model.readTitles(neighbors(file, files.sources()))
    // The configuration can list pages of other folders.
    const { pages, sidebar } = plan().plan
    const shown = new Set(pathsOf(sidebar.forPage(path)).map((shownPath) => pages.get(shownPath)?.source))
    model.readTitles(files.sources().filter((other) => shown.has(other.path)))
  }
  plan()
}

function pathsOf(items: SidebarItem[]): string[] {
  return items.flatMap((item) => {
    const own = item.path === undefined ? [] : [item.path]
    return item.type === 'group' ? [...own, ...pathsOf(item.items)] : own
  })
}

/** Returns the pages in the same folder, and all index pages, because the sidebar labels each folder with the title of its index page. */
function neighbors({ path }: SourceFile, files: SourceFile[]): SourceFile[] {
  if (files.length <= maxPagesWithTitles) return files
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return files.filter(
    (file) => file.path.slice(0, file.path.lastIndexOf('/') + 1) === folder || isIndexSource(file.path),
  )
}

/** Returns the file of a source. If a plugin generated the source, the file contains the generated text. */
function fileOf(source: string, { root, files }: PageLookup): SourceFile {
  const generated = files.scan().pages.find(({ path, text }) => path === source && text !== undefined)
  return generated ?? { path: source, absolutePath: join(root, source) }
}

/** Whether a path looks like a file: `/favicon.ico` does, but `/1.9` may be a page. */
function isFile(path: string): boolean {
  return /\.[a-z]\w*$/i.test(path)
}
