import { execFileSync, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Served } from '../readers/servers.ts'
import type { BuiltSite } from './build-site.ts'
import { answering, freePort } from './nginx.ts'

/** Returns whether Caddy is installed. */
export function hasCaddy(): boolean {
  try {
    execFileSync('caddy', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Serves a built site with its generated `Caddyfile`. Only changes the address and the folder. */
export async function serveByCaddy(site: BuiltSite): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-caddy-'))
  const root = join(folder, 'www')
  await mkdir(root, { recursive: true })
  await cp(site.folder, join(root, site.baseUrl), { recursive: true })
  const port = await freePort()
  const rules = await readFile(join(site.folder, '.hosts/Caddyfile'), 'utf8')
  const server = rules.replace(/^\S+ \{/, `http://127.0.0.1:${port} {`).replace(/root \* \S+/, `root * ${root}`)
  const file = join(folder, 'Caddyfile')
  await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${server}`)
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: process.env.DEBUG ? 'inherit' : 'ignore',
  })
  await answering(port, child, 'Caddy')
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid!,
    root,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
