import { type LiveState, livePath } from './live-state.ts'

export interface ChannelEvents {
  state: (state: LiveState) => void
  /** Components are new: the addresses of their modules, by name. The text follows. */
  islands: (modules: Record<string, string>) => void
  /** What was loaded ahead may be out of date. */
  stale: () => void
}

export interface Channel {
  /** Asks for what happens to the page at a route path. */
  watch(path: string): void
}

/**
 * The connection to `docs dev`. A browser opens only six to one server, so a page nobody looks at gives its own back; it is told
 * everything when it is looked at again.
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

  // The browser tries again by itself after a lost connection, but gives up when it is refused once.
  function reconnect() {
    if (source?.readyState === EventSource.CLOSED) setTimeout(connect, 500)
  }

  document.addEventListener('visibilitychange', connect)
  // The document may come back from the browser's memory as it was left.
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
