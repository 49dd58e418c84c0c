/** The browser's address and history, as far as the router needs them. A test gives its own. */
export interface AddressBar {
  readonly url: URL
  /** Names the history entry at hand; a position on the page is remembered under it. */
  readonly key: string
  push(url: URL): void
  /** Corrects the address of the entry at hand. */
  replace(url: URL): void
  /** Goes to an address with a full page load: the entry at hand is loaded again if it has this address already. */
  leave(url: URL): void
  /** @param listener Called after the reader went back or forward, or changed the hash by hand. */
  onTraverse(listener: () => void): void
}

/** @param window The browser's own. */
export function browserAddressBar({ history, location, addEventListener }: Window): AddressBar {
  const newKey = () => Math.random().toString(36).slice(2)
  const keyOf = (state: unknown) => (state as { key?: string } | null)?.key
  const ensureKey = () => {
    if (!keyOf(history.state)) history.replaceState({ ...history.state, key: newKey() }, '')
  }
  ensureKey()
  return {
    get url() {
      return new URL(location.href)
    },
    get key() {
      return keyOf(history.state) ?? ''
    },
    push: (url) => history.pushState({ key: newKey() }, '', url),
    replace: (url) => history.replaceState(history.state, '', url),
    leave: (url) => (url.href === location.href ? location.reload() : location.assign(url)),
    onTraverse(listener) {
      addEventListener('popstate', () => {
        // An entry made by the browser itself (a hash typed into the address bar) has no key yet.
        ensureKey()
        listener()
      })
    },
  }
}
