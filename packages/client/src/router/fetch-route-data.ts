import type { RouteData } from '../page-data.ts'
import { labels } from '../page-labels.tsx'
import { routeDataUrl } from './location.ts'
import { PageGone } from './page-loader.ts'

/**
 * Fetches a page's route data, and the styles that only this page needs.
 *
 * @param path Route path.
 * @throws {PageGone} If the host has no route data for the page, or redirects the request.
 * @throws {Error} For any other reason, with a message that can be shown to the reader.
 */
export async function fetchRouteData(path: string, baseUrl: string, priority: RequestPriority): Promise<RouteData> {
  let response: Response
  try {
    response = await fetch(routeDataUrl(path, baseUrl), { priority })
  } catch (cause) {
    const isOffline = navigator.onLine === false
    throw new Error(isOffline ? labels.offlineError : labels.networkError, { cause })
  }
  const { ok, status, redirected, headers } = response
  // Some hosts respond with an HTML page and status 200 if the file doesn't exist.
  const isPage = ok && headers.get('content-type')?.includes('html')
  // A redirect means that the page has moved, so the router must determine its new URL.
  if (redirected || isPage || status === 404 || status === 410) throw new PageGone(labels.pageGone)
  if (!ok) throw new Error(labels.serverError.replace('{status}', String(status)))
  let page: RouteData
  try {
    page = await response.json()
  } catch (cause) {
    throw new Error(labels.invalidPage, { cause })
  }
  if (page.styles) await loadStyles(baseUrl + page.styles)
  return page
}

/** Loads the styles that only some pages need, such as those of landing pages. Without them, the new page would be unstyled at first. */
async function loadStyles(href: string): Promise<void> {
  await import('../platform/stylesheet.ts').then(({ addStylesheet }) => addStylesheet(href)).catch(() => {})
}
