import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { devSite, type RunningDev, until } from '../support/dev-site.ts'
import { openLivePage } from '../support/live-page.ts'

const probe = fileURLToPath(new URL('../support/heap-probe.cjs', import.meta.url))

/** A tenth of the edits is enough to detect a leak. More edits make the figures precise. */
const edits = Number(process.env.DOCS_DEV_EDITS ?? 300)
const pages = 20
/** Number of edits before measuring. Afterward, all code has been compiled, and bounded caches are full. */
const warmUp = Number(process.env.DOCS_DEV_WARM_UP ?? 80)

const code = Array.from({ length: 20 }, (_, i) => `export const value${i} = makeValue(${i}, 'text')`).join('\n')
const text = (mark: string) =>
  `# Page\n\n${`Some words of ${mark}.\n\n`.repeat(40)}\`\`\`ts\n${code} // ${mark}\n\`\`\`\n`

test('memory and the cache on disk do not grow with the number of edits', { timeout: 300_000 }, async () => {
  const others = Array.from({ length: pages - 1 }, (_, i) => [`content/page-${i}.md`, text(`page ${i}`)])
  const { dev, root, write } = await devSite(
    { 'content/index.md': text('the start'), ...Object.fromEntries(others) },
    { environment: { NODE_OPTIONS: `--require ${probe}` } },
  )
  const received = await openLivePage(dev, '/')
  let count = 0
  const edit = async (times: number) => {
    for (const end = count + times; count < end; count++) {
      const mark = `edit ${count} of many`
      write({ 'content/index.md': text(mark) })
      await until(() => received().includes(mark))
    }
  }
  await edit(warmUp)
  const before = await heaps(dev)
  await edit(edits)
  const after = await heaps(dev)

  expect([...before.keys()].length).toBe(2)
  // The data for one edit is about 100 kB, so keeping it would exceed this limit.
  for (const [thread, bytes] of after) {
    const growth = (bytes - before.get(thread)!) / edits
    console.info(
      `thread ${thread}: ${Math.round(bytes / 1024)} kB, ${Math.round(growth)} bytes for each of ${edits} edits`,
    )
    expect(growth).toBeLessThan(10_000)
  }
  // Builds keep some unused files for switching between branches: up to twice the number of used files, plus a constant.
  await until(() => readdirSync(join(root, '.docs/cache/pages')).length <= 2 * pages + 100)
})

/** Returns the bytes in use in each thread after garbage collection. */
async function heaps(dev: RunningDev): Promise<Map<string, number>> {
  const from = dev.stderr().length
  const lines = () => [
    ...dev
      .stderr()
      .slice(from)
      .matchAll(/heap of thread (\d+): (\d+) bytes/g),
  ]
  dev.process.kill('SIGUSR2')
  await until(() => lines().length === 2)
  return new Map(lines().map(([, thread, bytes]) => [thread!, Number(bytes)]))
}
