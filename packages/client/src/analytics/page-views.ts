import type { SiteData } from '../page-data.ts'
import type { PageView, Provider } from './page-view.ts'

/**
 * Makes a function which reports the page on the screen, to be called when it is there and has its title.
 *
 * Another hash alone is no other page. Nothing is loaded, and nothing sent, for a site without collectors, in `docs dev`,
 * and for readers who do not want to be tracked.
 */
export function createPageViews({
  analytics,
  dev,
}: Pick<SiteData, 'analytics' | 'dev'>): (url: URL, title: string) => void {
  if (!analytics || dev || refusesTracking()) return () => {}
  let providers: Promise<Provider[]> | undefined
  let last: { page: string; url: string } | undefined

  return ({ pathname, search, hash }, title) => {
    const page = pathname + search
    if (page === last?.page) return
    const view: PageView = { url: page + hash, title, referrer: last?.url ?? document.referrer }
    last = { page, url: view.url }
    providers ??= import('./providers.ts').then(({ startProviders }) => startProviders(analytics))
    providers.then((list) => {
      for (const provider of list) report(provider, view)
    }, ignore)
  }
}

/** A collector that fails is none of the reader's business. */
function report(provider: Provider, view: PageView): void {
  try {
    provider(view)
  } catch {}
}

function ignore(): void {}

function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as {
    doNotTrack?: string | null
    globalPrivacyControl?: boolean
  }
  return doNotTrack === '1' || globalPrivacyControl === true
}
