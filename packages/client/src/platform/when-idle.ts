/** Calls `action` when the browser is idle, after 2 seconds at the latest. */
export function whenIdle(action: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(action, { timeout: 2000 })
  else setTimeout(action, 50)
}

/** Calls `action` when the page has loaded and the browser is idle. */
export function whenLoaded(action: () => void): void {
  if (document.readyState === 'complete') whenIdle(action)
  else addEventListener('load', () => whenIdle(action), { once: true })
}
