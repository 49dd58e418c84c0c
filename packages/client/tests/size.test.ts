import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readConfig } from '../../cli/src/config/read-config.ts'
import { componentFiles } from '../../cli/src/content/islands.ts'
import { clientOptions } from '../../cli/src/render/bundle-client.ts'
import { ourSite } from './support/build-site.ts'

const require = createRequire(new URL('../../cli/package.json', import.meta.url))
const esbuild: typeof import('esbuild') = require('esbuild')

const isReact = (input: string) => /node_modules\/(react|react-dom|scheduler)\//.test(input)

/**
 * Bytes, gzipped. The design asks for 10 000; this holds what has been reached. Above the goal are the site's data with its
 * redirects (1100), the beginnings of search, versions and the service worker (1000), and what splitting into files costs.
 */
const limit = 13_000

test('our own JavaScript on first view of our site stays small', async () => {
  const config = await readConfig(ourSite, {})
  const options = clientOptions({ root: ourSite, config, components: componentFiles(ourSite) })
  const { metafile, outputFiles } = await esbuild.build(options)
  const contents = new Map(outputFiles.map((file) => [file.path, file.contents]))
  const outputs = Object.entries(metafile.outputs)

  const firstView = new Set<string>()
  const load = (path: string) => {
    if (firstView.has(path)) return
    firstView.add(path)
    for (const { kind, path: imported } of metafile.outputs[path]!.imports) {
      if (kind === 'import-statement') load(imported)
    }
  }
  load(outputs.find(([, { entryPoint }]) => entryPoint?.endsWith('/entry.tsx'))![0])
  load(outputs.find(([, { entryPoint }]) => entryPoint?.endsWith('/react-dom.ts'))![0])

  const sizes = { ours: 0, react: 0 }
  for (const path of firstView) {
    const size = gzipSync(contents.get(resolve(ourSite, path))!, { level: 9 }).length
    const inputs = Object.keys(metafile.outputs[path]!.inputs)
    sizes[inputs.every(isReact) ? 'react' : 'ours'] += size
  }
  console.log(`first view: ${sizes.ours} bytes ours, ${sizes.react} React's, gzipped, in ${firstView.size} files`)
  expect(sizes.ours).toBeLessThanOrEqual(limit)
}, 60_000)
