import { join, relative } from 'node:path'
import type { UserConfig } from '@docs-engine/cli/internal'
import { type OldPage, type OldSite, readPage, type Translation } from '../model/old-site.ts'
import { routeForm } from './convert-links.ts'
import { type NavItem, targetFor } from './navigation.ts'
import { originalPath } from './original-path.ts'

/**
 * Adds a language of the old site. A translated page has the same paths as its original, so that its links mean the same.
 *
 * @param files The files of the pages, relative to the folder of the language, and the paths of the pages that they translate.
 */
export function addTranslation(
  site: OldSite,
  language: Pick<Translation, 'locale' | 'folder'> & Partial<Translation>,
  files: Iterable<readonly [name: string, source: string]>,
): void {
  const prefix = language.originalPrefix ?? ''
  const orphans = new Set<OldPage>()
  const pages = [...files].map(([name, source]) => {
    const file = join(language.folder, name)
    const otherFormat = source.endsWith('.md') ? `${source}x` : source.slice(0, -1)
    const target = prefix ? source.slice(prefix.length) : source
    const route = `${prefix}/${target.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, '')}`
    const page = readPage(file, source, relative(site.root, file), route, targetFor(target))
    const original = site.bySource.get(source) ?? site.bySource.get(otherFormat) ?? site.byRoute.get(routeForm(route))
    if (!original) orphans.add(page)
    const ending = /\.mdx?$/.exec(name)![0]
    return original
      ? { ...page, source: original.source, route: original.route, target: original.target.replace(/\.mdx?$/, ending) }
      : page
  })
  if (pages.length === 0) return
  site.translations.push({ texts: {}, originalPrefix: '', ...language, pages, orphans })
  reportOrphans(site, language.locale, [...orphans])
}

export function reportOrphans(
  { warnings }: Pick<OldSite, 'warnings'>,
  locale: string,
  pages: readonly OldPage[],
): void {
  for (const { shown } of pages) {
    const reason = `\`${shown}\` translates no page of the old site.`
    const todo = `The page is imported with \`source: none\` in its front matter, because it only exists in the language \`${locale}\`. If it is a translation, rename it like its original, and remove \`source\`.`
    warnings.add({ kind: 'page', name: `translation ${shown}`, reason, file: shown, todo })
  }
}

/** Marks the text of a page as one that translates no other page. */
export function withoutSource(text: string): string {
  return text.startsWith('---\n') ? text.replace('---\n', '---\nsource: none\n') : `---\nsource: none\n---\n\n${text}`
}

/** Returns the route of the translated page at a path of the old site. */
export function translatedRoute(path: string, { translations }: OldSite): string | undefined {
  const isAt = (translation: Translation) => {
    const route = routeForm(originalPath(path, { translation }))
    return routeForm(path) !== route && translation.pages.some((page) => page.route === route)
  }
  return translations.some(isAt) ? routeForm(path) : undefined
}

export function localesConfig(
  translations: readonly Omit<Translation, 'folder' | 'originalPrefix' | 'pages' | 'orphans'>[],
): Pick<UserConfig, 'locales'> {
  if (translations.length === 0) return {}
  const entries = translations.map(({ locale, label, dir, texts }) => [
    locale,
    { ...(label && { label }), ...(dir && { dir }), ...(Object.keys(texts).length > 0 && { texts }) },
  ])
  return { locales: Object.fromEntries(entries) }
}

/** Pairs the labels of links with the same target, and the labels of the groups that contain these links. */
export function pairedLabels(
  items: readonly NavItem[],
  translated: readonly NavItem[],
  locale: string,
): Record<string, string> {
  const keyOf = (link: string) =>
    routeForm(`/${link}`.replace(new RegExp(`^/+${locale}(?=/|$)`, 'i'), '')).replace(/^\/+/, '')
  const byTarget = new Map<string, { label: string | undefined; group: string | undefined }>()
  const collect = ({ label, link, items: inner }: NavItem, group?: string): void => {
    if (link && !byTarget.has(keyOf(link))) byTarget.set(keyOf(link), { label, group })
    for (const item of inner ?? []) collect(item, label)
  }
  for (const item of translated) collect(item)
  const texts: Record<string, string> = {}
  const add = (label: string | undefined, other: string | undefined) => {
    if (label && other && label !== other) texts[label] ??= other
  }
  const pair = ({ label, link, items: inner = [] }: NavItem): void => {
    if (link) add(label, byTarget.get(keyOf(link))?.label)
    const child = inner.find((item) => item.link && byTarget.has(keyOf(item.link)))
    if (child) add(label, byTarget.get(keyOf(child.link!))!.group)
    for (const item of inner) pair(item)
  }
  for (const item of items) pair(item)
  return texts
}
