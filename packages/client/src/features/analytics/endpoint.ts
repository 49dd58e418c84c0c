import type { Provider } from './page-view.ts'

/** Sends each page view to the configured endpoint as a JSON POST request. */
export function endpoint(address: string): Provider {
  return (view) => {
    const body = JSON.stringify(view)
    if (navigator.sendBeacon?.(address, new Blob([body], { type: 'application/json' }))) return
    fetch(address, { method: 'POST', body, headers: { 'content-type': 'application/json' }, keepalive: true }).catch(
      () => {},
    )
  }
}
