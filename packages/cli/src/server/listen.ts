import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostNames } from '../model/host-files.ts'
import { UserError } from '../util/user-error.ts'

export interface RunningServer {
  /** URL of the site, with the base URL. */
  url: string
  /** Stops the server and closes all connections. */
  close(): Promise<void>
}

export interface ListenOptions {
  /** Port to listen on. Default: the first free port, starting with 3000. */
  port?: number | undefined
  /** Address to listen on. Default: 127.0.0.1. */
  host?: string | undefined
}

/**
 * Starts the server on a port.
 *
 * @throws {UserError} if the port is in use or not allowed, or if the host isn't an address of this machine.
 */
export async function listen(
  server: Server,
  { port, host = '127.0.0.1', path = '/' }: ListenOptions & { path?: string },
): Promise<RunningServer> {
  const first = port ?? 3000
  const last = port === undefined ? first + 100 : first
  for (let candidate = first; ; candidate++) {
    try {
      await new Promise<void>((done, fail) => {
        server.once('error', fail)
        server.listen(candidate, host, () => {
          server.off('error', fail)
          done()
        })
      })
      break
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EADDRINUSE' && candidate < last) continue
      if (code === 'EADDRINUSE')
        throw new UserError(`Port ${candidate} is taken.`, 'Choose another port (`--port <n>`), or omit the option.')
      if (code === 'EACCES')
        throw new UserError(
          `Port ${candidate} requires more permissions than this user has.`,
          'Choose a port above 1023: `--port <n>`.',
        )
      // Without a network, a name can't be looked up, and the error is `EAI_AGAIN`.
      if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
        throw new UserError(
          `\`${host}\` isn’t an address of this machine.`,
          hostNames.some((name) => name === host)
            ? `To serve the site as this host would, run \`docs serve --as ${host}\`.`
            : 'Use `--host 127.0.0.1` or `--host 0.0.0.0`.',
        )
      throw error
    }
  }
  const address = server.address() as AddressInfo
  const name = host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${name}:${address.port}${path}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
