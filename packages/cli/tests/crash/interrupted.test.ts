import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { finishInterruptedSwap, swapFolders, workFolder } from '../../src/write/swap-folders.ts'
import { tempSite } from '../support/temp-site.ts'

test('finishes a swap that was interrupted between its renames', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n' })
  await site.docs('build')
  const outDir = join(site.root, 'dist')
  // Simulate a command that was killed between its two renames. No process has this ID.
  renameSync(outDir, workFolder(outDir, 'previous', 2 ** 30))
  mkdirSync(workFolder(outDir, 'staged', 2 ** 30))
  site.write({ 'content/index.md': '# Home\n\n[x](/nope)\n' })

  expect((await site.docs('build')).exitCode).toBe(1)
  finishInterruptedSwap(outDir)

  expect(site.read('dist/index.html')).toContain('Home')
  expect(existsSync(workFolder(outDir, 'staged', 2 ** 30))).toBe(false)
})

test('finishes two concurrent builds and leaves one complete site', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n', 'content/b.md': '# B\n' })

  const runs = await Promise.all([site.docs('build'), site.docs('build'), site.docs('build')])

  expect(runs.map(({ exitCode, stderr }) => ({ exitCode, stderr }))).toEqual(Array(3).fill({ exitCode: 0, stderr: '' }))
  expect(site.list('dist')).toContain('b/index.html')
  expect(site.list('.').filter((path) => path.startsWith('.dist-'))).toEqual([])
})

test('keeps the old output if a file blocks the swap', async () => {
  const site = await tempSite({ 'dist/index.html': 'old', 'staged/index.html': 'new' }, { config: null })
  const outDir = join(site.root, 'dist')
  swapFolders(join(site.root, 'staged'), outDir)
  expect(site.read('dist/index.html')).toBe('new')
  expect(() => swapFolders(join(site.root, 'nothing'), outDir)).toThrow()
})

test('ignores a damaged cache', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n', 'content/b.md': '# B\n' })
  await site.docs('build')
  const before = site.read('dist/b/index.html')
  for (const path of site.list('.docs/cache')) {
    const text = site.read(`.docs/cache/${path}`)
    site.write({ [`.docs/cache/${path}`]: text.slice(0, text.length / 2) })
  }
  site.write({ 'content/index.md': '# Home\n\nAgain.\n' })

  expect(await site.docs('build')).toMatchObject({ exitCode: 0, stderr: '' })
  expect(site.read('dist/b/index.html')).toBe(before)
})

test('parses a page again if its artifacts are missing from the cache', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n', 'content/b.md': '# B\n' })
  await site.docs('build')
  site.write({ '.docs/cache/pages': null, dist: null })

  expect(await site.docs('build')).toMatchObject({ exitCode: 0, stderr: '' })
  expect(site.read('dist/b/index.html')).toContain('<h1 id="b">B</h1>')
})
