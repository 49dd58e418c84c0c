import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { addresses, isAnyAddress } from '../dev/server/request-guard.ts'
import { startDevServer } from '../dev/server/start-dev-server.ts'

export interface DevCommandOptions {
  port?: number
  host?: string
  open?: boolean
  lenient?: boolean
}

/** `docs dev`: serves the site and updates open pages until the process is stopped. Returns the exit status. */
export async function dev(folder: string | undefined, options: DevCommandOptions): Promise<number> {
  const root = resolve(folder ?? '.')
  const host = options.host ?? '127.0.0.1'
  // Load the engine while the server starts listening.
  const site = import('../dev/live/live-site.ts').then(({ LiveSite }) =>
    LiveSite.open({ root, baseUrl: process.env.DOCS_BASE_URL, lenient: options.lenient }),
  )
  const server = await startDevServer({ root, port: options.port, host, site }).catch(async (error) => {
    await site.then((opened) => opened.close()).catch(() => {})
    throw error
  })
  const live = await site.catch(async (error) => {
    await server.close()
    throw error
  })
  const url = new URL(live.baseUrl(), server.url)
  for (const address of isAnyAddress(host) ? ['127.0.0.1', ...addresses()] : [url.hostname]) {
    if (!address.includes('%')) process.stdout.write(`${Object.assign(new URL(url), { hostname: hostOf(address) })}\n`)
  }
  if (options.open) {
    const { openInBrowser } = await import('../dev/server/open-browser.ts')
    openInBrowser(url.href)
  }
  // Report exceptions, for example from a component's timer, instead of letting them end the process.
  process.on('uncaughtException', (error) => live.onInternalError(error))
  process.on('unhandledRejection', (error) => live.onInternalError(error))
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done())
  })
  // Wait for at most a second, so that pending work can't block the shutdown.
  await Promise.race([server.close(), sleep(1000)])
  return 0
}

function hostOf(address: string): string {
  return address.includes(':') && !address.startsWith('[') ? `[${address}]` : address
}
