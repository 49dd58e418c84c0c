import { readConfigSource } from '../../config/config-source.ts'
import { valuePosition } from '../../config/key-position.ts'
import type { Message } from '../../model/message.ts'
import type { Site } from '../../model/site.ts'
import { configLinks } from '../../plan/links/config-links.ts'
import { ignoreRules } from '../../plan/links/link-targets.ts'
import { isLocal } from '../../plan/links/local-address.ts'

/** The position of a link, and its URL as written in the source. */
export type LinkPosition = Pick<Message, 'file' | 'line' | 'column' | 'endLine' | 'endColumn' | 'url'>

/** Maps the site's external URLs, without their hashes, to the positions of their links. Omits ignored and local URLs. */
export function collectUrls(site: Site): Map<string, LinkPosition[]> {
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
