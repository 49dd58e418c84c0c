import { type ChildProcess, execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuiltSite } from './build-site.ts'
import { freePort } from './free-port.ts'

/** A server in a separate process. */
export interface Served {
  /** URL without a trailing slash. */
  origin: string
  port: number
  pid: number
  /** The folder that it serves. */
  root: string
  isRunning(): boolean
  close(): Promise<void>
}

export interface HostServer {
  /** Shown in errors, and part of the name of the temporary folder. */
  name: string
  /** Starts the server's process. `folder` is for its configuration, and `root` contains the site under its base URL. */
  start(paths: { folder: string; root: string; port: number }): Promise<ChildProcess>
}

/** Copies a built site to a temporary folder, and starts a server that isn't part of the engine. Resolves when it accepts requests. */
export async function serveByHost(site: BuiltSite, { name, start }: HostServer): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), `docs-${name}-`))
  const root = join(folder, 'www')
  await mkdir(root, { recursive: true })
  await cp(site.folder, join(root, site.baseUrl), { recursive: true })
  const port = await freePort()
  const child = await start({ folder, root, port })
  const isRunning = () => child.exitCode === null && child.signalCode === null
  await waitForAnswer(port, isRunning, name)
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid!,
    root,
    isRunning,
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Returns the first command that can be run, or `undefined` if none of them is installed. */
export function findCommand(commands: string[], versionArgument: string): string | undefined {
  return commands.find((command) => {
    try {
      execFileSync(command, [versionArgument], { stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  })
}

async function waitForAnswer(port: number, isRunning: () => boolean, name: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (!isRunning()) throw new Error(`${name} stopped before it accepted requests.`)
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${name} does not accept requests.`)
}
