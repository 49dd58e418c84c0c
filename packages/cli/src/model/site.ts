import type { ThemeComponents } from '@docs-engine/client'
import type { PageKind } from '@docs-engine/client/page-data.ts'
import type { ArtifactStore } from './artifact-store.ts'
import type { ResolvedPost } from './blog-post.ts'
import type { ComponentFile } from './component.ts'
import type { SiteConfig } from './config-schema.ts'
import type { Levels } from './levels.ts'
import type { ResolvedLink } from './link-result.ts'
import type { Message } from './message.ts'
import type { Page } from './page.ts'
import type { PageTypes } from './page-types.ts'
import type { SampleCoverage } from './sample-coverage.ts'
import type { Sidebar } from './sidebar.ts'
import type { SiteFiles } from './site-files.ts'

/** A page's place on the site, and where its links lead. */
export interface Route {
  /** `/api/createSlice`, without base URL. */
  path: string
  kind: PageKind
  page: Page
  /** What each of the page's links was resolved to, in the same order. */
  links: ResolvedLink[]
}

/** What `docs check` makes and `docs build` renders. */
export interface Site {
  root: string
  config: SiteConfig
  routes: Map<string, Route>
  sidebar: Sidebar
  files: SiteFiles
  components: ComponentFile[]
  theme: ThemeComponents
  posts: ResolvedPost[]
  hasArchive: boolean
  /** Highlighted declarations of exports, by `package#name`. */
  signatures: Map<string, string>
  /** Types of the names in a page's samples, by source. */
  types: Record<string, PageTypes>
  artifacts: ArtifactStore
  /** Pages taken from the cache. */
  cached: number
  /** The levels of its messages, which have been applied to `messages`. */
  levels: Levels
  messages: Message[]
  checked: Checked
  /** How many of the samples are compiled, if the configuration wants them to be. */
  sampleShare?: SampleCoverage
}

export interface Checked {
  pages: number
  links: number
  anchors: number
  samples: number
}
