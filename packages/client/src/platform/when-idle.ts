/** Calls back when the browser has nothing better to do, after 2 s at the latest. */
export function whenIdle(action: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(action, { timeout: 2000 })
  else setTimeout(action, 50)
}

/** Calls back when the page has loaded and the browser has nothing better to do. */
export function whenLoaded(action: () => void): void {
  if (document.readyState === 'complete') whenIdle(action)
  else addEventListener('load', () => whenIdle(action), { once: true })
}
