import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltSite } from './build-site.ts'
import { findCommand, type Served, serveByHost } from './host-server.ts'

/** Returns whether Caddy is installed. */
export function hasCaddy(): boolean {
  return findCommand(['caddy'], 'version') !== undefined
}

/** Serves a built site with its generated `Caddyfile`. Only changes the address and the folder. */
export function serveByCaddy(site: BuiltSite): Promise<Served> {
  return serveByHost(site, {
    name: 'caddy',
    async start({ folder, root, port }) {
      const rules = await readFile(join(site.folder, '.hosts/Caddyfile'), 'utf8')
      const server = rules.replace(/^\S+ \{/, `http://127.0.0.1:${port} {`).replace(/root \* \S+/, `root * ${root}`)
      const file = join(folder, 'Caddyfile')
      await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${server}`)
      return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
        env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
        stdio: process.env.DEBUG ? 'inherit' : 'ignore',
      })
    },
  })
}
