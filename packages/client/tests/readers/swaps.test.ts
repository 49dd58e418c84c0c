import { cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { swapFolders, workFolder } from '../../../cli/src/write/swap-folders.ts'
import { buildSite } from '../support/build-site.ts'
import { load, type Wanted } from './load.ts'
import { openHandles, serveByDocs } from './servers.ts'

const swaps = Number(process.env.DOCS_SWAPS ?? 100)

const deploy = (name: string) =>
  buildSite({
    'site.config.ts': `export default { title: 'Tides', samples: false, offline: false }\n`,
    'content/index.md': `# Home\n\nDeploy ${name}.\n`,
    ...Object.fromEntries(
      Array.from({ length: 10 }, (_, i) => [
        `content/p${i}.md`,
        `# Page ${i}\n\n${`Deploy ${name}. `.repeat(i * 900)}\n`,
      ]),
    ),
  })

test(`every request gets a complete file of one deploy while ${swaps} deploys replace each other`, {
  timeout: 300_000,
}, async () => {
  // The lengths differ, so the test notices a response that combines the length of one file with the contents of the other.
  const deploys = await Promise.all([deploy('ebb'), deploy('the spring flood')])
  const [served] = deploys
  const folders = deploys.map(({ folder }) => `${folder}-kept`)
  for (const [i, { folder }] of deploys.entries()) cpSync(folder, folders[i]!, { recursive: true })
  const server = await serveByDocs(served)
  onTestFinished(async () => {
    await server.close()
    for (const site of deploys) await site.remove()
  })
  const before = openHandles(server.pid)

  let isOver = false
  let count = 0
  const wanted = addressesOfBoth(folders)
  const result = load({
    origin: server.origin,
    connections: 20,
    next: () => (isOver ? undefined : { ...wanted[count++ % wanted.length]!, isGzipped: count % 2 === 0 }),
  })
  for (let i = 0; i < swaps; i++) {
    const staged = workFolder(served.folder, 'staged')
    cpSync(folders[i % 2]!, staged, { recursive: true })
    swapFolders(staged, served.folder)
    await pause(20)
  }
  isOver = true
  const { faults, ...figures } = await result
  console.log(`${swaps} deploys: ${JSON.stringify(figures)}`)
  expect(faults).toEqual([])
  expect(figures.requests).toBeGreaterThan(swaps)
  expect(server.isRunning()).toBe(true)
  if (before !== undefined) await expect.poll(() => openHandles(server.pid)).toBeLessThanOrEqual(before + 5)
  rmSync(workFolder(served.folder, 'staged'), { recursive: true, force: true })
})

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/** The files that both deploys contain, and the not-found page. */
function addressesOfBoth(folders: string[]): Wanted[] {
  const [one, other] = folders as [string, string]
  const names = readdirSync(one, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /^(?![._]|vercel).*(html|json|xml|txt|md)$/.test(path) && isFile(join(one, path)) && isFile(join(other, path)),
  )
  const of = (path: string, file: string, status: number): Wanted => {
    const contents = [one, other].map((folder) => readFileSync(join(folder, file)))
    return {
      path,
      fault({ status: found, headers, body }) {
        if (found !== status) return `${found} instead of ${status}`
        if (!headers['content-security-policy']) return 'without the headers of the rules'
        return contents.some((bytes) => bytes.equals(body)) ? undefined : `bytes of neither: ${body.length}`
      },
    }
  }
  const pages = names.map((name) => of(`/${name.replace(/(^|\/)index\.html$/, '')}`, name, 200))
  return [...pages, of('/nowhere', '404.html', 404)]
}
