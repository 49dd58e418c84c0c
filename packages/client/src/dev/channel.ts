import { type LiveState, livePath } from './live-state.ts'

export interface ChannelEvents {
  state: (state: LiveState) => void
  /** Called when cached route data may be out of date. */
  stale: () => void
}

export interface Channel {
  /** Subscribes to updates of the page at a route path. */
  watch(path: string): void
}

/**
 * Opens the connection to `docs dev`. Browsers allow only six connections per server, so a hidden page closes its connection. When the
 * page becomes visible, it reconnects, and the server sends the full state.
 */
export function openChannel(baseUrl: string, events: ChannelEvents): Channel {
  let source: EventSource | undefined
  let path: string | undefined

  function connect() {
    source?.close()
    source = undefined
    if (path === undefined || document.visibilityState === 'hidden') return
    source = new EventSource(`${baseUrl}${livePath}?path=${encodeURIComponent(path)}`)
    for (const [name, listener] of Object.entries(events)) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) => listener(JSON.parse(data) as never))
    }
    source.addEventListener('error', reconnect)
  }

  // An `EventSource` reconnects after a lost connection, but not after the server has refused a request, so open a new one.
  function reconnect() {
    if (source?.readyState === EventSource.CLOSED) setTimeout(connect, 500)
  }

  document.addEventListener('visibilitychange', connect)
  // Reconnect if the browser restores the document from the back/forward cache, because `pagehide` has closed the connection.
  addEventListener('pageshow', ({ persisted }) => persisted && connect())
  addEventListener('pagehide', () => source?.close())
  return {
    watch(next) {
      if (next === path) return
      path = next
      connect()
    },
  }
}
