import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readConfig } from '../config/read-config.ts'
import type { ServeOptions, SiteServer } from '../model/api.ts'
import { serveFolder } from '../server/serve-folder.ts'
import { UserError } from '../util/user-error.ts'
import { withRoot } from './site-root.ts'

/** Implements the API function `serve`. */
export function serveSite(options: ServeOptions): Promise<SiteServer> {
  return withRoot(options.root, async (root) => {
    const { config } = await readConfig(root, { baseUrl: options.baseUrl })
    const outDir = options.outDir ? resolve(options.outDir) : join(root, 'dist')
    if (!existsSync(join(outDir, '404.html')))
      throw new UserError(`No built site in \`${outDir}\`.`, 'Run `docs build` first.')
    const { port, host, onWarning } = options
    const { baseUrl, trailingSlash } = config
    return serveFolder(outDir, { baseUrl, trailingSlash, port, host, onWarning })
  })
}
