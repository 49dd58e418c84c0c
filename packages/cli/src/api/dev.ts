import { setTimeout as sleep } from 'node:timers/promises'
import { BackgroundParser } from '../dev/background/background-parser.ts'
import type { DevOptions, DevServer } from '../model/api.ts'
import type { Surroundings } from '../model/command.ts'
import { reportedMessage } from '../model/report.ts'
import { addresses, isAnyAddress } from '../server/request-guard.ts'
import { withRoot } from './site-root.ts'

/** Maximum time that pending work may delay `close`, in milliseconds. */
const maxCloseTime = 1000

/** Implements the API function `dev`. */
export function startDev(options: DevOptions & Surroundings): Promise<DevServer> {
  return withRoot(options, async (root) => {
    const { port, host = '127.0.0.1', env, baseUrl, lenient, onMessages, onWarning = () => {} } = options
    // This thread takes longest to start.
    const parser = new BackgroundParser(root)
    // Load the engine while the server starts listening.
    const site = import('../dev/live/live-site.ts').then(({ LiveSite }) =>
      LiveSite.open({
        root,
        env,
        baseUrl,
        lenient,
        parser,
        onMessages: (messages, isSettled) => onMessages?.(messages.map(reportedMessage), isSettled),
        onWarning,
      }),
    )
    // This is handled below.
    site.catch(() => {})
    const { startDevServer } = await import('../dev/server/start-dev-server.ts')
    const server = await startDevServer({ root, port, host, site }).catch(async (error) => {
      await site.then((opened) => opened.close()).catch(() => {})
      throw error
    })
    const live = await site.catch(async (error) => {
      await server.close()
      throw error
    })
    const url = new URL(live.baseUrl(), server.url)
    const hosts = isAnyAddress(host) ? ['127.0.0.1', ...addresses()] : [url.hostname]
    if (options.open) {
      const { openInBrowser } = await import('../dev/server/open.ts')
      openInBrowser(url.href)
    }
    return {
      url: url.href,
      urls: hosts
        // An address with a zone, such as `fe80::1%eth0`, can't be part of a URL.
        .filter((address) => !address.includes('%'))
        .map((address) => Object.assign(new URL(url), { hostname: inUrl(address) }).href),
      onException: (error) => live.onInternalError(error),
      close: () => Promise.race([server.close(), sleep(maxCloseTime, undefined, { ref: false })]),
    }
  })
}

function inUrl(address: string): string {
  return address.includes(':') && !address.startsWith('[') ? `[${address}]` : address
}
