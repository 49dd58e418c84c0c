import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { closeContext, openTab } from '../support/browser.ts'
import { type BuiltSite, buildSite, command } from '../support/build-site.ts'
import { heading } from '../support/page-helpers.ts'
import { serveByDocs } from './servers.ts'

const navigations = Number(process.env.DOCS_NAVIGATIONS ?? 100)
/** Time between the end of a build and the start of the next one, in milliseconds. */
const betweenBuilds = 1000
/** Time during which a loaded page isn't requested again, in milliseconds (see `createPageLoader`). */
const freshFor = 10_000
const pages = 8

describe.each([
  ['without a service worker', false],
  ['with a service worker', true],
])('%s', (name, offline) => {
  test(`shows the requested page in its current version during ${navigations / 2} navigations, while new builds are deployed`, {
    timeout: 1_800_000,
  }, async () => {
    const site = await buildSite(siteOf(0, offline))
    const server = await serveByDocs(site)
    const builder = keepBuilding(site, offline)
    const tab = await openTab()
    onTestFinished(async () => {
      await closeContext(tab.context)
      await builder.end()
      await server.close()
      await site.remove()
    })
    const { page } = tab
    // If the next deploy removes a document's scripts, the document works as without JavaScript.
    const isOfOldBundle = (text: string) => /\/assets\/[\w-]+-\w{8}\.(js|css)/.test(text)
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++
    })
    const random = randomNumbers(Number(process.env.DOCS_SEED ?? 1))
    const figures = { navigations: 0, documents: 0, oldBundles: 0, deploys: 0, slowest: 0 }
    await tab.open(`${server.origin}/p0`)
    let at = 0

    for (; figures.navigations < navigations / 2 || builder.count() < 2; figures.navigations++) {
      const next = (at + 1 + Math.floor(random() * (pages - 1))) % pages
      const start = Date.now()
      const documentsBefore = documents
      const how = random()
      if (how < 0.3) await page.goto(`${server.origin}/p${next}`)
      else {
        const place = how < 0.6 ? page.locator('aside') : page.locator('article')
        await place.getByRole('link', { name: `Page ${next}`, exact: true }).click()
      }
      await heading(page, `Page ${next}`)
      figures.slowest = Math.max(figures.slowest, Date.now() - start)
      if (how > 0.95 && figures.navigations > 0) {
        await page.goBack()
        await heading(page, `Page ${at}`)
        await page.goForward()
        await heading(page, `Page ${next}`)
      }
      // The screen shows at least the deploy that was current when the page was requested.
      const landed = builder.newest(start - freshFor)
      await expect.poll(() => deployShown(page), { interval: 20 }).toBeGreaterThanOrEqual(landed)
      expect(new URL(page.url()).pathname).toBe(`/p${next}`)
      expect(await page.locator('main [role=alert]').count()).toBe(0)
      // Each step loads the document at most once, plus once if the client has changed.
      expect(documents - documentsBefore).toBeLessThanOrEqual(how > 0.95 ? 6 : 2)
      expect(builder.failures()).toEqual([])
      at = next
      await pause(50 + random() * 300)
    }
    figures.documents = documents
    figures.deploys = builder.count()
    const oldBundles = tab.errors.filter(isOfOldBundle)
    figures.oldBundles = oldBundles.length
    console.log(`${name}: ${JSON.stringify(figures)}`)
    expect(tab.errors.filter((error) => !isOfOldBundle(error))).toEqual([])
    expect(tab.warnings).toEqual([])
    expect(figures.deploys).toBeGreaterThan(1)
    expect(server.isRunning()).toBe(true)
  })
})

/** Returns the number of the deploy whose text is on the screen, or -1 between two documents. */
async function deployShown(page: Page): Promise<number> {
  const text = await page
    .locator('article')
    .textContent({ timeout: 1000 })
    .catch(() => '')
  return Number(/Deploy (\d+)\./.exec(text ?? '')?.[1] ?? -1)
}

/** Every third deploy also changes the client. */
function siteOf(deploy: number, offline: boolean): Record<string, string> {
  const names = Array.from({ length: pages }, (_, i) => i)
  const links = names.map((i) => `- [Page ${i}](./p${i}.md)`).join('\n')
  const config = { title: 'Tides', tagline: `Bundle ${Math.floor(deploy / 3)}`, samples: false, offline }
  return {
    'site.config.ts': `export default ${JSON.stringify(config)}\n`,
    'content/index.md': '# Home\n',
    ...Object.fromEntries(names.map((i) => [`content/p${i}.md`, `# Page ${i}\n\nDeploy ${deploy}.\n\n${links}\n`])),
  }
}

/** Builds one deploy after another into the served folder. */
function keepBuilding(site: BuiltSite, offline: boolean) {
  const root = join(dirname(site.folder), 'site')
  const landed = [{ deploy: 0, time: 0 }]
  const failures: string[] = []
  let isOver = false
  async function run(): Promise<void> {
    for (let deploy = 1; !isOver; deploy++) {
      for (const [path, contents] of Object.entries(siteOf(deploy, offline))) {
        const file = join(root, path)
        if (readFileSync(file, 'utf8') !== contents) writeFileSync(file, contents)
      }
      try {
        await promisify(execFile)(process.execPath, [command, 'build', root, '--out-dir', site.folder])
        landed.push({ deploy, time: Date.now() })
      } catch (error) {
        failures.push(String(error))
      }
      await pause(betweenBuilds)
    }
  }
  const running = run()
  return {
    /** Returns the newest deploy that had been published at a given time. */
    newest: (time: number) => landed.filter((one) => one.time <= time).at(-1)!.deploy,
    count: () => landed.length - 1,
    failures: () => failures,
    end() {
      isOver = true
      return running
    },
  }
}

/** Creates a random number generator that returns the same numbers between 0 and 1 for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
