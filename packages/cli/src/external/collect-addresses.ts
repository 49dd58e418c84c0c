import { placeOfValue } from '../config/place-of-key.ts'
import { configLinks } from '../plan/config-links.ts'
import { ignoreRules } from '../plan/link-targets.ts'
import { isLocal } from '../plan/local-address.ts'
import { readConfigSource } from '../plan/plan-site.ts'
import type { Message, Site } from '../types.ts'

/** Where an address is linked from. */
export type LinkPlace = Pick<Message, 'file' | 'line' | 'column' | 'endLine' | 'endColumn' | 'url'>

/** Addresses on other sites, without their hash, each with the places that link to it. */
export function collectAddresses(site: Site): Map<string, LinkPlace[]> {
  const addresses = new Map<string, LinkPlace[]>()
  const rules = ignoreRules(site.config.ignoreLinks)
  const add = (url: string, place: Omit<LinkPlace, 'url'>) => {
    const address = askable(url)
    if (address === undefined || rules.some(({ matches }) => matches(url))) return
    const places = addresses.get(address) ?? []
    addresses.set(address, places)
    places.push({ ...place, url })
  }
  for (const { page, links } of site.routes.values()) {
    for (const [i, { href, isExternal }] of links.entries()) {
      const link = page.links[i]!
      if (isExternal && href && link.via !== 'theme') add(href, { file: link.file ?? page.source, ...link.place })
    }
  }
  const source = readConfigSource(site.root)
  const addConfigured = (url: string, keyPath: PropertyKey[]) => {
    if (/^https?:/i.test(url)) add(url, { file: source.file, ...placeOfValue(source.text, keyPath, url) })
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
