import type { SiteConfig } from '../../model/config-schema.ts'
import type { Link } from '../../model/link.ts'
import type { Page } from '../../model/page.ts'
import type { SiteFiles } from '../../model/site-files.ts'

/** All that a link can lead to. */
export interface LinkTargets {
  config: SiteConfig
  /** Route path → page; generated pages too. */
  routes: Map<string, Page>
  /** Source path → route path. */
  sources: Map<string, string>
  files: SiteFiles
  redirects: Map<string, string>
  /** `ignoreLinks`, ready to be asked. */
  ignoreRules: IgnoreRule[]
  /** For the pages of other versions than `current`, by name (see `version-targets.ts`). */
  versions?: Map<string, LinkTargets>
  /** Name of the version, in the targets of one. */
  version?: string
  /** The targets of the whole site, in those of a version. */
  all?: LinkTargets
}

export interface IgnoreRule {
  pattern: string
  matches: (url: string) => boolean
}

/** `ignoreLinks`: exact, or with `*` for any part. */
export function ignoreRules(patterns: string[]): IgnoreRule[] {
  return patterns.map((pattern) => {
    if (!pattern.includes('*')) return { pattern, matches: (url) => url === pattern }
    const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    const expression = new RegExp(`^${parts.join('.*')}$`, 's')
    return { pattern, matches: (url) => expression.test(url) }
  })
}

export type LinkToCheck = Pick<Link, 'url' | 'kind' | 'text'>

export interface LinkOrigin {
  /** Source of the page the link stands in; relative links start from its folder. */
  source: string
  /** Its route path. */
  path: string
  page: Page | null
}
