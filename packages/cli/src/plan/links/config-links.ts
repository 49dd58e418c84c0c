import { valuePosition } from '../../config/key-position.ts'
import type { SidebarEntry, SiteConfig } from '../../model/config-schema.ts'
import { editionIn, pathIn } from '../../model/edition.ts'
import type { LinkKind } from '../../model/link.ts'
import type { LinkResult } from '../../model/link-result.ts'
import type { Message } from '../../model/message.ts'
import type { ConfigSource } from '../../model/sidebar.ts'
import { announcementParts } from '../site-data.ts'
import { error, messageAsWritten } from './link-result.ts'
import type { LinkTargets } from './link-targets.ts'
import { resolveLink } from './resolve-links.ts'

/** A link in the configuration, except redirects and pages in the sidebar, which are checked elsewhere. */
export interface ConfigLink {
  /** The value as written in the configuration. */
  text: string
  url: string
  kind: LinkKind
  keyPath: PropertyKey[]
}

export function configLinks({
  announcement,
  navbar,
  footer,
  sidebars,
  versions,
  favicon,
  socialImage,
}: SiteConfig): ConfigLink[] {
  const links: ConfigLink[] = []
  const add = (text: string | undefined, keyPath: PropertyKey[], kind: LinkKind = 'link', url = text) => {
    if (text !== undefined) links.push({ text, url: url!, kind, keyPath })
  }
  const addItem = ({ to, href }: { to?: string | undefined; href?: string | undefined }, keyPath: PropertyKey[]) => {
    add(to, [...keyPath, 'to'])
    add(href, [...keyPath, 'href'])
  }
  const addItems = (items: { to?: string | undefined; href?: string | undefined }[], keyPath: PropertyKey[]) => {
    for (const [i, item] of items.entries()) addItem(item, [...keyPath, i])
  }
  const addEntries = (entries: SidebarEntry[], keyPath: PropertyKey[]) => {
    for (const [i, entry] of entries.entries()) {
      if (typeof entry === 'string') continue
      if ('href' in entry) add(entry.href, [...keyPath, i, 'href'])
      else if ('items' in entry) addEntries(entry.items, [...keyPath, i, 'items'])
    }
  }
  for (const part of announcementParts(announcement?.text ?? '')) {
    if (typeof part !== 'string') add(announcement?.text, ['announcement', 'text'], 'link', part.to ?? part.href)
  }
  add(favicon, ['favicon'], 'image')
  add(socialImage, ['socialImage'], 'image')
  for (const [i, entry] of navbar.items.entries()) {
    if ('items' in entry) addItems(entry.items, ['navbar', 'items', i, 'items'])
    else addItem(entry, ['navbar', 'items', i])
  }
  for (const [i, group] of footer.groups.entries()) addItems(group.items, ['footer', 'groups', i, 'items'])
  for (const [key, { logo }] of Object.entries({ navbar, footer })) {
    add(logo?.src, [key, 'logo', 'src'], 'image')
    add(logo?.srcDark, [key, 'logo', 'srcDark'], 'image')
  }
  for (const [name, entries] of Object.entries(sidebars ?? {})) addEntries(entries, ['sidebars', name])
  for (const [i, { name, mainDoc, sidebar }] of versions.entries()) {
    if (Array.isArray(sidebar)) addEntries(sidebar, ['versions', i, 'sidebar'])
    else
      for (const [key, entries] of Object.entries(sidebar ?? {})) addEntries(entries, ['versions', i, 'sidebar', key])
    const main = pathIn(editionIn({ versions }, name), `/${mainDoc.replace(/^\/+/, '')}`)
    if (mainDoc) add(mainDoc, ['versions', i, 'mainDoc'], 'link', main)
  }
  return links
}

export interface CheckedConfigLinks {
  messages: Message[]
  linked: Set<string>
  ignoredBy: Set<string>
}

/**
 * Checks the links in the configuration. Each broken link is reported once, at its position in the configuration, even though many pages
 * contain it.
 */
export function checkConfigLinks(config: SiteConfig, source: ConfigSource, targets: LinkTargets): CheckedConfigLinks {
  const result: CheckedConfigLinks = { messages: [], linked: new Set(), ignoredBy: new Set() }
  const origin = { source: 'content/index.md', path: '/', page: targets.routes.get('/') ?? null }
  for (const { text, url, kind, keyPath } of configLinks(config)) {
    const linkResult = resolveLink({ url, kind }, origin, targets)
    const message = messageAsWritten(linkResult) ?? notServed(linkResult)
    if (linkResult.route !== undefined) result.linked.add(linkResult.route)
    if (linkResult.ignoredBy !== undefined) result.ignoredBy.add(linkResult.ignoredBy)
    if (message) {
      const position = valuePosition(source.text, keyPath, text)
      result.messages.push({
        ...message,
        file: source.file,
        ...position,
        url: keyPath[0] === 'announcement' ? url : text,
      })
    }
  }
  return result
}

/**
 * Rejects images outside of `_public`. Pages refer to the configuration's images by their paths, so the build can't add hashes to the file
 * names.
 */
function notServed({ asset }: LinkResult) {
  if (asset === undefined) return undefined
  return error('broken-asset', `\`${asset}\` isn’t copied under its own name.`, 'Move it to `content/_public`.')
}
