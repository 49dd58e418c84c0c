import { dirname, relative, sep } from 'node:path'
import type { MigrationWarnings } from '../../model/migration-warnings.ts'
import { textOf } from '../../util/values.ts'
import { type Aliases, aliasesOf } from './aliases.ts'
import { type BlogPlaces, blogPlaces } from './blog-places.ts'
import { CopiedModules } from './copied-modules.ts'
import { type Blog, type DocumentSet, listSets } from './document-sets.ts'
import type { Document } from './documents.ts'
import { type MigratedSidebars, migrateSidebars } from './migrate-sidebars.ts'
import type { OriginalSite } from './original-site.ts'
import { OutsideLinks } from './outside-links.ts'
import { displayPath } from './page-context.ts'
import { Places, pathOfPlace, placeOf } from './places.ts'
import { type ImportedReactPages, importReactPages, noReactPages } from './react-pages.ts'
import { reportBlog } from './report-blog.ts'
import { runtimeModules } from './runtime-modules.ts'
import { unmigratedRoutes } from './unmigrated-routes.ts'

/** The pages of the old site, and their places in the new one. */
export interface PlacedPages {
  /** The folders with the documents and the configuration. */
  folders: string[]
  /** The folder that paths in warnings are relative to. */
  root: string
  baseUrl: string
  sets: DocumentSet[]
  blog: Blog | undefined
  blogPlaces: BlogPlaces | undefined
  /** The documents of all sets. */
  documents: Document[]
  reactPages: ImportedReactPages
  modules: CopiedModules
  sidebars: MigratedSidebars
  /** The routes of the new site. */
  routes: Set<string>
  /** Returns the route in the new site for an address in the old one. */
  newRoute(address: string, version?: string): string | undefined
  unmigrated: ReturnType<typeof unmigratedRoutes>
  aliases: Aliases
  outsideLinks: OutsideLinks
}

/** Lists the pages of all kinds, and determines their routes in the new site. */
export async function placePages(site: OriginalSite, warnings: MigrationWarnings): Promise<PlacedPages> {
  const folders = [site.folder, ...site.docs.map((docs) => docs.folder), ...site.blogs.map(({ set }) => set.folder)]
  const root = commonFolder(folders)
  const { sets, blog } = listSets(site)
  const documents = sets.flatMap((entry) => entry.documents)
  warnings.versionFolders = versionFolders(sets, root)
  const baseUrl = `/${textOf(site.config.baseUrl) ?? ''}/`.replace(/\/+/g, '/')
  const outsideLinks = new OutsideLinks(baseUrl, site.staticFolders)
  const places = new Places()
  for (const document of documents) places.add(document.address, placeOf(document))
  const ofBlog = blog && blogPlaces(blog)
  if (blog && ofBlog) reportBlog(blog, ofBlog, site, root, warnings)
  for (const [address, route] of ofBlog?.generated ?? []) places.add(address, { route, version: undefined })
  const aliases = aliasesOf(site)
  const runtime = runtimeModules(site.config)
  const modules = new CopiedModules(site, aliases, runtime)
  const reactPages = await warnings.attempt(
    { what: 'the React pages', pages: [] },
    () => importReactPages(site, modules, (route) => places.path(route) !== undefined),
    () => noReactPages(site),
  )
  for (const { route } of reactPages.pages) places.add(route, { route, version: undefined })
  const sidebars = await migrateSidebars(sets, site, root, places, outsideLinks, warnings)
  const written = [...documents.map(placeOf), ...sidebars.categories.map(({ place }) => place)]
  return {
    folders,
    root,
    baseUrl,
    sets,
    blog,
    blogPlaces: ofBlog,
    documents,
    reactPages,
    modules,
    sidebars,
    routes: new Set([
      ...written.map((place) => pathOfPlace(place)),
      ...(ofBlog?.generated.values() ?? []),
      ...reactPages.pages.map(({ route }) => route),
    ]),
    newRoute: (address, version) => places.path(address, version),
    unmigrated: unmigratedRoutes(site, reactPages, warnings, root),
    aliases,
    outsideLinks,
  }
}

/** Returns the folders of the versions outside `content/`, as paths for messages. */
function versionFolders(sets: readonly DocumentSet[], root: string): { folder: string; name: string }[] {
  return sets.flatMap(({ set: { folder, version } }) =>
    version?.folder === undefined ? [] : [{ folder: `${displayPath({ root }, folder)}/`, name: version.folder }],
  )
}

function commonFolder(folders: string[]): string {
  let common = folders[0]!
  for (const folder of folders) while (folder !== common && !folder.startsWith(common + sep)) common = dirname(common)
  return relative(common, folders[0]!) === '' && folders.length === 1 ? folders[0]! : common
}
