import type { RouteData } from '../page-data.ts'
import { LoadError } from './load-error.ts'
import { routeDataUrl } from './location.ts'

/**
 * Fetches a page's route data.
 *
 * @param path Route path.
 * @throws {LoadError} With a message that can be shown to the reader.
 */
export async function fetchRouteData(path: string, baseUrl: string, priority: RequestPriority): Promise<RouteData> {
  let response: Response
  try {
    response = await fetch(routeDataUrl(path, baseUrl), { priority })
  } catch (cause) {
    throw navigator.onLine === false
      ? new LoadError('offline', 'You are offline, and this page has not been loaded before.', { cause })
      : new LoadError('failed', 'The server could not be reached.', { cause })
  }
  const { ok, status, redirected, headers } = response
  // Some hosts respond with an HTML page and status 200 if the file doesn't exist.
  const isPage = ok && headers.get('content-type')?.includes('html')
  // If the host redirects, the path is an old one, and the router must find out its new URL.
  if (redirected || isPage || status === 404 || status === 410) throw new LoadError('gone', 'There is no such page.')
  if (!ok) throw new LoadError('failed', `The server answered with status ${status}.`)
  try {
    return await response.json()
  } catch (cause) {
    throw new LoadError('failed', 'The page arrived damaged.', { cause })
  }
}
