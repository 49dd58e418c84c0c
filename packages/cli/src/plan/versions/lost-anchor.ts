import { counterpart, editionOf, isTranslation, translatedSource } from '../../model/edition.ts'
import { fileWarning, type Message } from '../../model/message.ts'
import type { Page } from '../../model/page.ts'
import { anchorsOf } from '../links/anchors.ts'
import type { LinkTargets } from '../links/link-targets.ts'
import { urlParts } from '../links/url-parts.ts'
import type { SiteTargets } from './edition-targets.ts'

/**
 * Returns a warning about a translation that lacks an anchor of its source, because its structure differs. Returns `undefined` if the anchor
 * is missing in the source, too.
 *
 * @param message The message about a link to the anchor, in a text that isn't translated.
 * @param route Path of the linked page.
 */
export function lostAnchor(
  { url = '', file = '', line }: Message,
  route: string,
  { routes, sources }: LinkTargets,
): Message | undefined {
  const translation = routes.get(route)
  const page = translation && sourceOf(translation, { routes, sources })
  const id = urlParts(url)?.id ?? ''
  if (!page || !anchorsOf(page).has(id)) return undefined
  // All links to the anchor have the same reason, so the translation is reported once.
  const reason = `The anchor \`#${id}\` of \`${page.source}\` is missing, so links to it lead to the start of the page.`
  const note = `\`${translatedSource(file)}:${line}\` links to it. Add the ID to a heading: \`## … {#${id}}\`.`
  return fileWarning('translation-structure', translation.source, reason, note)
}

/** Returns the languages with translations that lack anchors of their source. */
export function localesWithLostAnchors(targets: SiteTargets): Set<string> {
  const locales = new Set<string>()
  for (const page of targets.routes.real.values()) {
    const { locale } = editionOf(page)
    if (locale === undefined || locales.has(locale)) continue
    const source = sourceOf(page, targets)
    if (source && [...anchorsOf(source)].some((id) => !anchorsOf(page).has(id))) locales.add(locale)
  }
  return locales
}

/** Returns the page that a page translates. */
function sourceOf({ source }: Page, { routes, sources }: Pick<LinkTargets, 'routes' | 'sources'>): Page | undefined {
  return isTranslation(source) ? routes.get(counterpart(translatedSource(source), sources) ?? '') : undefined
}
