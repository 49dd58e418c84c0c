import type { SiteData } from '../../page-data.ts'
import { endpoint } from './endpoint.ts'
import { ga4 } from './ga4.ts'
import type { PageView, Provider } from './page-view.ts'
import { plausible } from './plausible.ts'
import { umami } from './umami.ts'

/** Creates a function that reports page views to the configured providers. A navigation that only changes the hash isn't reported. */
export function createPageViews(settings: NonNullable<SiteData['analytics']>): (url: URL, title: string) => void {
  const providers = startProviders(settings)
  let last: { page: string; url: string } | undefined

  return ({ pathname, search, hash }, title) => {
    const page = pathname + search
    if (page === last?.page) return
    const view: PageView = { url: page + hash, title, referrer: last?.url ?? document.referrer }
    last = { page, url: view.url }
    for (const provider of providers) report(provider, view)
  }
}

function startProviders(settings: NonNullable<SiteData['analytics']>): Provider[] {
  const providers: Provider[] = []
  if (settings.ga4) providers.push(ga4(settings.ga4))
  if (settings.plausible) providers.push(plausible(settings.plausible))
  if (settings.umami) providers.push(umami(settings.umami))
  if (settings.endpoint) providers.push(endpoint(settings.endpoint))
  return providers
}

/** Reports to one provider. Ignores errors, so that the remaining providers still receive the page view. */
function report(provider: Provider, view: PageView): void {
  try {
    provider(view)
  } catch {}
}
