/** The part of the old site's configuration that its components use. The import writes the values. */
interface SiteConfig {
  title?: string
  tagline?: string
  url?: string
  baseUrl: string
  themeConfig?: Record<string, unknown>
  customFields?: Record<string, unknown>
  [key: string]: unknown
}

const siteConfig: SiteConfig = { baseUrl: '/' }

export default siteConfig
