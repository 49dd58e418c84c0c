import { describe, expect, test } from 'vitest'
import { isComplete, someOf } from '../../../cli/tests/support/amount.ts'
import { setStage } from '../support/stage.ts'
import { galleryPages, gallerySite } from './gallery-site.ts'
import { layoutShifts, watchLayoutShift } from './layout-shift.ts'
import { tooWide } from './too-wide.ts'
import { setMode, violations } from './violations.ts'

const missing = /404/

describe('a site with every element', () => {
  const stage = setStage({ site: gallerySite() })

  test.each(galleryPages)(
    '%s causes no layout shifts while it is loading, has no accessibility problems in either color mode, and fits a screen of 320 pixels',
    async (path) => {
      // Check the frame on one page only, because it is the same on all of them.
      const hasFrame = isComplete || path === '/hives/frames'
      const oneWidth = galleryPages.indexOf(path) % 2 === 0 ? 360 : 1300
      const openAt = async (width: number) => {
        const tab = await stage.tab({ viewport: { width, height: 800 }, reducedMotion: 'no-preference' })
        tab.allow(missing)
        await watchLayoutShift(tab.page)
        await tab.open(stage.url(path))
        expect(await layoutShifts(tab.page)).toEqual([])
        return tab
      }
      const tab = await openAt(oneWidth)
      if (hasFrame || path === '/') await openAt(oneWidth === 360 ? 1300 : 360)
      await tab.page.emulateMedia({ reducedMotion: 'reduce' })
      await tab.page.setViewportSize({ width: 1300, height: 800 })
      expect(await violations(tab.page)).toEqual([])
      await setMode(tab.page, 'dark')
      if (hasFrame) expect(await violations(tab.page, { rules: 'colors', exclude: 'article' })).toEqual([])
      // Check the text's colors on a narrow screen only, because they are the same on a wide one.
      await tab.page.setViewportSize({ width: 360, height: 800 })
      expect(await violations(tab.page, hasFrame ? {} : { rules: 'colors' })).toEqual([])
      await tab.page.setViewportSize({ width: 320, height: 640 })
      expect(await tooWide(tab.page)).toEqual([])
    },
  )

  test('pages without JavaScript have no accessibility problems', async () => {
    const { page } = await stage.tab()
    await page.goto(stage.url('/hives/frames'))
    // axe needs JavaScript, so only remove the attribute that indicates JavaScript.
    await page.evaluate(() => delete document.documentElement.dataset.js)
    expect(await violations(page)).toEqual([])
  })

  test('browsers without light-dark() show dark text on a light page, and underline links, if readers prefer dark pages', async () => {
    const { page } = await stage.tab({ colorScheme: 'dark' })
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('light-dark(', 'unknown(') })
    })
    await page.goto(stage.url('/hives/frames'))
    const colorScheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    expect(await colorScheme()).toBe('light')
    const link = page.locator('.prose p a:not(.button)').first()
    expect(await link.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('underline')
    expect(await violations(page, { rules: 'colors' })).toEqual([])
  })

  test('every control is at least 44 pixels large on a narrow screen', async () => {
    const { page } = await stage.tab({ viewport: { width: 360, height: 780 }, hasTouch: true })
    await page.goto(stage.url('/hives/frames'))
    await page.locator('.toc summary').click()
    const small = () =>
      page.evaluate(() =>
        [
          ...document.querySelectorAll(
            'button, summary, input:not([disabled]), header a, aside a, .toc a, footer a, nav a',
          ),
        ]
          .filter((element) => element.checkVisibility() && !element.matches('.breadcrumbs a'))
          .flatMap((element) => {
            const { width, height } = element.getBoundingClientRect()
            return width < 44 || height < 43.5 ? [`${element.outerHTML.slice(0, 80)} ${width}×${height}`] : []
          }),
      )
    expect(await small()).toEqual([])
    await page.locator('[data-drawer-toggle]').click()
    expect(await page.locator('aside').isVisible()).toBe(true)
    expect(await small()).toEqual([])
  })

  test('on a narrow screen, only the area within the button’s padding marks the selected language', async () => {
    const { page } = await stage.tab({ viewport: { width: 800, height: 800 } })
    await page.goto(stage.url('/hives/frames'))
    const clips = await page.evaluate(() =>
      [...document.querySelectorAll('.code-languages button')].map((button) => getComputedStyle(button).backgroundClip),
    )
    expect(new Set(clips)).toEqual(new Set(['content-box']))
  })

  test('forced colors keep the search dialog, its selection, and the marked terms visible', async () => {
    const tab = await stage.tab({ forcedColors: 'active' })
    await tab.open(stage.url('/hives/frames'))
    await tab.page.keyboard.press('Control+k')
    await tab.page.getByRole('searchbox').fill('smoke')
    const selected = tab.page.locator('.DocSearch-Hit[aria-selected=true] a')
    await selected.waitFor()
    const styles = await tab.page.evaluate(() => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector)!)
      const mark = style('.DocSearch-Hits mark')
      return {
        border: style('.DocSearch-Modal').borderTopStyle,
        isSelectionVisible:
          style('.DocSearch-Hit[aria-selected=true] a').backgroundColor !== style('.DocSearch-Modal').backgroundColor,
        isSelectionReadable:
          style('.DocSearch-Hit[aria-selected=true] mark').color ===
          style('.DocSearch-Hit[aria-selected=true] svg').color,
        isMarkReadable: mark.color !== mark.backgroundColor,
      }
    })
    expect(styles).toEqual({
      border: 'solid',
      isSelectionVisible: true,
      isSelectionReadable: true,
      isMarkReadable: true,
    })
  })

  test('print shows only the text, with everything expanded and the URLs of links', async () => {
    const { page } = await stage.tab({ viewport: { width: 720, height: 1000 } })
    await page.goto(stage.url('/hives/frames'))
    await page.emulateMedia({ media: 'print' })
    for (const hidden of ['.navbar', '.sidebar', '.toc', '.footer', '.code-copy', '.tab-list']) {
      expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false)
    }
    for (const shown of ['Flat steel.', 'Soft hair.', 'Hidden wax.']) {
      expect(await page.getByText(shown).isVisible(), shown).toBe(true)
    }
    const target = await page.evaluate(
      () => getComputedStyle(document.querySelector('article p a[href^=http]')!, '::after').content,
    )
    expect(target).toContain('https://market.example')
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('.code code')!).whiteSpace)).toBe(
      'pre-wrap',
    )
  })

  test('only landing pages load the styles of the hero, before they are shown', async () => {
    // The requests of a service worker can't be held back.
    const tab = await stage.tab({ serviceWorkers: 'block', viewport: { width: 1300, height: 800 } })
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let isRequested = false
    await tab.page.route('**/assets/page-*.css', async (route) => {
      isRequested = true
      await released
      await route.continue()
    })
    await tab.open(stage.url('/hives/smoke'))
    expect(isRequested).toBe(false)
    await tab.page.locator('.brand').click()
    await expect.poll(() => isRequested).toBe(true)
    expect(await tab.page.locator('h1').textContent()).toBe('Smoke')
    release()
    const title = tab.page.getByRole('heading', { name: 'Keep bees' })
    await title.waitFor()
    expect(await title.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))).toBeGreaterThan(50)
  })

  test('nothing moves for readers who prefer reduced motion', async () => {
    const { page } = await stage.tab({ viewport: { width: 360, height: 780 } })
    await page.goto(stage.url('/hives/frames'))
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { transitionDuration, animationName } = getComputedStyle(element)
          return transitionDuration !== '0s' || animationName !== 'none'
        }).length,
    )
    expect(moving).toBe(0)
  })

  test('a misspelled URL suggests the intended page', async () => {
    const tab = await stage.tab()
    tab.allow(missing)
    await tab.open(stage.url('/hive/frame'))
    await tab.page.getByRole('link', { name: 'Frames /hives/frames' }).click()
    await tab.page.getByRole('heading', { name: 'Frames', level: 1 }).waitFor()
  })

  test('an empty archive shows a message', async () => {
    const { page } = await stage.tab()
    await page.goto(stage.url('/blog/archive'))
    expect(await page.locator('article').textContent()).toBe('No posts yet.')
  })
})

