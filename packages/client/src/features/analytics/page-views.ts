import type { SiteData } from '../../page-data.ts'

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

/** Sends each page view to the configured endpoint as a JSON POST request. */
function endpoint(address: string): Provider {
  return (view) => {
    const body = JSON.stringify(view)
    if (navigator.sendBeacon?.(address, new Blob([body], { type: 'application/json' }))) return
    fetch(address, { method: 'POST', body, headers: { 'content-type': 'application/json' }, keepalive: true }).catch(
      () => {},
    )
  }
}

/**
 * Reports page views to Google Analytics 4.
 *
 * @param id Measurement ID: `G-XXXXXXXXXX`.
 */
function ga4(id: string): Provider {
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

type Plausible = ((event: string, options: object) => void) & { q?: unknown[][] }

/**
 * Reports page views to Plausible.
 *
 * @param domain The domain that is registered with Plausible, such as `redux-toolkit.js.org`.
 */
function plausible(domain: string): Provider {
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

interface Umami {
  track: (payload: (defaults: object) => object) => void
}

/**
 * Reports page views to Umami.
 *
 * @param src URL of Umami's script, which is often self-hosted.
 */
function umami({ src, websiteId }: { src: string; websiteId: string }): Provider {
  const send = ({ url, title, referrer }: PageView) =>
    (window as { umami?: Umami }).umami?.track((defaults) => ({ ...defaults, url, title, referrer }))
  // Wait for the script, because Umami doesn't queue calls that are made before its script has loaded.
  const loaded = loadScript(src, { 'data-website-id': websiteId, 'data-auto-track': 'false' })
  return (view) => loaded.then(() => send(view))
}

/** Loads a provider's script. If the script is blocked or fails to load, the promise stays pending instead of rejecting. */
function loadScript(src: string, attributes: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
    script.onload = () => resolve()
    document.head.append(script)
  })
}

interface PageView {
  /** Path with query and hash, as in the address bar. */
  url: string
  title: string
  /** `url` of the previous page view. For the first page, this is the document's referrer, which may be ''. */
  referrer: string
}

type Provider = (view: PageView) => void
