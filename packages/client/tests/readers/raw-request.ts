import { connect } from 'node:net'

export interface RawAnswer {
  status: number
  /** The unparsed response head, including the status line. */
  head: string
  body: string
}

/**
 * Sends a raw request that no browser would send, and reads the response until the server closes the connection. Each character is one
 * byte.
 *
 * @param timeout How long the connection may be silent, in milliseconds. Default: 60 s, because the machine may be busy.
 */
export function rawExchange(port: number, bytes: string, timeout = 60_000, host = '127.0.0.1'): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(port, host, () => socket.write(bytes, 'latin1'))
    let answer = ''
    socket.setEncoding('latin1')
    socket.setTimeout(timeout, () => socket.destroy(new Error(`No end of the answer to ${JSON.stringify(bytes)}`)))
    socket.on('data', (text) => (answer += text))
    socket.on('close', () => done(answer))
    socket.on('error', (error) => ((error as NodeJS.ErrnoException).code === 'ECONNRESET' ? done(answer) : fail(error)))
  })
}

/** Requests a path without normalizing it. */
export async function rawRequest(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawAnswer> {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, Connection: 'close', ...headers })
  const text = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const answer = await rawExchange(port, `${method} ${path} HTTP/1.1\r\n${text}\r\n`)
  const end = answer.indexOf('\r\n\r\n')
  return { status: Number(answer.slice(9, 12)), head: answer.slice(0, end), body: answer.slice(end + 4) }
}

/** Returns a response header, or `undefined` if it's missing. */
export function headerOf({ head }: RawAnswer, name: string): string | undefined {
  return new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim()
}
