import { loadScript } from './load-script.ts'
import type { PageView, Provider } from './page-view.ts'

interface Umami {
  track: (payload: (defaults: object) => object) => void
}

/** Umami. @param src Address of its script; it is often one's own. */
export function umami({ src, websiteId }: { src: string; websiteId: string }): Provider {
  const send = ({ url, title, referrer }: PageView) =>
    (window as { umami?: Umami }).umami?.track((defaults) => ({ ...defaults, url, title, referrer }))
  // The script has no queue of its own.
  const loaded = loadScript(src, { 'data-website-id': websiteId, 'data-auto-track': 'false' })
  return (view) => loaded.then(() => send(view))
}
