import type { AddressBar } from '../../src/router/address-bar.ts'

/** An in-memory address bar with a history. `left` contains the URLs that were opened with a full page load. */
export function memoryAddressBar(start: string) {
  const entries = [{ url: new URL(start, 'https://site.example'), key: 'k0' }]
  let index = 0
  let keys = 0
  let listener = () => {}
  const left: string[] = []
  const bar: AddressBar = {
    get url() {
      return entries[index]!.url
    },
    get key() {
      return entries[index]!.key
    },
    push(url) {
      entries.splice(++index, Infinity, { url, key: `k${++keys}` })
    },
    replace(url) {
      entries[index]!.url = url
    },
    leave: (url) => left.push(url.pathname + url.search + url.hash),
    onTraverse(next) {
      listener = next
    },
  }
  return {
    bar,
    left,
    /** Path, query, and hash as shown to the reader. */
    shown: () => bar.url.pathname + bar.url.search + bar.url.hash,
    length: () => entries.length,
    go(steps: number) {
      index += steps
      listener()
    },
  }
}
