import type { SiteData } from '../../page-data.ts'

/**
 * Makes a function which reports the page on the screen, to be called when it is there and has its title.
 *
 * Nothing is loaded, and nothing sent, for readers who do not want to be tracked.
 */
export function createLazyPageViews({ analytics }: Pick<SiteData, 'analytics'>): (url: URL, title: string) => void {
  if (!analytics || refusesTracking()) return () => {}
  const loaded = import('./page-views.ts').then(({ createPageViews }) => createPageViews(analytics))
  // Blocked, it is none of the reader's business.
  return (url, title) => loaded.then((report) => report(url, title)).catch(() => {})
}

function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as {
    doNotTrack?: string | null
    globalPrivacyControl?: boolean
  }
  return doNotTrack === '1' || globalPrivacyControl === true
}
