import type { SiteData } from '../../page-data.ts'

/**
 * Creates a function that reports a page view. Call this function when a page is shown and its title has been set.
 *
 * Nothing is loaded or sent for readers who opted out of tracking.
 */
export function createLazyPageViews({ analytics }: Pick<SiteData, 'analytics'>): (url: URL, title: string) => void {
  if (!analytics || refusesTracking()) return () => {}
  const loaded = import('./page-views.ts').then(({ createPageViews }) => createPageViews(analytics))
  // Ignore a failed import, because a content blocker may have stopped the request.
  return (url, title) => loaded.then((report) => report(url, title)).catch(() => {})
}

function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as {
    doNotTrack?: string | null
    globalPrivacyControl?: boolean
  }
  return doNotTrack === '1' || globalPrivacyControl === true
}
