import { readConfigSource } from '../../config/config-source.ts'
import { valuePosition } from '../../config/key-position.ts'
import type { Message } from '../../model/message.ts'
import type { Site } from '../../model/site.ts'
import { configLinks } from '../../plan/links/config-links.ts'
import { ignoreRules } from '../../plan/links/link-targets.ts'
import { isLocal } from '../../plan/links/url-parts.ts'
import { hostMatcher } from './public-address.ts'
import type { UrlResult } from './request-url.ts'
import { type RequestOptions, requestDefaults, requestUrls } from './request-urls.ts'
import { noCache, openResponseCache } from './response-cache.ts'

export interface ExternalCheck {
  messages: Message[]
  /** Number of URLs by state. `cached` counts the URLs whose state was read from the cache. */
  counts: Record<UrlResult['state'] | 'cached', number>
}

/**
 * Requests all external URLs of the site, and creates messages for URLs that have moved or don't work.
 *
 * @param onProgress Called after each response with the number of finished requests and the total number of requests.
 */
export async function checkExternal(
  site: Site,
  onProgress: (done: number, all: number) => void,
  { cache: usesCache = true, ...options }: Partial<RequestOptions> & { cache?: boolean | undefined } = {},
): Promise<ExternalCheck> {
  const addresses = collectUrls(site)
  const cache = usesCache ? openResponseCache(site.root) : noCache
  const results = new Map<string, UrlResult>()
  const uncached: string[] = []
  for (const address of addresses.keys()) {
    const cached = cache.get(address)
    if (cached) results.set(address, cached)
    else uncached.push(address)
  }
  const counts = { ok: 0, moved: 0, broken: 0, unknown: 0, cached: results.size }
  let done = 0
  onProgress(0, uncached.length)
  const requested = await requestUrls(uncached, {
    ...requestDefaults,
    isInternal: hostMatcher(site.config.internalHosts),
    ...options,
    onResult: () => onProgress(++done, uncached.length),
  })
  for (const [address, result] of requested) {
    results.set(address, result)
    cache.set(address, result)
  }
  cache.save()
  const messages: Message[] = []
  for (const [address, places] of addresses) {
    const result = results.get(address)!
    counts[result.state]++
    for (const place of places) {
      const message = messageFor(result, place)
      if (message) messages.push(message)
    }
  }
  return { messages, counts }
}

function messageFor({ state, detail, to }: UrlResult, place: LinkPosition): Message | undefined {
  const { url = '' } = place
  switch (state) {
    case 'ok':
      return undefined
    case 'moved': {
      const moved = {
        ...place,
        ruleId: 'external-moved',
        fatal: null,
        reason: 'This URL has moved permanently.',
      } as const
      const target = new URL(to!)
      // A query that the link doesn't contain may be a token that must not be in a public log.
      if (target.search && !url.includes(target.search)) {
        return { ...moved, note: `Open it in a browser, and copy the new URL on \`${target.host}\`.` }
      }
      const better = target.hash ? to! : to! + url.replace(/^[^#]*/, '')
      return { ...moved, note: `Write \`${better}\`.`, suggestion: better }
    }
    case 'broken':
      return {
        ...place,
        ruleId: 'external-broken',
        fatal: true,
        reason: `\`${url}\` is gone (${detail}).`,
        note: 'Link to its replacement or to an archived copy, or remove the link.',
      }
    case 'unknown':
      return {
        ...place,
        ruleId: 'external-unknown',
        fatal: null,
        reason: `\`${url}\` couldn’t be checked (${detail}).`,
        note: 'Open it in a browser. To skip it, add the URL to `ignoreLinks`.',
      }
  }
}

/** The position of a link, and its URL as written in the source. */
type LinkPosition = Pick<Message, 'file' | 'line' | 'column' | 'endLine' | 'endColumn' | 'url'>

/** Maps the site's external URLs, without their hashes, to the positions of their links. Omits ignored and local URLs. */
function collectUrls(site: Site): Map<string, LinkPosition[]> {
  const addresses = new Map<string, LinkPosition[]>()
  const rules = ignoreRules(site.config.ignoreLinks)
  const add = (url: string, place: Omit<LinkPosition, 'url'>) => {
    const address = requestableUrl(url)
    if (address === undefined || rules.some(({ matches }) => matches(url))) return
    const places = addresses.get(address) ?? []
    addresses.set(address, places)
    places.push({ ...place, url })
  }
  for (const { page, links } of site.routes.values()) {
    for (const [i, { href, isExternal }] of links.entries()) {
      const link = page.links[i]!
      if (isExternal && href && link.via !== 'theme') add(href, { file: link.file ?? page.source, ...link.position })
    }
  }
  const source = readConfigSource(site.root)
  const addConfigured = (url: string, keyPath: PropertyKey[]) => {
    if (/^https?:/i.test(url)) add(url, { file: source.file, ...valuePosition(source.text, keyPath, url) })
  }
  for (const { url, keyPath } of configLinks(site.config)) addConfigured(url, keyPath)
  for (const [i, { to }] of site.config.redirects.entries()) addConfigured(to, ['redirects', i, 'to'])
  return addresses
}

/** Returns the absolute URL without its hash, or `undefined` if it can't be checked. */
function requestableUrl(url: string): string | undefined {
  const absolute = url.startsWith('//') ? `https:${url}` : url
  if (!/^https?:/i.test(absolute) || !URL.canParse(absolute)) return undefined
  const address = new URL(absolute)
  if (isLocal(address.hostname)) return undefined
  address.hash = ''
  return address.href
}
