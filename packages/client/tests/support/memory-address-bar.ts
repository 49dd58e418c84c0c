import type { AddressBar } from '../../src/router/address-bar.ts'

/** An address bar with a history, in memory. `left` holds the addresses that were left for with a full page load. */
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
    /** Path, query and hash as the reader sees them. */
    shown: () => bar.url.pathname + bar.url.search + bar.url.hash,
    length: () => entries.length,
    go(steps: number) {
      index += steps
      listener()
    },
  }
}
