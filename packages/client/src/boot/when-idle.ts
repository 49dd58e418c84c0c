/** Calls back when the browser has nothing better to do, after 2 s at the latest. */
export function whenIdle(action: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(action, { timeout: 2000 })
  else setTimeout(action, 50)
}
