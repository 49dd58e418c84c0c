import type { ServerResponse } from 'node:http'

/** A page that is open in a browser. */
export interface Listener {
  /** Route path. */
  path: string
  /** What it was told last. */
  lastSent: { build?: string; page?: string | undefined; problems?: string; css?: string }
  send(event: string, data: unknown): void
}

export interface LiveChannel {
  /** Keeps the response open as a stream of events. */
  connect(path: string, response: ServerResponse): Listener
  listeners(): Listener[]
  send(event: string, data: unknown): void
  close(): void
}

/** Milliseconds between signs of life: without them a proxy in between would close the connection. */
const heartbeat = 15_000

/** Tells open pages what happens, by Server-Sent Events. */
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