describe.each(someOf(['#ffe600', 'crimson', '#00c2a8'], 2))('a site with the accent %s', (accent) => {
  const stage = setStage({ site: gallerySite({ theme: { accent } }) })

  test('uses the accent everywhere, and is readable in both color modes', async () => {
    const { page } = await stage.tab()
    for (const path of accent === 'crimson' ? ['/', '/hives/frames'] : someOf(['/', '/hives/frames'])) {
      await page.goto(stage.url(path))
      for (const mode of ['light', 'dark'] as const) {
        await setMode(page, mode)
        // Code doesn't use the accent color.
        expect(await violations(page, { rules: 'colors', exclude: 'pre' })).toEqual([])
      }
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'))).toBe(
      accent,
    )
  })
})

describe('a site with custom components', () => {
  const stage = setStage({
    site: {
      ...gallerySite({ theme: { components: { Footer: './Footer.tsx', Kbd: './Kbd.tsx' }, css: ['./own.css'] } }),
      'Footer.tsx': `export default function Footer({ site }) { return <footer className="own">{site.title} by bees</footer> }`,
      'Kbd.tsx': `export default function Kbd({ children }) { return <kbd className="own-key">{children}</kbd> }`,
      'own.css': '.own { color: rgb(1, 2, 3) }',
    },
  })

  test('shows them instead of the built-in components of the same name', async () => {
    const tab = await stage.tab()
    await tab.open(stage.url('/hives/frames'))
    expect(await tab.page.locator('footer').textContent()).toBe('Beekeeping by bees')
    expect(await tab.page.locator('.own-key').textContent()).toBe('Ctrl+K')
    expect(await tab.page.evaluate(() => getComputedStyle(document.querySelector('footer')!).color)).toBe(
      'rgb(1, 2, 3)',
    )
  })
})
