import { lose, type OldPage, type OldSite } from '../model/old-site.ts'
import { type Options, textOf, toArray, toRecord } from '../util/values.ts'
import { pathOf } from './navigation.ts'

/** An image of a landing page, with its version for the dark mode. */
export interface HeroImage {
  src: string
  srcDark?: string | undefined
  alt?: string | undefined
}

/** Converts the top of a landing page, which has the same keys in Starlight and VitePress. Reports an image that isn't imported. */
export function heroOf(
  hero: Options,
  title: unknown,
  image: HeroImage | undefined,
  page: OldPage,
  site: OldSite,
): Options {
  if (hero.image && !image)
    lose(page, site, {
      kind: 'component',
      name: 'hero image',
      reason: 'The image of the home page isn’t shown.',
    })
  const actions = toArray(hero.actions)
    .map(toRecord)
    .flatMap(({ text, link, icon }) => {
      if (icon) site.warnings.omit('icon of an action')
      return textOf(text) && textOf(link) ? [{ label: textOf(text), ...linkOf(String(link), site) }] : []
    })
  return {
    title: textOf(title),
    tagline: textOf(hero.tagline),
    actions: actions.length > 0 ? actions : undefined,
    image,
  }
}

/** Returns the link to a page, or to another site. A path without a page stays, so that the link check reports it. */
function linkOf(link: string, site: OldSite): { to?: string; href?: string } {
  const path = pathOf(link, site) ?? link
  return /^[a-z][a-z0-9+.-]*:|^\/\//i.test(path) ? { href: path } : { to: path }
}
