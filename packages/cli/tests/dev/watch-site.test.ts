import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { type SiteWatcher, watchSite } from '../../src/dev/live/watch-site.ts'
import { tempSite } from '../support/temp-site.ts'

/**
 * Starts to watch a site. Returns the watcher after its initial scan, and the paths that it reports.
 *
 * @param duringScan Called when the initial scan has begun.
 */
async function watching(root: string, duringScan?: (watcher: SiteWatcher) => void) {
  const paths: string[] = []
  const watcher = watchSite(root, {
    since: Date.now(),
    begin: Promise.resolve(),
    onEvents: (events) => paths.push(...events.map(({ path }) => path)),
    onWarning: (text) => expect.unreachable(text),
  })
  onTestFinished(() => watcher.close())
  await Promise.resolve()
  duringScan?.(watcher)
  // The watcher reports the folder when its initial scan has ended.
  await expect.poll(() => paths).toContain('content')
  return { watcher, paths }
}

test('reports a file outside `content` that is saved before it is watched', async () => {
  const { root } = await tempSite({ 'content/index.md': '# Home\n', 'examples/a.ts': '1\n', 'examples/b.ts': '1\n' })
  const { watcher, paths } = await watching(root)

  const a = join(root, 'examples/a.ts')
  watcher.setFiles([a, join(root, 'examples/b.ts'), join(root, 'examples/missing.ts')], Date.now())
  // This is saved in the same tick, in which the watcher can't have added the file.
  writeFileSync(a, '2\n')
  await expect.poll(() => paths).toContain('examples/a.ts')

  paths.length = 0
  writeFileSync(join(root, 'examples/b.ts'), '2\n')
  await expect.poll(() => paths).toContain('examples/b.ts')
})

test('reports a file in a new folder each time an editor replaces it', async () => {
  const { root } = await tempSite({ 'content/index.md': '# Home\n', 'plugins/a.ts': '1\n' })
  const { watcher, paths } = await watching(root)

  const file = join(root, 'plugins/a.ts')
  watcher.setFiles([file], Date.now())
  const replace = () => {
    const isReported = paths.includes('plugins/a.ts')
    paths.length = 0
    writeFileSync(`${file}~`, 'new\n')
    renameSync(`${file}~`, file)
    return isReported
  }
  for (let save = 1; save <= 4; save++) {
    await expect.poll(replace, { interval: 1000, timeout: 30_000, message: `save ${save}` }).toBe(true)
  }
})

test('a save is reported once, and another one right after it once more', async () => {
  const { root } = await tempSite({ 'content/index.md': '# Home\n' })
  const { paths } = await watching(root)
  const file = join(root, 'content/index.md')
  const reports = () => paths.filter((path) => path === 'content/index.md').length

  const reached = (count: number) => expect.poll(reports, { interval: 5 }).toBe(count)
  paths.length = 0
  writeFileSync(file, '# One\n')
  await reached(1)
  await sleep(300)
  expect(reports()).toBe(1)
  writeFileSync(file, '# Two\n')
  await reached(2)
  // The watcher leaves out changes for 50 ms after an event.
  writeFileSync(file, '# Three\n')
  await reached(3)
  await sleep(300)
  expect(reports()).toBe(3)
})

test('a file that is deleted and written again right after a save is reported, even if its contents are the same', async () => {
  const { root } = await tempSite({ 'content/index.md': '# Home\n' })
  const { paths } = await watching(root)
  const file = join(root, 'content/index.md')

  paths.length = 0
  writeFileSync(file, '# One\n')
  await expect.poll(() => paths, { interval: 1 }).toHaveLength(1)
  rmSync(file)
  await sleep(10)
  writeFileSync(file, '# One\n')
  await expect.poll(() => paths.length).toBeGreaterThan(1)
})

test('files in a folder are reported, also outside the site and before the folder is watched', async () => {
  const { root: parent } = await tempSite({
    'site/content/index.md': '# Home\n',
    'data/a.json': '1\n',
    'CHANGELOG.md': '1\n',
  })
  const { watcher, paths } = await watching(join(parent, 'site'))
  const reports = (path: string) => expect.poll(() => paths).toContain(path)

  const data = join(parent, 'data')
  watcher.setFiles([data, join(parent, 'CHANGELOG.md')], Date.now())
  writeFileSync(join(data, 'a.json'), '2\n')
  await reports('../data/a.json')
  mkdirSync(join(data, 'more'))
  writeFileSync(join(data, 'more/b.json'), '1\n')
  await reports('../data/more/b.json')

  for (let save = 1; save <= 3; save++) {
    paths.length = 0
    for (const path of ['data/a.json', 'CHANGELOG.md']) {
      writeFileSync(join(parent, `${path}~`), 'new\n')
      renameSync(join(parent, `${path}~`), join(parent, path))
      await reports(`../${path}`)
    }
  }
})

test.each(['theme', 'content/new'])(
  'the folder `%s` is watched if it is created during the initial scan',
  async (name) => {
    const { root } = await tempSite({ 'content/index.md': '# Home\n' })
    const file = join(root, name, 'own.css')
    // The watcher lists the parent folder before it watches it. With many files, that takes longer.
    for (let n = 0; n < 2000; n++) writeFileSync(join(root, name, `../${n}.txt`), '')
    const { paths } = await watching(root, (watcher) => {
      watcher.setFiles([file], Date.now())
      setTimeout(() => {
        mkdirSync(join(root, name))
        writeFileSync(file, '1')
      })
    })
    const save = () => {
      const isReported = paths.includes(`${name}/own.css`)
      paths.length = 0
      writeFileSync(file, '2')
      return isReported
    }
    for (const time of ['created', 'saved', 'saved again'])
      await expect.poll(save, { interval: 500, timeout: 20_000, message: time }).toBe(true)
  },
)
