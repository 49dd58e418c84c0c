/** Adds the base URL in the browser. In the HTML of the build, the build adds it. */
export function withBase(url: string): string
export function withBase(url: string | undefined): string | undefined
export function withBase(url: string | undefined): string | undefined {
  // Reading the document this way doesn't make each component that contains a link interactive.
  const page = globalThis.document
  if (!page || url === undefined || !/^\/(?!\/)/.test(url)) return url
  const entry = page.querySelector('script[type=module][src*="assets/entry"]')?.getAttribute('src')
  const base = entry?.replace(/assets\/entry.*/, '') ?? '/'
  return url.startsWith(base) ? url : base + url.slice(1)
}
