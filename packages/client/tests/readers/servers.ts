import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type BuiltSite, command } from '../support/build-site.ts'
import type { Served } from '../support/host-server.ts'
import { findNginx, serveByNginx } from '../support/nginx.ts'

/** Starts `docs serve` for a site built by `buildSite`. */
export async function serveByDocs(site: BuiltSite): Promise<Served> {
  const source = join(dirname(site.folder), 'site')
  const child = spawn(process.execPath, [command, 'serve', source, '--out-dir', site.folder, '--port', '0'], {
    env: { ...process.env, DOCS_BASE_URL: site.baseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const [line] = await Promise.race([once(child.stdout, 'data'), ended])
  const { origin, port } = new URL(String(line).trim())
  return {
    origin,
    port: Number(port),
    pid: child.pid!,
    root: site.folder,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async close() {
      child.kill()
      await ended
    },
  }
}

const nginx = findNginx()
if (!nginx) console.warn('nginx is not installed: the readers of this run have `docs serve` only.')

/** The servers to test: `docs serve`, and nginx if it's installed. */
export const servers: [name: string, serve: (site: BuiltSite) => Promise<Served>][] = [['docs serve', serveByDocs]]
if (nginx) servers.push(['nginx', (site) => serveByNginx(nginx, site)])

/** Returns the number of files and connections that a process has open, or `undefined` if the system doesn't provide it. */
export function openHandles(pid: number): number | undefined {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return undefined
  }
}
