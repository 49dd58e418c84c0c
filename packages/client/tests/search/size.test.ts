import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'
import { expect, test } from 'vitest'
import { clientOptions, clientSource } from '../../../cli/src/bundle/bundle-client.ts'
import { componentFiles } from '../../../cli/src/components/islands.ts'
import { readConfig } from '../../../cli/src/config/read-config.ts'
import { ourSite } from '../support/build-site.ts'

test('DocSearch is at most 35 kB, gzipped, and is loaded only when it is needed, like the client of a service', async () => {
  const { config } = await readConfig(ourSite, { env: {} })
  const options = clientOptions(clientSource({ root: ourSite, config, components: componentFiles(ourSite) }))
  const { metafile, outputFiles } = await build(options)
  const contents = new Map(outputFiles.map((file) => [file.path, file.contents]))
  const size = (path: string) => gzipSync(contents.get(resolve(ourSite, path))!, { level: 9 }).length
  const firstView = loadedWith(metafile, '/entry.tsx')
  const dialog = loadedWith(metafile, '/search/dialog.tsx').filter((path) => !firstView.includes(path))
  const inputs = (paths: string[]) => paths.flatMap((path) => Object.keys(metafile.outputs[path]!.inputs)).join('\n')

  expect(inputs(firstView)).not.toMatch(/docsearch|algolia|minisearch|search\/(dialog|page|engine)/)
  expect(inputs(dialog)).not.toMatch(/node_modules\/algoliasearch/)
  const docsearch = dialog.filter((path) => inputs([path]).includes('@docsearch'))
  const bytes = docsearch.reduce((sum, path) => sum + size(path), 0)
  const all = dialog.filter((path) => !/node_modules\/(react|react-dom|scheduler)\//.test(inputs([path])))
  console.log(
    `DocSearch: ${bytes} bytes gzipped; with engine and dialog ${all.reduce((sum, path) => sum + size(path), 0)}`,
  )
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(35_000)
})

/** Returns a module's chunk and the chunks that it imports. */
function loadedWith({ outputs }: Metafile, module: string): string[] {
  const found = new Set<string>()
  const load = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    for (const { kind, path: imported } of outputs[path]!.imports) if (kind === 'import-statement') load(imported)
  }
  load(Object.keys(outputs).find((path) => outputs[path]!.entryPoint?.endsWith(module))!)
  return [...found]
}
