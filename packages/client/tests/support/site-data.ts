import type { SiteData } from '../../src/page-data.ts'

export function siteData(more: Partial<SiteData> = {}): SiteData {
  return {
    title: 'Site',
    tagline: '',
    url: 'https://site.example',
    baseUrl: '/',
    locale: 'en',
    colorMode: { default: 'light', respectSystem: true, switch: true },
    navbar: { title: 'Site', items: [] },
    footer: { groups: [], copyright: '' },
    versions: [{ name: 'current', label: 'Next', isLatest: true, mainDoc: '/', prefix: '' }],
    versionPersistence: 'localStorage',
    search: null,
    offline: false,
    analytics: null,
    dev: false,
    ...more,
  }
}
