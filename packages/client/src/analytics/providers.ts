import type { SiteData } from '../page-data.ts'
import { endpoint } from './endpoint.ts'
import { ga4 } from './ga4.ts'
import type { Provider } from './page-view.ts'
import { plausible } from './plausible.ts'
import { umami } from './umami.ts'

/** The configured collectors, started. */
export function startProviders(settings: NonNullable<SiteData['analytics']>): Provider[] {
  const providers: Provider[] = []
  if (settings.ga4) providers.push(ga4(settings.ga4))
  if (settings.plausible) providers.push(plausible(settings.plausible))
  if (settings.umami) providers.push(umami(settings.umami))
  if (settings.endpoint) providers.push(endpoint(settings.endpoint))
  return providers
}
