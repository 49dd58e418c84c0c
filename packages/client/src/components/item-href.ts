import type { LinkItem } from '../page-data.ts'

/** Address of a link as it stands in the HTML: a page's path with the base URL before it, any other address as it is. */
export function itemHref(item: LinkItem, baseUrl: string): string {
  return item.to === undefined ? (item.href ?? baseUrl) : withBase(item.to, baseUrl)
}

/** `withBase('/api/createSlice', '/docs/')` → `/docs/api/createSlice` */
export function withBase(path: string, baseUrl: string): string {
  return baseUrl + path.replace(/^\//, '')
}
