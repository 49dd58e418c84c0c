import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ourSite } from '../support/build-site.ts'
import { setStage } from '../support/stage.ts'
import { layoutShifts, watchLayoutShift } from './layout-shift.ts'
import { tooWide } from './too-wide.ts'
import { setMode, violations } from './violations.ts'

describe('our site', () => {
  const stage = setStage({ site: ourSite })

  const routes = () => {
    const sitemap = readFileSync(join(stage.site.folder, 'sitemap.xml'), 'utf8')
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
    return [...paths, '/search', '/nowhere']
  }

  test('axe finds nothing on any page in either mode, and no page is wider than 320 pixels', {
    timeout: 900_000,
  }, async () => {
    const tab = await stage.tab({ reducedMotion: 'reduce' })
    tab.allow(/404/)
    const found: string[] = []
    for (const path of routes()) {
      await tab.page.setViewportSize({ width: 1300, height: 800 })
      await tab.page.goto(stage.url(path))
      found.push(...(await violations(tab.page)).map((line) => `${path} ${line}`))
      await setMode(tab.page, 'dark')
      found.push(...(await violations(tab.page, { onlyColors: true })).map((line) => `${path} dark ${line}`))
      await tab.page.setViewportSize({ width: 320, height: 640 })
      found.push(...(await tooWide(tab.page)).map((line) => `${path} 320 px ${line}`))
    }
    expect(found).toEqual([])
  })

  test.each([
    '/',
    '/tutorials/quick-start',
    '/api/createSlice',
    '/rtk-query/usage/queries',
    '/blog/archive',
    '/search',
  ])('nothing on %s moves by itself', async (path) => {
    for (const width of [360, 1300]) {
      const tab = await stage.tab({ viewport: { width, height: 800 } })
      await watchLayoutShift(tab.page)
      await tab.open(stage.url(path))
      expect(await layoutShifts(tab.page)).toEqual([])
    }
  })

  test('all CSS is at most 10 kB, compressed', () => {
    const folder = join(stage.site.folder, 'assets')
    const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
    expect(sheets).toHaveLength(1)
    expect(gzipSync(readFileSync(join(folder, sheets[0]!))).length).toBeLessThanOrEqual(10_000)
  })
})
