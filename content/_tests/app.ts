import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '../../packages/client/tests/support/free-port.ts'

const root = join(import.meta.dirname, '../..')
// Use the engine's esbuild, because the site itself doesn't depend on esbuild.
const esbuild: typeof import('../../packages/cli/node_modules/esbuild') = createRequire(
  join(root, 'packages/cli/package.json'),
)('esbuild')

export interface App {
  url: string
  /** Requests that the service has received: `GET /api/products`. */
  requests: string[]
  close(): Promise<void>
}

/** Writes the files to a new folder, and returns its path. */
export async function writeProject(files: Map<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-app-'))
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

/**
 * Bundles and serves the app in a folder with an `index.html`. Requests for `/api` are proxied to the service.
 *
 * @param service Source code of a Node program that listens on port 4000. It runs on a free port instead.
 */
export async function startApp(folder: string, service?: string): Promise<App> {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const entry = /<script type="module" src="\/(.+?)"/.exec(html)![1]!
  const script = await bundle(join(folder, entry), 'browser')
  const api = service === undefined ? undefined : await startService(folder, service)
  const requests: string[] = []

  const server = createServer((incoming, response) => {
    if (incoming.url!.startsWith('/api')) {
      requests.push(`${incoming.method} ${incoming.url}`)
      const { method, url, headers } = incoming
      const outgoing = request({ port: api!.port, method, path: url, headers }, (answer) => {
        response.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(response)
      })
      outgoing.on('error', () => response.destroy())
      incoming.pipe(outgoing)
    } else if (incoming.url === `/${entry}`) {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script)
    } else if (incoming.url === '/favicon.ico') {
      response.writeHead(204).end()
    } else {
      response.writeHead(incoming.url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(html)
    }
  })
  server.on('upgrade', (incoming: IncomingMessage, socket) => {
    const upstream = connect({ port: api!.port }, () => {
      const headers = Object.entries(incoming.headers).map(([name, value]) => `${name}: ${value}\r\n`)
      upstream.write(`GET ${incoming.url} HTTP/1.1\r\n${headers.join('')}\r\n`)
      upstream.pipe(socket).pipe(upstream)
    })
    upstream.on('error', () => socket.destroy())
    socket.on('error', () => upstream.destroy())
  })
  const port = await listen(server)

  return {
    url: `http://localhost:${port}/`,
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await api?.stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** Bundles a module with everything it imports, and returns the code. */
export async function bundle(entry: string, platform: 'browser' | 'node'): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform,
    format: platform === 'node' ? 'cjs' : 'esm',
    jsx: 'automatic',
    nodePaths: [join(root, 'node_modules')],
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'silent',
  })
  return outputFiles[0]!.text
}

async function startService(folder: string, source: string): Promise<Service> {
  const port = await freePort()
  const file = join(folder, 'service.mjs')
  await writeFile(file, source.replace('listen(4000', `listen(${port}`))
  return startProgram(file, port)
}

export interface Service {
  port: number
  stop(): Promise<void>
}

/** Runs a Node program in the program's folder, and waits until it listens on the port or exits. */
export async function startProgram(file: string, port: number): Promise<Service> {
  const child = spawn(process.execPath, [file], { cwd: dirname(file), stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  while (child.exitCode === null && !(await isListening(port))) await new Promise((resolve) => setTimeout(resolve, 25))
  return {
    port,
    stop() {
      child.kill()
      return ended
    },
  }
}

/** Returns whether a program accepts connections on the port. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port }, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => server.listen(0, () => resolve((server.address() as AddressInfo).port)))
}
