import { type ChildProcess, spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { bin, type OnEnd, type TempSite, tempSite } from './temp-site.ts'

export interface RunningDev {
  /** Origin and base URL, as printed by the command. */
  url: string
  port: number
  stdout(): string
  stderr(): string
  process: ChildProcess
  /** Waits until a text has been printed to stderr. */
  printed(text: string | RegExp): Promise<void>
  /** Stops the command like Ctrl+C. */
  stop(): Promise<number | null>
}

/**
 * Starts `docs dev` in a folder, and stops it when the test ends.
 *
 * @param onEnd Registers the function that stops the server. Pass it if several tests share the server.
 */
export async function startDev(
  root: string,
  args: string[] = [],
  environment: Record<string, string> = {},
  onEnd: OnEnd = onTestFinished,
): Promise<RunningDev> {
  const child = spawn(process.execPath, [bin, 'dev', ...(args.includes('--port') ? args : ['--port', '0', ...args])], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      NO_COLOR: '1',
      ...environment,
    } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => (stdout += chunk))
  child.stderr.on('data', (chunk) => (stderr += chunk))
  const ended = new Promise<number | null>((done) => child.on('close', done))
  const stop = () => {
    child.kill('SIGINT')
    return ended
  }
  onEnd(async () => void (await stop()))
  await until(() => {
    if (child.exitCode !== null) throw new Error(`docs dev ended with ${child.exitCode}:\n${stderr}`)
    return stdout.includes('\n')
  })
  const url = stdout.split('\n')[0]!
  return {
    url,
    port: Number(new URL(url).port),
    stdout: () => stdout,
    stderr: () => stderr,
    process: child,
    printed: (text) => until(() => (typeof text === 'string' ? stderr.includes(text) : text.test(stderr))),
    stop,
  }
}

/**
 * Creates a site from the given files, and starts `docs dev` in its folder.
 *
 * @param options.onEnd Registers the functions that stop the server and remove the site. Default: after the current test.
 */
export async function devSite(
  files: Record<string, string | Uint8Array>,
  {
    config,
    args,
    environment,
    onEnd,
  }: { config?: string; args?: string[]; environment?: Record<string, string>; onEnd?: OnEnd } = {},
): Promise<TempSite & { dev: RunningDev }> {
  const site = await tempSite(files, { ...(config !== undefined && { config }), ...(onEnd && { onEnd }) })
  return { ...site, dev: await startDev(site.root, args, environment, onEnd) }
}

/** Waits up to 60 s until a condition is met. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000
  for (;;) {
    if (await isSo()) return
    if (Date.now() > end) throw new Error(`Waited in vain for: ${isSo}`)
    await new Promise((done) => setTimeout(done, 10))
  }
}
