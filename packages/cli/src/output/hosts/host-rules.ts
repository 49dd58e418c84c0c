import type { SiteConfig } from '../../model/config-schema.ts'
import type { Site } from '../../model/site.ts'
import { encodeRoute } from '../../plan/links/url-parts.ts'
import { pathOf } from '../../plan/redirects/redirects.ts'
import { pageAddress } from '../../util/page-address.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** What a host has to do beside handing out files. The rule files of all hosts are written from this. */
export interface HostRules {
  /** Starts and ends with a slash. */
  baseUrl: string
  /** Sent with every answer. */
  headers: [name: string, value: string][]
  /** `Cache-Control` of files whose name holds their hash. */
  immutable: string
  /** `Cache-Control` of everything else. */
  revalidated: string
  redirects: HostRedirect[]
  /** Form of the pages' addresses. */
  trailingSlash: SiteConfig['trailingSlash']
}

/** Paths with the base URL, percent-encoded. `from` may end in `/*`, which `:splat` in `to` stands for. */
export interface HostRedirect {
  from: string
  to: string
}

export function hostRules(site: Pick<Site, 'config' | 'routes'>): HostRules {
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
    redirects: hostRedirects(site),
    trailingSlash: config.trailingSlash,
  }
}

/** The target of a redirect: a page at its own address, so that the host doesn't redirect again. */
export function redirectAddress(to: string, { config, routes }: Pick<Site, 'config' | 'routes'>): string {
  return routes.has(pathOf(to)) ? pageAddress(to, config) : to
}

function hostRedirects(site: Pick<Site, 'config' | 'routes'>): HostRedirect[] {
  const { redirects, baseUrl } = site.config
  const withBase = (path: string) => (path.startsWith('/') ? baseUrl + path.slice(1) : path)
  const all = redirects.map(({ from, to }) => ({
    from: encodeRoute(withBase(pathOf(from))),
    to: withBase(redirectAddress(to, site)),
  }))
  // Hosts take the first rule that fits: a rule for one path goes before those for many.
  return [...all.filter(({ from }) => !from.endsWith('*')), ...all.filter(({ from }) => from.endsWith('*'))]
}
