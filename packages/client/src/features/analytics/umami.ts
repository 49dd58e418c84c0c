import { loadScript } from './load-script.ts'
import type { PageView, Provider } from './page-view.ts'

interface Umami {
  track: (payload: (defaults: object) => object) => void
}

/**
 * Reports page views to Umami.
 *
 * @param src URL of Umami's script, which is often self-hosted.
 */
export function umami({ src, websiteId }: { src: string; websiteId: string }): Provider {
  const send = ({ url, title, referrer }: PageView) =>
    (window as { umami?: Umami }).umami?.track((defaults) => ({ ...defaults, url, title, referrer }))
  // Wait for the script, because Umami doesn't queue calls that are made before its script has loaded.
  const loaded = loadScript(src, { 'data-website-id': websiteId, 'data-auto-track': 'false' })
  return (view) => loaded.then(() => send(view))
}
