/**
 * Calls `action` when the browser has painted and is idle, at the latest 2 seconds after it has painted. A short page may be idle before its
 * first paint, which must not wait for anything else.
 */
export function whenIdle(action: () => void): void {
  const wait = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(action, { timeout: 2000 })
    else setTimeout(action, 50)
  }
  // The browser calls the inner function after it has painted. Hidden tabs aren't painted.
  if (document.hidden) wait()
  else requestAnimationFrame(() => requestAnimationFrame(wait))
}

/** Calls `action` when the page has loaded and the browser is idle. */
export function whenLoaded(action: () => void): void {
  if (document.readyState === 'complete') whenIdle(action)
  else addEventListener('load', () => whenIdle(action), { once: true })
}
