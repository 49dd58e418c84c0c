import type { ThemeComponents } from '@docs-engine/client'
import type { PageKind } from '@docs-engine/client/page-data.ts'
import type { PageTypes } from '@docs-engine/samples/model'
import type { ArtifactStore } from './artifact-store.ts'
import type { ResolvedPost } from './blog-post.ts'
import type { ComponentFile } from './component.ts'
import type { SiteConfig } from './config-schema.ts'
import type { Levels } from './levels.ts'
import type { ResolvedLink } from './link-result.ts'
import type { Message } from './message.ts'
import type { OwnSlugs } from './own-slugs.ts'
import type { Page } from './page.ts'
import type { HeadTag } from './plugin.ts'
import type { Checked } from './report.ts'
import type { SampleShare } from './sample-coverage.ts'
import type { Sidebar } from './sidebar.ts'
import type { SiteFiles } from './site-files.ts'

/** A page with its path on the site and its resolved links. */
export interface Route {
  /** Path without the base URL: `/api/createSlice`. */
  path: string
  kind: PageKind
  page: Page
  /** The resolved targets of the page's links, in the order of `page.links`. */
  links: ResolvedLink[]
}

/** The complete plan of a site before its pages are rendered. */
export interface Site {
  root: string
  config: SiteConfig
  /** The routes by path. A fallback page's route is created when it's read. */
  routes: ReadonlyMap<string, Route>
  /** The pages by route path, except fallback pages: those that show the text of their original because they have no translation. */
  realPages: ReadonlyMap<string, Page>
  sidebar: Sidebar
  slugs: OwnSlugs
  files: SiteFiles
  /** Paths of the sources that plugins generated. Their pages have no edit link, because these sources don't exist as files. */
  generatedSources: ReadonlySet<string>
  /** Returns the elements that the configuration and plugins add to a page's `<head>`. */
  headTags: (route: Route) => HeadTag[]
  components: ComponentFile[]
  theme: ThemeComponents
  posts: ResolvedPost[]
  hasArchive: boolean
  /** The highlighted declarations of exports, by `package#name`. */
  signatures: Map<string, string>
  /** The types of the names in the samples of each page, by source path. */
  types: Record<string, PageTypes>
  artifacts: ArtifactStore
}

/** A site whose links have all been resolved. `docs check` reports its messages, and `docs build` renders its pages. */
export interface CheckedSite extends Site {
  /** Number of pages that were read from the cache. */
  cached: number
  /** The configured rule levels. They have already been applied to `messages`. */
  levels: Levels
  messages: Message[]
  checked: Checked
  /** Sample coverage. Absent unless the configuration enables compiling samples. */
  sampleCoverage?: SampleShare
}
