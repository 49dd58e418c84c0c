import { describe, expect, test } from 'vitest'
import { setStage } from '../support/stage.ts'
import { galleryPages, gallerySite } from './gallery-site.ts'
import { layoutShifts, watchLayoutShift } from './layout-shift.ts'
import { tooWide } from './too-wide.ts'
import { setMode, violations } from './violations.ts'

const missing = /404/

describe('a site which is not ours', () => {
  const stage = setStage({ site: gallerySite() })

  test.each(galleryPages)(
    'axe finds nothing on %s, in either mode, narrow or wide, and nothing is wider than 320 pixels',
    async (path) => {
      const tab = await stage.tab({ reducedMotion: 'reduce', viewport: { width: 1300, height: 800 } })
      tab.allow(missing)
      await tab.page.goto(stage.url(path))
      expect(await violations(tab.page)).toEqual([])
      await setMode(tab.page, 'dark')
      expect(await violations(tab.page, { rules: 'colors', exclude: 'article' })).toEqual([])
      // Check the text's colors on a narrow screen only, because they are the same on a wide one.
      await tab.page.setViewportSize({ width: 360, height: 800 })
      expect(await violations(tab.page)).toEqual([])
      await tab.page.setViewportSize({ width: 320, height: 640 })
      expect(await tooWide(tab.page)).toEqual([])
    },
  )

  test('axe finds nothing without JavaScript either', async () => {
    const { page } = await stage.tab()
    await page.goto(stage.url('/hives/frames'))
    // axe needs JavaScript, so only remove the attribute that indicates JavaScript.
    await page.evaluate(() => delete document.documentElement.dataset.js)
    expect(await violations(page)).toEqual([])
  })

  test.each(galleryPages)('nothing on %s shifts during loading', async (path) => {
    // Most pages have the same frame, so test each of them at only one width.
    const isFirst = ['/', '/hives/frames'].includes(path)
    const widths = galleryPages.indexOf(path) % 2 === 0 ? [360] : [1300]
    for (const width of isFirst ? [360, 1300] : widths) {
      const tab = await stage.tab({ viewport: { width, height: 800 } })
      tab.allow(missing)
      await watchLayoutShift(tab.page)
      await tab.open(stage.url(path))
      expect(await layoutShifts(tab.page)).toEqual([])
    }
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

  test.each([true, false])('the drawer opens, and Escape closes it (JavaScript: %s)', async (javaScriptEnabled) => {
    const { page } = await stage.tab({
      javaScriptEnabled,
      reducedMotion: 'reduce',
      viewport: { width: 360, height: 780 },
    })
    await page.goto(stage.url('/hives/frames'))
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
    expect(await sidebar.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    expect(await sidebar.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await sidebar.isVisible()).toBe(false)
  })

  test('the open drawer keeps the focus inside, makes the rest inert, and returns the focus', async () => {
    const tab = await stage.tab({ reducedMotion: 'reduce', viewport: { width: 360, height: 780 } })
    const { page } = tab
    await tab.open(stage.url('/hives/smoke'))
    const focused = () =>
      page.evaluate(() => {
        const { activeElement: active } = document
        return `${active!.closest('aside') ? 'drawer' : 'page'}: ${active!.ariaLabel ?? active!.textContent}`
      })
    const inert = () =>
      page.evaluate(() =>
        ['.skip-link', 'header', 'main', 'footer'].filter((name) => document.querySelector(name)!.closest('[inert]')),
      )
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    await button.press('Enter')
    await expect.poll(focused).toBe('drawer: Close menu')
    expect(await inert()).toEqual(['.skip-link', 'header', 'main', 'footer'])
    // The close button, two links of the navbar, two groups, and the two pages of the open group
    const visited: string[] = []
    for (let i = 0; i < 7; i++) {
      visited.push(await focused())
      await page.keyboard.press('Tab')
    }
    expect(visited.join()).toBe(
      'drawer: Close menu,drawer: Hives,drawer: Market,drawer: Hives,drawer: Frames,drawer: Smoke,drawer: Honey',
    )
    expect(await focused()).toBe('drawer: Close menu')
    await page.keyboard.press('Shift+Tab')
    expect(await focused()).toBe('drawer: Honey')
    await page.keyboard.press('Escape')
    await expect.poll(focused).toBe('page: Menu')
    expect(await inert()).toEqual([])

    // A click on the page closes the drawer, and does nothing else.
    await button.click()
    await expect.poll(focused).toBe('drawer: Close menu')
    await page.mouse.click(350, 300)
    await expect.poll(focused).toBe('page: Menu')
    expect(await inert()).toEqual([])

    await button.click()
    await expect.poll(inert).not.toEqual([])
    await page.locator('aside').getByRole('link', { name: 'Frames' }).click()
    await expect.poll(focused).toBe('page: Frames')
    expect(await inert()).toEqual([])

    await button.click()
    await expect.poll(inert).not.toEqual([])
    await page.setViewportSize({ width: 1300, height: 780 })
    await expect.poll(inert).toEqual([])
  })

  test('the drawer opens at its top, with the current page in view', async () => {
    const tab = await stage.tab({ reducedMotion: 'reduce', viewport: { width: 360, height: 780 } })
    await tab.open(stage.url('/hives/smoke'))
    const open = async () => {
      await tab.page.getByRole('button', { name: 'Menu', exact: true }).click()
      await expect.poll(() => tab.page.evaluate(() => document.activeElement!.ariaLabel)).toBe('Close menu')
      return tab.page.evaluate(() => {
        const { top, bottom } = document.querySelector('.sidebar-nav [aria-current=page]')!.getBoundingClientRect()
        return { scrolled: document.querySelector('aside')!.scrollTop, isInView: top >= 60 && bottom <= innerHeight }
      })
    }
    expect(await open()).toEqual({ scrolled: 0, isInView: true })
    await tab.page.keyboard.press('Escape')
    await tab.page.setViewportSize({ width: 360, height: 250 })
    expect(await open()).toEqual({ scrolled: expect.toSatisfy((top: number) => top > 0), isInView: true })
    await tab.page.evaluate(() => {
      document.querySelector('aside')!.scrollTop = 1000
    })
    await tab.page.keyboard.press('Escape')
    await tab.page.setViewportSize({ width: 360, height: 780 })
    expect(await open()).toEqual({ scrolled: 0, isInView: true })
  })

  test('browsers without popovers have a drawer, too', async () => {
    const tab = await stage.tab({ reducedMotion: 'reduce', viewport: { width: 360, height: 780 } })
    await tab.page.addInitScript(() => {
      const prototype = HTMLElement.prototype as unknown as Record<string, unknown>
      for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover']) delete prototype[name]
      for (const { prototype } of [Document, Element]) {
        const { querySelector } = prototype as Document
        prototype.querySelector = function (this: Document, selector: string) {
          if (selector.includes(':popover-open')) throw new SyntaxError(selector)
          return querySelector.call(this, selector)
        } as Document['querySelector']
      }
      // The browser must not open the popover.
      addEventListener(
        'click',
        (event) => (event.target as Element).closest('[popovertarget]') && event.preventDefault(),
      )
    })
    await tab.page.route('**/*.css', async (route) => {
      const response = await route.fetch()
      const css = (await response.text()).replaceAll(':popover-open', ':unknown')
      await route.fulfill({ response, body: `@layer tokens { [popover] { display: block } }${css}` })
    })
    await tab.open(stage.url('/hives/smoke'))
    const drawer = tab.page.locator('aside')
    expect(await drawer.isVisible()).toBe(false)
    await tab.page.getByRole('button', { name: 'Menu', exact: true }).click()
    await drawer.waitFor()
    await tab.page.getByRole('button', { name: 'Close menu' }).click()
    await drawer.waitFor({ state: 'hidden' })
    await tab.page.getByRole('button', { name: 'Menu', exact: true }).click()
    await drawer.getByRole('link', { name: 'Frames' }).click()
    await tab.page.getByRole('heading', { name: 'Frames', level: 1 }).waitFor()
    expect(await drawer.isVisible()).toBe(false)
    await tab.page.setViewportSize({ width: 1300, height: 780 })
    expect(await drawer.isVisible()).toBe(true)
    await tab.page.goto(stage.url('/'))
    expect(await drawer.isVisible()).toBe(false)
  })

  test('the sidebar is open where the page is, and marks it', async () => {
    const { page } = await stage.tab()
    await page.goto(stage.url('/hives/smoke'))
    const groups = page.locator('.sidebar-nav details')
    expect(await groups.evaluateAll((list) => list.map((group) => (group as HTMLDetailsElement).open))).toEqual([
      true,
      false,
    ])
    expect(await page.locator('.sidebar-nav [aria-current=page]').textContent()).toBe('Smoke')
  })

  test('the link to the current page stays in view when the page changes', async () => {
    const tab = await stage.tab({ viewport: { width: 1300, height: 180 } })
    await tab.open(stage.url('/hives/smoke'))
    await tab.page.evaluate(() => {
      scrollTo(0, 400)
      // After the reader has scrolled the list, the browser doesn't scroll it anymore.
      document.querySelector('.sidebar')!.scrollTop = 1
    })
    await tab.page.locator('[rel=next]').click()
    await tab.page.getByRole('heading', { name: 'Honey', level: 1 }).waitFor()
    await tab.page.waitForFunction(() => {
      const box = document.querySelector('.sidebar')!.getBoundingClientRect()
      const entry = document.querySelector('.sidebar [aria-current=page]')!.getBoundingClientRect()
      return entry.top >= box.top && entry.bottom <= box.bottom
    })
  })

  test('the table of contents is beside the text on a wide screen, and collapsed above it on a narrow one', async () => {
    const { page } = await stage.tab()
    await page.goto(stage.url('/hives/frames'))
    const entry = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Sizes' })
    expect(await entry.isVisible()).toBe(true)
    await page.setViewportSize({ width: 360, height: 780 })
    expect(await entry.isVisible()).toBe(false)
    await page.getByText('On this page').last().click()
    expect(await entry.isVisible()).toBe(true)
  })

  test('browsers without newer CSS show the table of contents, and the current page in the sidebar', async () => {
    const { page } = await stage.tab({ viewport: { width: 1300, height: 180 } })
    await page.addInitScript(() => {
      const { supports } = CSS
      CSS.supports = (name: string, ...rest: string[]) =>
        name !== 'scroll-initial-target' && supports.call(CSS, name, ...(rest as [string]))
    })
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/scroll-initial-target|details-content/g, 'unknown-$&')
      await route.fulfill({ response, body })
    })
    await page.goto(stage.url('/honey'))
    await page.waitForFunction(() => {
      const box = document.querySelector('.sidebar')!.getBoundingClientRect()
      const entry = document.querySelector('.sidebar [aria-current=page]')!.getBoundingClientRect()
      return entry.top >= box.top && entry.bottom <= Math.min(box.bottom, innerHeight)
    })
    await page.goto(stage.url('/hives/frames'))
    expect(await page.locator('.toc a').first().isVisible()).toBe(true)
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

  test('a wide table uses the room beside the text, and its first column stays when it scrolls', async () => {
    const { page } = await stage.tab({ viewport: { width: 1440, height: 800 } })
    await page.goto(stage.url('/hives/frames'))
    const measure = () =>
      page.evaluate(() => {
        const box = document.querySelector('.table')!
        box.scrollLeft = 1000
        const [cell, next] = box.querySelectorAll('tbody td')
        const { left, right, width } = box.getBoundingClientRect()
        const { width: text } = document.querySelector('article')!.getBoundingClientRect()
        const lines = [...box.querySelectorAll('thead tr > *')].map((head) => getComputedStyle(head).borderBottomColor)
        return {
          extra: width - text,
          right,
          scrolled: box.scrollLeft,
          first: cell!.getBoundingClientRect().left - left,
          second: next!.getBoundingClientRect().left - left,
          lines: new Set(lines).size,
          toc: document.querySelector('.toc')!.getBoundingClientRect().left,
        }
      })
    const wide = await measure()
    expect(wide.extra).toBeGreaterThan(30)
    expect(wide.right).toBeLessThan(wide.toc)
    // The header's bottom border is the same below its empty cell.
    expect(wide.lines).toBe(1)
    await page.setViewportSize({ width: 360, height: 780 })
    const narrow = await measure()
    expect(narrow.scrolled).toBeGreaterThan(50)
    expect(narrow.first).toBe(0)
    expect(narrow.second).toBeLessThan(100)
    expect(narrow.extra).toBe(0)
  })

  test('code and diagrams that are cut have the cue of tables', async () => {
    const { page } = await stage.tab({ viewport: { width: 360, height: 780 } })
    await page.goto(stage.url('/hives/frames'))
    const cues = await page.evaluate(() =>
      ['.table', '.code pre', '.diagram-box'].map((selector) => {
        const { backgroundAttachment, backgroundImage } = getComputedStyle(document.querySelector(selector)!)
        return `${backgroundAttachment}: ${backgroundImage.match(/linear-gradient/g)?.length}`
      }),
    )
    expect(cues).toEqual(Array(3).fill('local, local, scroll, scroll: 4'))
  })

  test('boxes are tab stops only while they scroll, and each has a name of its own', async () => {
    const tab = await stage.tab({ viewport: { width: 360, height: 780 } })
    await tab.open(stage.url('/hives/frames'))
    const stops = () =>
      tab.page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.table, .code pre, .diagram-box')]
          .filter((box) => box.tabIndex >= 0 && box.checkVisibility())
          .map((box) => `${box.role} ${box.ariaLabel}`),
      )
    const all = [
      'group Table in “Sizes”',
      'img Bees fly out and return',
      'group hive.ts in “Code”',
      'group Code in “Code”',
    ]
    await expect.poll(stops).toEqual(all)
    await tab.page.setViewportSize({ width: 1440, height: 800 })
    await expect.poll(stops).toEqual(['group Table in “Sizes”', 'group hive.ts in “Code”'])
    await tab.page.setViewportSize({ width: 360, height: 780 })
    await expect.poll(stops).toEqual(all)
    const buttons = await tab.page.locator('[data-copy]').evaluateAll((list) => list.map(({ ariaLabel }) => ariaLabel))
    expect(buttons).toEqual(['Copy hive.ts in “Code”', 'Copy code in “Code”', 'Copy Output in “Code”'])
    // Text that was read back from the document has the attributes of the first visit.
    await tab.page.setViewportSize({ width: 1440, height: 800 })
    await tab.page.locator('aside').getByRole('link', { name: 'Smoke' }).click()
    await tab.page.getByRole('heading', { name: 'Smoke', level: 1 }).waitFor()
    await tab.page.setViewportSize({ width: 360, height: 780 })
    await tab.page.goBack()
    await tab.page.getByRole('heading', { name: 'Frames', level: 1 }).waitFor()
    await expect.poll(stops).toEqual(all)
  })

  test('boxes can be scrolled with the keyboard without JavaScript', async () => {
    const { page } = await stage.tab({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
    await page.goto(stage.url('/hives/frames'))
    const table = page.getByRole('group', { name: 'Table' })
    await table.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
  })

  test('a diagram can be enlarged, with the keyboard too', async () => {
    const tab = await stage.tab({ viewport: { width: 360, height: 780 } })
    await tab.open(stage.url('/hives/frames'))
    const button = tab.page.getByRole('button', { name: 'Enlarge: Bees fly out and return' })
    await button.focus()
    await tab.page.keyboard.press('Enter')
    const dialog = tab.page.getByRole('dialog', { name: 'Bees fly out and return' })
    await dialog.waitFor()
    const widths = await tab.page.evaluate(() =>
      ['.diagram svg', '.zoom svg'].map((selector) => document.querySelector(selector)!.getBoundingClientRect().width),
    )
    expect(widths[1]).toBeGreaterThan(widths[0]! * 1.5)
    await tab.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('on a narrow screen, the selected language is marked within the button’s padding only', async () => {
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

  test('there is no motion for readers who prefer reduced motion', async () => {
    const { page } = await stage.tab({ reducedMotion: 'reduce', viewport: { width: 360, height: 780 } })
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

  test('an archive without entries says so', async () => {
    const { page } = await stage.tab()
    await page.goto(stage.url('/blog/archive'))
    expect(await page.locator('article').textContent()).toBe('No posts yet.')
  })
})

describe.each(['#ffe600', '#00c2a8', 'crimson'])('a site with the accent %s', (accent) => {
  const stage = setStage({ site: gallerySite({ theme: { accent } }) })

  test('has it everywhere, and can be read in both modes', async () => {
    const { page } = await stage.tab({ reducedMotion: 'reduce' })
    for (const path of ['/', '/hives/frames']) {
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

describe('a site with components of its own', () => {
  const stage = setStage({
    site: {
      ...gallerySite({ theme: { components: { Footer: './Footer.tsx', Kbd: './Kbd.tsx' }, css: ['./own.css'] } }),
      'Footer.tsx': `export default function Footer({ site }) { return <footer className="own">{site.title} by bees</footer> }`,
      'Kbd.tsx': `export default function Kbd({ children }) { return <kbd className="own-key">{children}</kbd> }`,
      'own.css': '.own { color: rgb(1, 2, 3) }',
    },
  })

  test('shows them instead of ours, by name', async () => {
    const tab = await stage.tab()
    await tab.open(stage.url('/hives/frames'))
    expect(await tab.page.locator('footer').textContent()).toBe('Beekeeping by bees')
    expect(await tab.page.locator('.own-key').textContent()).toBe('Ctrl+K')
    expect(await tab.page.evaluate(() => getComputedStyle(document.querySelector('footer')!).color)).toBe(
      'rgb(1, 2, 3)',
    )
  })
})
