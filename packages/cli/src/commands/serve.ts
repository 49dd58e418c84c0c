import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readConfig } from '../config/read-config.ts'
import { serveFolder } from '../server/serve-folder.ts'
import { UserError } from '../util/user-error.ts'

export interface ServeCommandOptions {
  port?: number
  host?: string
  outDir?: string
}

/** `docs serve`: serves the built site as a static host would, until the process is stopped. Returns the exit status. */
export async function serve(folder: string | undefined, options: ServeCommandOptions): Promise<number> {
  const root = resolve(folder ?? '.')
  const config = await readConfig(root, { baseUrl: process.env.DOCS_BASE_URL })
  const outDir = options.outDir ? resolve(options.outDir) : join(root, 'dist')
  if (!existsSync(join(outDir, '404.html')))
    throw new UserError(`No built site in \`${outDir}\`.`, 'Run `docs build` first.')
  const server = await serveFolder(outDir, {
    baseUrl: config.baseUrl,
    trailingSlash: config.trailingSlash,
    port: options.port,
    host: options.host,
  })
  process.stdout.write(`${server.url}\n`)
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close().then(done))
  })
  return 0
}
