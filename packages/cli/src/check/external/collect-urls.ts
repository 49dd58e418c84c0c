import { readConfigSource } from '../../config/config-source.ts'
import { valuePosition } from '../../config/key-position.ts'
import type { Message } from '../../model/message.ts'
import type { Site } from '../../model/site.ts'
import { configLinks } from '../../plan/links/config-links.ts'
import { ignoreRules } from '../../plan/links/link-targets.ts'
import { isLocal } from '../../plan/links/local-address.ts'

/** Where an address is linked from. */
export type LinkPosition = Pick<Message, 'file' | 'line' | 'column' | 'endLine' | 'endColumn' | 'url'>

/** Addresses on other sites, without their hash, each with the places that link to it. */
export function collectUrls(site: Site): Map<string, LinkPosition[]> {
  const addresses = new Map<string, LinkPosition[]>()
  const rules = ignoreRules(site.config.ignoreLinks)
  const add = (url: string, place: Omit<LinkPosition, 'url'>) => {
    const address = askable(url)
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

function askable(url: string): string | undefined {
  const whole = url.startsWith('//') ? `https:${url}` : url
  if (!/^https?:/i.test(whole) || !URL.canParse(whole)) return undefined
  const address = new URL(whole)
  if (isLocal(address.hostname)) return undefined
  address.hash = ''
  return address.href
}
