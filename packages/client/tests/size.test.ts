import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { clientOptions, clientSource } from '../../cli/src/bundle/bundle-client.ts'
import { componentFiles } from '../../cli/src/components/islands.ts'
import { readConfig } from '../../cli/src/config/read-config.ts'
import { buildSite, ourSite } from './support/build-site.ts'

const isReact = (input: string) => /node_modules\/(react|react-dom|scheduler)\/|^react:/.test(input)
const gzipped = (contents: Uint8Array) => gzipSync(contents, { level: 9 }).length

test('the client’s own JavaScript for the first view of the Redux Toolkit site is at most 10 kB, gzipped', async () => {
  const { config } = await readConfig(ourSite, { env: {} })
  const options = clientOptions(clientSource({ root: ourSite, config, components: componentFiles(ourSite) }))
  const { metafile, outputFiles } = await build(options)
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
    const inputs = Object.entries(metafile.outputs[path]!.inputs)
    const own = inputs
      .filter(([input]) => !isReact(input))
      .reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0)
    // The modules that re-export React are part of the client, but too small for a separate file.
    sizes[own < 100 ? 'react' : 'ours'] += gzipped(contents.get(resolve(ourSite, path))!)
  }
  // Creating a formatter takes 15 ms on a computer, which delays hydration. The build formats the dates.
  const code = [...firstView].map((path) => Buffer.from(contents.get(resolve(ourSite, path))!).toString()).join('\n')
  expect(code).not.toContain('DateTimeFormat')
  console.log(
    `first view: ${sizes.ours} bytes of the client, ${sizes.react} of React, gzipped, in ${firstView.size} files`,
  )
  expect(sizes.ours).toBeGreaterThan(5_000)
  expect(sizes.ours).toBeLessThanOrEqual(10_000)
})

test('the first view of a generated page is at most 97 kB, gzipped', async () => {
  const root = mkdtempSync(join(tmpdir(), 'docs-corpus-'))
  try {
    const makeCorpus = fileURLToPath(new URL('../../cli/bench/make-corpus.mjs', import.meta.url))
    execFileSync(process.execPath, [makeCorpus, join(root, 'content'), '60'], { stdio: 'ignore' })
    writeFileSync(join(root, 'site.config.ts'), "export default { title: 'Corpus' }\n")
    const site = await buildSite(root)
    const parts = firstViewOf(site.folder, 'section-1/page-5')
    await site.remove()
    const total = [...parts.values()].reduce((sum, size) => sum + size, 0)
    console.log(`first view: ${total} bytes, gzipped\n${[...parts].map((part) => part.join(' ')).join('\n')}`)
    expect(parts.size).toBeGreaterThan(4)
    expect(total).toBeLessThanOrEqual(97_000)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})

test('both web fonts are at most 40 kB together, and match the output of `scripts/fonts.mjs`', async () => {
  const { fonts, folder } = await import('../../../scripts/fonts.mjs')
  const generated: Map<string, Buffer> = await fonts()
  let total = 0
  for (const [name, contents] of generated) {
    // If this fails, run `node scripts/fonts.mjs`.
    expect(readFileSync(join(folder, name)).equals(contents), name).toBe(true)
    total += contents.length
  }
  console.log(`fonts: ${total} bytes`)
  expect(generated.size).toBe(2)
  expect(total).toBeLessThanOrEqual(40_000)
})

/** Returns the files that a page loads before it's hydrated, with their sizes. */
function firstViewOf(folder: string, path: string): Map<string, number> {
  const document = readFileSync(join(folder, path, 'index.html'))
  const parts = new Map([['document', gzipped(document)]])
  const add = (name: string) => {
    if (parts.has(name)) return
    const contents = readFileSync(join(folder, name))
    parts.set(name, gzipped(contents))
    if (!name.endsWith('.js')) return
    const imported = contents
      .toString()
      .matchAll(/(?:from|import) ?"\/(assets\/[^"]+)"|import\("\/(assets\/react-dom-[^"]+)"\)/g)
    for (const [, now, later] of imported) add(now ?? later!)
  }
  for (const [, name] of document.toString().matchAll(/(?:href|src)="\/(assets\/[^"]+\.(?:css|js))"/g)) add(name!)
  return parts
}
