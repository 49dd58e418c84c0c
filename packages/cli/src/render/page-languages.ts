import { languageScript } from '../bundle/languages.ts'
import { configIn } from '../config/config-in.ts'
import { editionOfPageIn, otherLocales } from '../model/edition.ts'
import type { OutputFile } from '../model/output-file.ts'
import { editionPath, innerPath } from '../model/own-slugs.ts'
import type { Route, Site } from '../model/site.ts'
import { siteDataIn } from '../plan/site-data.ts'
import { pageUrl } from '../util/page-address.ts'
import { canonicalPath } from './canonical-path.ts'
import type { PageLanguage, RenderTools } from './render-job.tsx'

type Planned = Pick<Site, 'config' | 'routes' | 'realPages' | 'slugs'>

/** Returns the inputs for rendering pages that depend on their language, and the scripts that documents load. One language needs no script. */
export function pageLanguages(
  site: Planned,
  options: { dev?: boolean } = {},
): Pick<RenderTools, 'config' | 'siteData' | 'script' | 'languages'> & { scripts: OutputFile[] } {
  const locales = otherLocales(site.config)
  const scripts: OutputFile[] = []
  const languageOf = (locale?: string): PageLanguage => {
    const config = configIn(site.config, locale)
    const siteData = siteDataIn(site, locale, options)
    if (locales.length === 0) return { config, siteData }
    const script = languageScript(siteData, config.labels)
    scripts.push(script)
    return { config, siteData, script: script.path }
  }
  const languages = Object.fromEntries(locales.map((locale) => [locale, languageOf(locale)]))
  return { ...languageOf(), languages, scripts }
}

/**
 * Returns the paths of a page in each language that contains it. Pages that show the text of their original are included. A not-found page has
 * no URL, so it gets the paths of the home pages.
 */
export function pathsByLocale(
  { path, page, kind }: Route,
  { config, routes, slugs }: Planned,
): [locale: string, path: string][] {
  const inner = kind === 'not-found' ? '/' : innerPath(path, page, slugs)
  return [undefined, ...otherLocales(config)].flatMap((locale) => {
    const own = editionPath(editionOfPageIn(config, page, locale), inner, slugs)
    return routes.has(own) ? [[locale ?? config.locale, own]] : []
  })
}

/**
 * Returns the URLs of a page in each language, for search engines. Only real translations are included, and only if search engines should list
 * the page itself. `x-default` is the original. Returns an empty array if there are no translations.
 */
export function alternatesOf(route: Route, site: Planned): [hreflang: string, url: string][] {
  const { config, routes, realPages } = site
  if (otherLocales(config).length === 0 || route.kind === 'not-found' || route.kind === 'search') return []
  if (!realPages.has(route.path)) return []
  const listed = pathsByLocale(route, site).filter(
    ([, path]) => realPages.has(path) && canonicalPath(routes.get(path)!, site) === path,
  )
  if (listed.length < 2 || !listed.some(([, path]) => path === route.path)) return []
  const urls = listed.map(([locale, path]): [string, string] => [locale, pageUrl(config, path)])
  const original = listed.find(([locale]) => locale === config.locale)
  return original ? [...urls, ['x-default', pageUrl(config, original[1])]] : urls
}
