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

/** A page's place on the site, with its links resolved. */
export interface Route {
  /** Path without the base URL: `/api/createSlice`. */
  path: string
  kind: PageKind
  page: Page
  /** The resolved target of each of the page's links, in the same order. */
  links: ResolvedLink[]
}

/** Everything that is known before rendering. `docs check` reports its messages, and `docs build` renders it. */
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
  /** Types of the names in a page's samples, by source path. */
  types: Record<string, PageTypes>
  artifacts: ArtifactStore
  /** Number of pages that were read from the cache. */
  cached: number
  /** The configured rule levels. They are already applied to `messages`. */
  levels: Levels
  messages: Message[]
  checked: Checked
  /** Sample coverage. Absent unless the configuration enables the compilation of samples. */
  sampleCoverage?: SampleCoverage
}

/** Numbers of the items that were checked, for the summary. */
export interface Checked {
  pages: number
  links: number
  anchors: number
  samples: number
}
