/** Adds the base URL in the browser. In the HTML of the build, the build adds it. */
export function withBase(url: string): string
export function withBase(url: string | undefined): string | undefined
export function withBase(url: string | undefined): string | undefined {
  if (typeof document === 'undefined' || url === undefined || !/^\/(?!\/)/.test(url)) return url
  const entry = document.querySelector('script[type=module][src*="assets/entry"]')?.getAttribute('src')
  const base = entry?.replace(/assets\/entry.*/, '') ?? '/'
  return url.startsWith(base) ? url : base + url.slice(1)
}
