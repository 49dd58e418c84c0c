import type { PageData } from '@docs-engine/client/page-data.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import { absoluteHref, pageAddress } from '../util/page-address.ts'

/** The data of a blog post that search engines use. URLs are absolute. */
export interface PostMetadata {
  /** ISO date: `2026-11-20`. */
  date: string
  authors: { name: string; url?: string }[]
  tags: string[]
}

/** Returns a blog post's metadata for search engines, as schema.org JSON-LD. */
export function postData(
  { date, authors, tags }: PostMetadata,
  { title, description }: PageData,
  url: string,
  image: string | undefined,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    mainEntityOfPage: url,
    url,
    headline: title,
    ...(description && { description }),
    datePublished: date,
    ...(authors.length > 0 && { author: authors.map((author) => ({ '@type': 'Person', ...author })) }),
    ...(tags.length > 0 && { keywords: tags }),
    ...(image && { image }),
  }
}

/** Returns a page's breadcrumbs for search engines, as schema.org JSON-LD. Returns `undefined` for a page without breadcrumbs. */
export function breadcrumbData({ breadcrumbs }: PageData, config: SiteConfig, home = '/'): object | undefined {
  const trail = [{ label: config.title, to: home }, ...breadcrumbs].filter(({ to }) => to !== undefined)
  if (breadcrumbs.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteHref(config, pageAddress(to!, config)),
    })),
  }
}
