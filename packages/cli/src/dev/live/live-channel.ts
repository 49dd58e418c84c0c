import type { ServerResponse } from 'node:http'

/** A page that is open in a browser. */
export interface Listener {
  /** Route path. */
  path: string
  /** The state that the page received last. */
  lastSent: { build?: string; page?: string | undefined; problems?: string; css?: string }
  send(event: string, data: unknown): void
}

export interface LiveChannel {
  /** Turns the response into an event stream, which stays open until the browser disconnects or the channel is closed. */
  connect(path: string, response: ServerResponse): Listener
  listeners(): Listener[]
  /** Sends an event to all open pages. */
  send(event: string, data: unknown): void
  close(): void
}

/** Interval between keep-alive comments, in milliseconds. Without them, a proxy may close the idle connection. */
const heartbeat = 15_000

/** Creates a channel that notifies open pages with server-sent events. */
export function createLiveChannel(): LiveChannel {
  const open = new Map<Listener, ServerResponse>()
  const beat = setInterval(() => {
    for (const response of open.values()) response.write(':\n\n')
  }, heartbeat)
  beat.unref()
  return {
    connect(path, response) {
      response.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      })
      response.write('retry: 300\n\n')
      response.socket?.setNoDelay(true)
      const listener: Listener = {
        path,
        lastSent: {},
        send: (event, data) => response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      }
      open.set(listener, response)
      response.on('close', () => open.delete(listener))
      response.on('error', () => open.delete(listener))
      return listener
    },
    listeners: () => [...open.keys()],
    send(event, data) {
      for (const listener of open.keys()) listener.send(event, data)
    },
    close() {
      clearInterval(beat)
      for (const response of open.values()) response.end()
    },
  }
}
