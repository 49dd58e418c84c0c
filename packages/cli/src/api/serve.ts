import { readConfig } from '../config/read-config.ts'
import type { ServeOptions, SiteServer } from '../model/api.ts'
import { serveFolder } from '../server/serve-folder.ts'
import { builtSite, withRoot } from './site-root.ts'

/** Implements the API function `serve`. */
export function serveSite(options: ServeOptions): Promise<SiteServer> {
  return withRoot(options.root, async (root) => {
    const { config } = await readConfig(root, { baseUrl: options.baseUrl })
    const built = builtSite(root, options.outDir)
    const { port, host, onWarning } = options
    const baseUrl = options.baseUrl ?? built.baseUrl ?? config.baseUrl
    return serveFolder(built.outDir, { baseUrl, trailingSlash: config.trailingSlash, port, host, onWarning })
  })
}
