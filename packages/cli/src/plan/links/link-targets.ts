import { escapePattern } from '@docs-engine/shared/escape-pattern.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import type { Edition } from '../../model/edition.ts'
import type { Link } from '../../model/link.ts'
import type { Page } from '../../model/page.ts'
import type { SiteFiles } from '../../model/site-files.ts'
import { isMarkdownCopy } from '../generated-paths.ts'

/** Everything that a link can point to. */
export interface LinkTargets {
  config: SiteConfig
  /** The pages by route path, including generated pages. */
  routes: ReadonlyMap<string, Page>
  /** The route paths by source path. */
  sources: Map<string, string>
  files: SiteFiles
  redirects: Map<string, string>
  /** The compiled `ignoreLinks` patterns. */
  ignoreRules: IgnoreRule[]
  /** Returns the link targets of an edition by its prefix, unless it's the one in `content/` (see `targetsByEdition`). */
  inEdition?: (prefix: string) => LinkTargets | undefined
  /** The edition, if these are the targets of one of them. */
  edition?: Edition
  /** The paths of the edition's pages and files, by the path that they'd have in `content/`. */
  paths?: ReadonlyMap<string, string>
  /** The targets of the whole site, if these are the targets of an edition. */
  all?: LinkTargets
}

/** Returns whether a path is that of a file: one in `_public`, one that the build generates, or the Markdown copy of one of these pages. */
export function isFilePath(path: string, { files, routes }: Pick<LinkTargets, 'files' | 'routes'>): boolean {
  return files.publicFiles.has(path) || files.generated.has(path) || isMarkdownCopy(path, routes)
}

export interface IgnoreRule {
  pattern: string
  matches: (url: string) => boolean
}

/** Compiles the `ignoreLinks` patterns. A pattern matches the whole URL; `*` matches any characters. */
export function ignoreRules(patterns: string[]): IgnoreRule[] {
  return patterns.map((pattern) => {
    if (!pattern.includes('*')) return { pattern, matches: (url) => url === pattern }
    const parts = pattern.split('*').map(escapePattern)
    const expression = new RegExp(`^${parts.join('.*')}$`, 's')
    return { pattern, matches: (url) => expression.test(url) }
  })
}

export type LinkToCheck = Pick<Link, 'url' | 'kind' | 'text'>

export interface LinkOrigin {
  /** Source that contains the link. Relative links are resolved from its folder. */
  source: string
  /** Route path of the page that contains the link. */
  path: string
  page: Page | null
}
