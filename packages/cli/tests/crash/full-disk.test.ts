import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { mayMount, smallDisk } from '../support/small-disk.ts'
import { problems, type TempSite, tempSite } from '../support/temp-site.ts'

const config = `export default { title: 'Test', samples: false }\n`
const pagesOf = (build: number) =>
  Object.fromEntries(
    ['index', 'a', 'b', 'c', 'd'].map((name) => [
      `content/${name}.md`,
      `# ${name}\n\n${`Build ${build}. `.repeat(400)}\n`,
    ]),
  )

const outputOf = (site: TempSite, folder = 'dist') =>
  site.list(folder).map((path) => [path, site.read(`${folder}/${path}`)])
const leftovers = (site: TempSite) => site.list('.').filter((path) => path.startsWith('.dist-'))

async function siteOnSmallDisk(): Promise<TempSite & { disk: ReturnType<typeof smallDisk> }> {
  const site = await tempSite({}, { config: null })
  const disk = smallDisk(site.root, 6_000_000)
  site.write({ 'site.config.ts': config, ...pagesOf(0) })
  expect(await site.docs('build')).toMatchObject({ exitCode: 0, stderr: '' })
  return { ...site, disk }
}

describe.skipIf(!mayMount)('on a small disk', () => {
  test.each([0, 40_000, 150_000])(
    'reports a full disk with %i bytes left, keeps the old site, and succeeds when there is space',
    async (bytes) => {
      const site = await siteOnSmallDisk()
      const before = outputOf(site)
      site.write(pagesOf(1))
      site.disk.leave(bytes)

      const run = await site.docs('build')

      expect({ ...run, stderr: run.stderr.replace(/ at `[^`]*`/, '') }).toMatchObject({
        exitCode: 1,
        stdout: '',
        stderr:
          'error  `<root>/dist` can’t be written (ENOSPC).\n\n  The disk is full. The previous output is unchanged.\n',
      })
      expect(outputOf(site)).toEqual(before)
      expect(leftovers(site)).toEqual([])

      site.disk.free()
      expect(await site.docs('build')).toMatchObject({ exitCode: 0, stderr: '' })
      expect((await site.docs('build', '--no-cache', '--out-dir', 'fresh')).exitCode).toBe(0)
      expect(outputOf(site)).toEqual(outputOf(site, 'fresh'))
    },
  )

  test('reports a full disk in other commands', async () => {
    const site = await siteOnSmallDisk()
    site.write(pagesOf(1))
    expect((await site.docs('build', '--shard', '2/2', '--out-dir', 'part-2')).exitCode).toBe(0)
    site.disk.leave(0)
    expect(problems(await site.docs('build', '--shard', '1/2', '--out-dir', 'part-1'))).toMatchInlineSnapshot(`
      "exit 1
      error  A file can’t be written (ENOSPC).
        The disk is full."
    `)
    expect(problems(await site.docs('check', '--lock'))).toMatchInlineSnapshot(`
      "exit 1
      error  A file can’t be written (ENOSPC).
        The disk is full."
    `)
    expect(problems(await site.docs('init', 'new'))).toMatchInlineSnapshot(`
      "exit 1
      error  A file can’t be written (ENOSPC).
        The disk is full."
    `)
    // Commands that don't write anything still work.
    expect((await site.docs('check')).exitCode).toBe(0)
    site.disk.free()
    expect((await site.docs('build', '--shard', '1/2', '--out-dir', 'part-1')).exitCode).toBe(0)
    expect((await site.docs('merge', 'part-1', 'part-2')).exitCode).toBe(0)
    expect(site.read('dist/a/index.html')).toContain('Build 1.')
  })

  test('leaves a read-only output unchanged, and accepts another folder', async () => {
    const site = await siteOnSmallDisk()
    const before = outputOf(site)
    site.write(pagesOf(1))
    const elsewhere = await tempSite({}, { config: null })
    site.disk.setReadOnly(true)

    expect(problems(await site.docs('build')).replace(/-staged-\d+/, '-staged')).toMatchInlineSnapshot(`
      "exit 1
      error  \`<root>/dist\` can’t be written (EROFS at \`<root>/.dist-staged\`).
        The file system is read-only. Specify a different folder. The previous output is unchanged."
    `)
    expect(outputOf(site)).toEqual(before)
    expect(await site.docs('build', '--out-dir', join(elsewhere.root, 'dist'))).toMatchObject({
      exitCode: 0,
      stderr: '',
    })
    expect(elsewhere.read('dist/a/index.html')).toContain('Build 1.')
    expect((await site.docs('check')).exitCode).toBe(0)
    expect(problems(await site.docs('build', '--shard', '1/2'))).toMatchInlineSnapshot(`
      "exit 1
      error  \`<root>/.docs/parts\` can’t be written (EROFS).
        The file system is read-only. Specify a different folder."
    `)
    site.disk.setReadOnly(false)
    expect(await site.docs('build')).toMatchObject({ exitCode: 0, stderr: '' })
  })
})

test.skipIf(process.getuid?.() === 0)('reports a folder that isn’t writable, and keeps the old site', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n' })
  const args = ['build', '--out-dir', 'public/dist']
  expect((await site.docs(...args)).exitCode).toBe(0)
  const parent = join(site.root, 'public')
  chmodSync(parent, 0o555)
  onTestFinished(() => chmodSync(parent, 0o755))
  const before = outputOf(site, 'public/dist')
  site.write({ 'content/index.md': '# House\n' })
  const { exitCode, stderr } = await site.docs(...args)
  expect(exitCode).toBe(1)
  expect(stderr).toContain('can’t be written (EACCES')
  expect(outputOf(site, 'public/dist')).toEqual(before)
})
