import { serveSite } from '../api/serve.ts'
import type { CommandContext } from '../model/command.ts'

export interface ServeCommandOptions {
  port?: number
  host?: string
  outDir?: string
}

/** `docs serve`: serves the built site as a static host would, until the process is stopped. Returns the exit status. */
export async function serveCommand(
  root: string | undefined,
  options: ServeCommandOptions,
  { cwd, env, stdout, stderr }: CommandContext,
): Promise<number> {
  const onWarning = (text: string) => stderr.write(`${text}\n`)
  const server = await serveSite({ root, ...options, cwd, env, baseUrl: env.DOCS_BASE_URL, onWarning })
  stdout.write(`${server.url}\n`)
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close().then(done))
  })
  return 0
}
