/** The parts of the browser's location and history that the router needs. Tests pass their own implementation. */
export interface AddressBar {
  readonly url: URL
  /** Identifies the current history entry. Scroll positions are saved under this key. */
  readonly key: string
  push(url: URL): void
  /** Replaces the URL of the current history entry. */
  replace(url: URL): void
  /** Navigates to a URL with a full page load. Reloads the document if the current entry already has this URL. */
  leave(url: URL): void
  /** @param listener Called after the reader has gone back or forward, or has edited the hash in the address bar. */
  onTraverse(listener: () => void): void
}

/** @param window The browser's global object. */
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
        // The browser creates entries without a key, for example when the reader types a hash into the address bar.
        ensureKey()
        listener()
      })
    },
  }
}
