import type { SiteConfig } from '../../model/config-schema.ts'
import { otherLocales } from '../../model/edition.ts'
import type { Site } from '../../model/site.ts'
import { completeRedirects, pathOf, planRedirects, redirectTarget } from '../../plan/redirects/redirects.ts'
import { encodeRoute, pageAddress } from '../../util/page-address.ts'
import { contentSecurityPolicy, type PolicySite } from './content-security-policy.ts'

/** The rules that a host has to follow in addition to serving files. The configuration files of all hosts are generated from this data. */
export interface HostRules {
  /** The site's base URL, which starts and ends with a slash. */
  baseUrl: string
  /** Headers that are sent with every response. */
  headers: [name: string, value: string][]
  /** The `Cache-Control` header of files whose names contain a hash. */
  immutable: string
  /** The `Cache-Control` header of all other files. */
  revalidated: string
  /** The `X-Robots-Tag` header of Markdown copies, so that search engines list only the pages themselves. */
  copyRobots: string
  redirects: HostRedirect[]
  /**
   * Redirects from the lowercase form of a page's path to the page. Only hosts that compare paths case-sensitively may use them, because on
   * other hosts a page would redirect to itself.
   */
  caseRedirects: HostRedirect[]
  /** The folders of the other languages, which have their own `404.html`. They include the base URL. */
  languages: string[]
  /** Whether page URLs end with a slash (see `SiteConfig`). */
  trailingSlash: SiteConfig['trailingSlash']
}

/**
 * A redirect. Paths include the base URL and are percent-encoded. If `from` ends in `/*`, `:splat` in `to` is replaced by the matched part.
 */
export interface HostRedirect {
  from: string
  to: string
}

type RedirectSite = Pick<Site, 'config' | 'routes' | 'files'>

/** Collects the rules from the configuration. */
export function hostRules(site: PolicySite & RedirectSite): HostRules {
  const { config } = site
  return {
    baseUrl: config.baseUrl,
    headers: [
      ['Content-Security-Policy', contentSecurityPolicy(site)],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
    ],
    immutable: 'public, max-age=31536000, immutable',
    revalidated: 'no-cache',
    copyRobots: 'noindex',
    redirects: hostRedirects(site),
    caseRedirects: caseRedirects(site),
    languages: otherLocales(config).map((locale) => config.baseUrl + locale),
    trailingSlash: config.trailingSlash,
  }
}

/**
 * Returns the URL that a redirect should send. If the target is a page, its URL gets or loses the trailing slash as configured, so that the
 * host doesn't redirect a second time.
 */
export function redirectAddress(to: string, { config, routes }: Pick<Site, 'config' | 'routes'>): string {
  return routes.has(pathOf(to)) ? pageAddress(to, config) : to
}

function caseRedirects({ config, routes }: Pick<Site, 'config' | 'routes'>): HostRedirect[] {
  const redirects: HostRedirect[] = []
  const known = new Set(routes.keys())
  const configured = planRedirects(config)
  for (const path of routes.keys()) {
    const lowercase = path.toLowerCase()
    // A page, a configured redirect, or another page that differs only in case takes precedence.
    if (known.has(lowercase) || redirectTarget(lowercase, configured) !== undefined) continue
    known.add(lowercase)
    redirects.push({
      from: encodeRoute(config.baseUrl + lowercase.slice(1)),
      to: config.baseUrl + pageAddress(encodeRoute(path), config).slice(1),
    })
  }
  return redirects
}

function hostRedirects(site: RedirectSite): HostRedirect[] {
  const { baseUrl } = site.config
  const withBase = (path: string) => (path.startsWith('/') ? baseUrl + path.slice(1) : path)
  // Pages and files take precedence over redirects, but some hosts apply a redirect anyway, so leave it out.
  const { publicFiles, generated } = site.files
  const isServed = (path: string) => site.routes.has(path) || publicFiles.has(path) || generated.has(path)
  const redirects = completeRedirects(site.config).filter(({ from }) => !isServed(pathOf(from)))
  const all = redirects.map(({ from, to }) => ({
    from: encodeRoute(withBase(pathOf(from))),
    to: withBase(redirectAddress(to, site)),
  }))
  // Hosts apply the first rule that matches, so put rules for a single path before rules with a wildcard.
  return [...all.filter(({ from }) => !from.endsWith('*')), ...all.filter(({ from }) => from.endsWith('*'))]
}
