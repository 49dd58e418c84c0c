import { readConfig } from '../config/read-config.ts'
import type { ServeOptions, SiteServer } from '../model/api.ts'
import type { Surroundings } from '../model/command.ts'
import { serveFolder } from '../server/serve-folder.ts'
import { builtSite, withRoot } from './site-root.ts'

/** Implements the API function `serve`. */
export function serveSite(options: ServeOptions & Surroundings): Promise<SiteServer> {
  return withRoot(options, async (root) => {
    const { config } = await readConfig(root, options)
    const built = builtSite(root, options)
    const { port, host, onWarning } = options
    const baseUrl = options.baseUrl ?? built.baseUrl ?? config.baseUrl
    return serveFolder(built.outDir, { baseUrl, trailingSlash: config.trailingSlash, port, host, onWarning })
  })
}
