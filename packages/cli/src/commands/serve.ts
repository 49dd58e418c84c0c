import { serve } from '../index.ts'

export interface ServeCommandOptions {
  port?: number
  host?: string
  outDir?: string
}

/** `docs serve`: serves the built site as a static host would, until the process is stopped. Returns the exit status. */
export async function serveCommand(root: string | undefined, options: ServeCommandOptions): Promise<number> {
  const onWarning = (text: string) => process.stderr.write(`${text}\n`)
  const server = await serve({ root, ...options, baseUrl: process.env.DOCS_BASE_URL, onWarning })
  process.stdout.write(`${server.url}\n`)
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close().then(done))
  })
  return 0
}
