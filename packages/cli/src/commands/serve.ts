import { serveSite } from '../api/serve.ts'
import type { ServeOptions } from '../model/api.ts'
import type { CommandContext } from '../model/command.ts'
import { untilStopped } from './until-stopped.ts'

/** `docs serve`: serves the built site as a static host would, until the process is stopped. Returns the exit status. */
export async function serveCommand(
  root: string | undefined,
  options: ServeOptions,
  { cwd, env, stdout, stderr }: CommandContext,
): Promise<number> {
  const onWarning = (text: string) => stderr.write(`${text}\n`)
  const server = await serveSite({ ...options, root, cwd, env, baseUrl: env.DOCS_BASE_URL, onWarning })
  stdout.write(`${server.url}\n`)
  const status = await untilStopped()
  await server.close()
  return status
}
