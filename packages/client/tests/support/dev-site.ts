import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command, writeFiles } from './build-site.ts'

export interface DevSite {
  /** URL of the site, including the base URL. */
  url: string
  baseUrl: string
  /** Stops the command, and removes its folder. */
  close(): Promise<void>
}

/** Runs `docs dev` for a site with the given files until it's stopped. */
export async function startDevSite(files: Record<string, string | Uint8Array>, baseUrl: string): Promise<DevSite> {
  const root = await mkdtemp(join(tmpdir(), 'docs-client-dev-'))
  await writeFiles(root, files)
  const child = spawn(process.execPath, [command, 'dev', root, '--port', '0'], {
    env: { ...process.env, DOCS_BASE_URL: baseUrl, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const close = async () => {
    child.kill('SIGINT')
    await ended
    await rm(root, { recursive: true, force: true })
  }
  let printed = ''
  let errors = ''
  child.stderr.on('data', (text) => {
    errors += text
  })
  const url = await new Promise<string | undefined>((resolve) => {
    child.stdout.on('data', (text) => {
      printed += text
      if (printed.includes('\n')) resolve(printed.split('\n')[0])
    })
    ended.then(() => resolve(undefined))
  })
  if (url) return { url, baseUrl, close }
  await close()
  throw new Error(`docs dev ended:\n${errors}`)
}
