import { loadScript } from './load-script.ts'
import type { Provider } from './page-view.ts'

/**
 * Reports page views to Google Analytics 4.
 *
 * @param id Measurement ID: `G-XXXXXXXXXX`.
 */
export function ga4(id: string): Provider {
  const global = window as { dataLayer?: unknown[] }
  global.dataLayer ??= []
  // Push `arguments` instead of an array, because Google's script only recognizes `arguments` objects as calls.
  const gtag: (...args: unknown[]) => void = function () {
    // biome-ignore lint/complexity/noArguments: see above.
    global.dataLayer?.push(arguments)
  }
  gtag('js', new Date())
  gtag('config', id, { send_page_view: false })
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`)
  return ({ url, title, referrer }) =>
    gtag('event', 'page_view', {
      send_to: id,
      page_title: title,
      page_location: new URL(url, location.origin).href,
      page_path: url,
      page_referrer: referrer && new URL(referrer, location.origin).href,
    })
}
