import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BuiltSite } from '../support/build-site.ts'

const command = fileURLToPath(new URL('../../../cli/bin/docs.js', import.meta.url))

/** `docs serve`, with the headers of the site's own rules. */
export async function docsServe(site: BuiltSite): Promise<{ url: string; close(): void }> {
  const root = join(dirname(site.folder), 'site')
  const child = spawn(process.execPath, [command, 'serve', root, '--out-dir', site.folder, '--port', '0'])
  const url = await new Promise<string>((done, fail) => {
    child.stdout.once('data', (line) => done(String(line).trim().replace(/\/$/, '')))
    child.stderr.on('data', (text) => fail(new Error(String(text))))
    child.on('error', fail)
  })
  return { url, close: () => void child.kill() }
}
