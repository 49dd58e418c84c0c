import { loadScript } from './load-script.ts'
import type { Provider } from './page-view.ts'

type Plausible = ((event: string, options: object) => void) & { q?: unknown[][] }

/**
 * Reports page views to Plausible.
 *
 * @param domain The domain that is registered with Plausible, such as `redux-toolkit.js.org`.
 */
export function plausible(domain: string): Provider {
  const global = window as { plausible?: Plausible }
  const queue: Plausible = (...args) => {
    queue.q = [...(queue.q ?? []), args]
  }
  global.plausible ??= queue
  loadScript('https://plausible.io/js/script.manual.js', { 'data-domain': domain })
  return ({ url, title, referrer }) =>
    global.plausible?.('pageview', {
      u: new URL(url, location.origin).href,
      props: { title, previous: referrer },
    })
}
