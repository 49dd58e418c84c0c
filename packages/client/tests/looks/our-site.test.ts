import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { hasAllPages } from '../support/our-site.ts'
import { setStage } from '../support/stage.ts'
import { layoutShifts, watchLayoutShift } from './layout-shift.ts'
import { tooWide } from './too-wide.ts'
import { setMode, violations } from './violations.ts'

describe('the Redux Toolkit site', () => {
  const stage = setStage({ site: 'ours' })

  const routes = () => {
    const sitemap = readFileSync(join(stage.site.folder, 'sitemap.xml'), 'utf8')
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
    return [...paths, '/search', '/nowhere']
  }

  /** One page of each kind. */
  const kinds = ['/', '/tutorials/quick-start', '/blog/archive', '/search', '/nowhere']
  /** The page whose code blocks and sidebar are checked. Their colors are the same on all pages. */
  const whole = '/tutorials/quick-start'

  test('has no accessibility problems in either color mode, and fits a screen of 320 pixels', {
    timeout: 1_200_000,
  }, async () => {
    // Check one page of each kind and a sample of the others, because checking all of them takes minutes.
    const left = routes().filter((path, i) => process.env.DOCS_TEST_ALL || i % 25 === 10 || kinds.includes(path))
    const found: string[] = []
    const goThrough = async () => {
      const tab = await stage.tab()
      tab.allow(/404/)
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        const note = (lines: string[]) => found.push(...lines.map((line) => `${path} ${line}`))
        const colors = { rules: 'colors', exclude: path === whole ? undefined : 'pre, aside' } as const
        await tab.page.setViewportSize({ width: 1300, height: 800 })
        await tab.page.goto(stage.url(path))
        note(await violations(tab.page, { rules: 'others' }))
        for (const mode of ['light', 'dark'] as const) {
          await setMode(tab.page, mode)
          note(await violations(tab.page, colors))
        }
        await tab.page.setViewportSize({ width: 320, height: 640 })
        note(await tooWide(tab.page))
      }
    }
    await Promise.all([goThrough(), goThrough()])
    expect(found).toEqual([])
  })

  test.each(kinds.filter((path) => path !== '/nowhere'))(
    '%s causes no layout shifts while it is loading',
    async (path) => {
      // The gallery has the same frame at the other width.
      const widths = hasAllPages ? [360, 1300] : [kinds.indexOf(path) % 2 === 0 ? 360 : 1300]
      for (const width of widths) {
        const tab = await stage.tab({ viewport: { width, height: 800 }, reducedMotion: 'no-preference' })
        await watchLayoutShift(tab.page)
        await tab.open(stage.url(path))
        expect(await layoutShifts(tab.page)).toEqual([])
      }
    },
  )

  // The home page also has the styles of landing pages and, because it contains an interactive component, of form controls. They are in a
  // file of their own, so that other pages don't load them, and two files compress less well than one.
  test.each([
    ['api/createSlice/index.html', 9_500, 1],
    ['index.html', 10_500, 2],
  ])('the CSS of %s has at most %d bytes, compressed', (path, limit, files) => {
    const html = readFileSync(join(stage.site.folder, path), 'utf8')
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href!)
    expect(sheets).toHaveLength(files)
    const sizes = sheets.map((sheet) => gzipSync(readFileSync(join(stage.site.folder, sheet))).length)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limit)
  })
})
