import { spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { bin } from './temp-site.ts'

/** Runs `docs serve` for a built site until the test ends. @returns The site's URL, including the base URL. */
export async function startServe(root: string, args: string[] = []): Promise<{ url: string }> {
  const child = spawn(process.execPath, [bin, 'serve', root, '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.on('close', () => done()))
  onTestFinished(async () => {
    child.kill('SIGINT')
    await ended
  })
  const url = await new Promise<string>((done, fail) => {
    child.stdout.once('data', (text) => done(String(text).trim()))
    child.on('close', (code) => fail(new Error(`docs serve ended with ${code}.`)))
  })
  return { url }
}
