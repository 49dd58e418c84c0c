import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuiltSite } from './build-site.ts'

/** Path of nginx, or `undefined` if it isn't installed. */
export function findNginx(): string | undefined {
  for (const path of ['nginx', '/usr/sbin/nginx']) {
    try {
      execFileSync(path, ['-v'], { stdio: 'ignore' })
      return path
    } catch {}
  }
  return undefined
}

export interface Nginx {
  /** URL without a trailing slash. */
  origin: string
  pid: number
  /** The folder that it serves. */
  root: string
  isRunning(): boolean
  close(): Promise<void>
}

/** Serves a built site with its generated configuration. Only changes the port, the folder, and the log files. */
export async function serveByNginx(nginx: string, site: BuiltSite): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-nginx-'))
  const root = join(folder, 'www')
  await mkdir(root, { recursive: true })
  await cp(site.folder, join(root, site.baseUrl), { recursive: true })
  const port = await freePort()
  const rules = await readFile(join(site.folder, '.hosts/nginx.conf'), 'utf8')
  const server = rules.replace(/listen 80;/, `listen 127.0.0.1:${port};`).replace(/root [^;]*;/, `root ${root};`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    access_log off;
    ${paths.join(' ')}
${server}
}
`,
  )
  const child = spawn(nginx, ['-p', folder, '-e', `${folder}/error.log`, '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  })
  await answering(port, child, 'nginx')
  return {
    origin: `http://127.0.0.1:${port}`,
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

/** Resolves when the server accepts requests. Throws if its process ends first. */
export async function answering(port: number, child: ChildProcess, name: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (child.exitCode !== null) throw new Error(`${name} stopped with exit code ${child.exitCode}.`)
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${name} does not answer.`)
}

/** Returns a port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
