import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readConfig } from '../../cli/src/config/read-config.ts'
import { componentFiles } from '../../cli/src/content/islands.ts'
import { bundleClient } from '../../cli/src/render/bundle-client.ts'
import { ourSite } from './support/build-site.ts'

const gzipped = (contents: string | Uint8Array) => gzipSync(contents, { level: 9 }).length

/** What of React our client uses, bundled alone. */
async function reactAlone(): Promise<number> {
  const require = createRequire(new URL('../../cli/package.json', import.meta.url))
  const esbuild: typeof import('esbuild') = require('esbuild')
  const result = await esbuild.build({
    stdin: {
      contents: `
        export { flushSync } from 'react-dom'
        export { createRoot, hydrateRoot } from 'react-dom/client'
        export * from 'react'
        export { Fragment, jsx, jsxs } from 'react/jsx-runtime'`,
      resolveDir: fileURLToPath(new URL('..', import.meta.url)),
    },
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return gzipped(result.outputFiles[0]!.contents)
}

test('our own JavaScript on first view of our site stays within its size', async () => {
  const config = await readConfig(ourSite, {})
  const { files, entry } = await bundleClient({ root: ourSite, config, components: componentFiles(ourSite) })
  const texts = new Map(files.map(({ path, contents }) => [path, Buffer.from(contents).toString()]))
  const loaded = new Set<string>()
  const load = (path: string) => {
    if (loaded.has(path)) return
    loaded.add(path)
    for (const [, , name] of texts.get(path)!.matchAll(/(from|import)"[^"]*(assets\/[^"]+\.js)"/g)) load(name!)
  }
  load(entry)
  load([...texts.keys()].find((path) => path.includes('/react-dom-'))!)
  const all = [...loaded].reduce((sum, path) => sum + gzipped(texts.get(path)!), 0)
  const ours = all - (await reactAlone())
  console.log(`first view: ${all} bytes of JavaScript in ${loaded.size} files, ${ours} of them ours`)
  expect(ours).toBeLessThanOrEqual(10_000)
}, 60_000)
