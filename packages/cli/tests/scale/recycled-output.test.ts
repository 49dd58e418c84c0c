import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type TempSite, tempSite } from '../support/temp-site.ts'

const pages = Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`content/p${i}.md`, `# Page ${i}\n`]))

function contents(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
  return Object.fromEntries(files.sort().map((name) => [name, readFileSync(join(folder, name), 'base64')]))
}

/** Builds the site, and compares the output with a build without a cache. Both must contain the same files and no empty folders. */
async function builds(site: TempSite, ...args: string[]): Promise<void> {
  expect(await site.docs('build', ...args)).toMatchObject({ exitCode: 0, stderr: '' })
  expect(await site.docs('build', '--no-cache', '--out-dir', 'cold', ...args)).toMatchObject({
    exitCode: 0,
    stderr: '',
  })
  const all = (folder: string) => readdirSync(join(site.root, folder), { recursive: true, encoding: 'utf8' }).sort()
  expect(all('dist')).toEqual(all('cold'))
  expect(contents(join(site.root, 'dist'))).toEqual(contents(join(site.root, 'cold')))
}

const spares = (site: TempSite) => readdirSync(join(site.root, '.docs/spare'))

test('recycles the second-to-last output, regardless of what was added, removed, or changed since', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n', ...pages, 'content/_public/x': 'A file' })
  await builds(site)
  site.write({ 'content/p1.md': '# Other\n' })
  await builds(site)
  expect(spares(site)).toHaveLength(1)
  const spare = join(site.root, '.docs/spare', spares(site)[0]!)
  const { ino } = statSync(spare)

  // A file becomes a folder, and a page is deleted while another one moves below its path.
  rmSync(join(site.root, 'content/_public/x'))
  rmSync(join(site.root, 'content/p2.md'))
  site.write({ 'content/_public/x/y.txt': 'In a folder', 'content/p2/deep/er.md': '# Deeper\n' })
  await builds(site)
  expect(statSync(join(site.root, 'dist')).ino).toBe(ino)

  // Undo the change.
  rmSync(join(site.root, 'content/_public/x'), { recursive: true })
  rmSync(join(site.root, 'content/p2'), { recursive: true })
  site.write({ 'content/_public/x': 'A file again', 'content/p2.md': '# Page 2\n' })
  await builds(site)
  await builds(site)
})

test('ignores files that were changed in the output or in the recycled folder', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n', ...pages })
  await builds(site)
  site.write({ 'content/p1.md': '# Other\n' })
  await builds(site)
  const spare = join(site.root, '.docs/spare', spares(site)[0]!)
  // Writing to one file changes both, because they are the same file.
  writeFileSync(join(site.root, 'dist/p3/index.html'), 'changed')
  rmSync(join(spare, 'p4'), { recursive: true })
  writeFileSync(join(spare, 'p4'), 'a file in the place of a folder')
  rmSync(join(spare, 'p5/index.html'))
  mkdirSync(join(spare, 'p5/index.html/more'), { recursive: true })
  rmSync(join(spare, 'p0/index.html'))
  symlinkSync('/etc/hostname', join(spare, 'p0/index.html'))
  writeFileSync(join(spare, 'more.html'), 'more')
  await builds(site)
})

test('keeps no recycled folder if most of the site changed', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n', ...pages })
  await builds(site)
  await builds(site)
  expect(spares(site)).toHaveLength(1)
  await builds(site, '--base-url', '/elsewhere/')
  expect(spares(site)).toHaveLength(0)
  await site.docs('build', '--no-cache', '--base-url', '/elsewhere/')
  expect(spares(site)).toHaveLength(0)
})
