import type { SiteConfig } from '../model/config-schema.ts'

/** Returns the absolute, encoded URL of a path on the site: `/api` → `https://example.com/docs/api` */
export function absoluteUrl({ url, baseUrl }: Pick<SiteConfig, 'url' | 'baseUrl'>, path: string): string {
  return encodeURI(url.replace(/\/$/, '') + baseUrl.replace(/\/$/, '') + path)
}
