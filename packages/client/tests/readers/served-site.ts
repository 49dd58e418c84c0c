import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type BuiltSite, buildSite } from '../support/build-site.ts'
import type { Served } from '../support/host-server.ts'

/** Contents of a file next to the served folder that must not be served. */
export const secret = 'secret-of-the-host'

/** Consecutive four-digit numbers, so that a byte range of the text shows its position. */
export const counted = Array.from({ length: 1000 }, (_, i) => `${i}`.padStart(4, '0')).join('')

const files = {
  'site.config.ts': `export default {
  title: 'Harbour', url: 'https://harbour.example', samples: false, offline: false,
  redirects: [{ from: '/old', to: '/ships#sail' }, { from: '/former/*', to: '/:splat' }],
}
`,
  'content/index.md': '# Harbour\n\nSee [ships](./ships.md) and [ropes](./ropes.md).\n',
  'content/ships.md': `# Ships\n\n## Sail\n\n${'Sails need wind. '.repeat(400)}\n`,
  'content/ropes.md': '# Ropes\n\nTied.\n',
  'content/_public/counted.txt': counted,
  'content/_public/empty.txt': '',
  'content/_public/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'content/_public/large.bin': Buffer.alloc(8_000_000, 'large '),
  'content/_public/.well-known/security.txt': 'Contact: mailto:harbour@example.com\n',
}

/** Builds and serves a small site for the tests of a `describe`, with a secret file next to the served folder. */
export function servedSite(serve: (site: BuiltSite) => Promise<Served>): { server: Served; site: BuiltSite } {
  const held = {} as { server: Served; site: BuiltSite }
  beforeAll(async () => {
    held.site = await buildSite(files)
    held.server = await serve(held.site)
    const { root } = held.server
    mkdirSync(`${root}-secret`)
    for (const path of [`${root}-secret/secret.txt`, join(dirname(root), 'secret.txt')]) writeFileSync(path, secret)
  })
  afterAll(async () => {
    await held.server?.close()
    await held.site?.remove()
  })
  return held
}
