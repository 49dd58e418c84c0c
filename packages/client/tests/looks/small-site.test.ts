import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { setStage } from '../support/stage.ts'
import { tooWide } from './too-wide.ts'
import { setMode, violations } from './violations.ts'

const config = `export default { title: 'Tiny tool', tagline: 'A small tool for small jobs', samples: false }\n`

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  return { ...box!, bottom: box!.y + box!.height, center: box!.x + box!.width / 2 }
}

describe('a site with a single page', () => {
  const stage = setStage({
    site: { 'site.config.ts': config, 'content/index.md': '# Tiny tool\n\n## Install\n\nRun the installer.\n' },
  })

  test('has no gap below the title, and a footer with a single line', async () => {
    const { page, open } = await stage.tab({ viewport: { width: 1440, height: 900 } })
    await open(stage.url('/'))
    const title = await boxOf(page, 'main h1')
    const heading = await boxOf(page, 'main h2')
    expect(heading.y - title.bottom).toBeLessThan(40)
    expect(await page.locator('footer').textContent()).toMatch(/^Tiny tool\s*A small tool for small jobs$/)
    expect((await boxOf(page, '.footer-title')).center).toBeLessThan((await boxOf(page, '.footer-title + p')).x)
  })
})

describe('a site with a hero and two pages', () => {
  const stage = setStage({
    site: {
      'site.config.ts': config,
      'content/index.md':
        '---\ntitle: Tiny tool\nhero:\n  tagline: Small.\n  actions:\n    - { label: Begin, to: /a }\n---\n',
      'content/a.md': '# A\n\nText.\n',
      'content/b.md': '# B\n\nText.\n',
    },
  })

  test('centers a hero without code', async () => {
    const { page, open } = await stage.tab({ viewport: { width: 1440, height: 900 } })
    await open(stage.url('/'))
    for (const selector of ['main h1', '.hero-tagline', '.hero-actions']) {
      const { center } = await boxOf(page, selector)
      expect(Math.abs(center - (await boxOf(page, 'main')).center)).toBeLessThan(2)
    }
  })

  test('has space between the text and the links to other pages', async () => {
    const { page, open } = await stage.tab({ viewport: { width: 1440, height: 900 } })
    await open(stage.url('/a'))
    const pager = await boxOf(page, '.prev-next a')
    expect(pager.y - (await boxOf(page, 'article')).bottom).toBeGreaterThan(64)
    // A single link fills half of the width.
    expect(pager.width).toBeLessThan((await boxOf(page, 'article')).width * 0.55)
  })
})

describe('a site with a menu and a blog', () => {
  const stage = setStage({
    site: {
      'site.config.ts': `export default {
  title: 'Tiny tool',
  samples: false,
  navbar: { items: [{ label: 'Start', to: '/' }, { label: 'Community', items: [{ label: 'Blog', to: '/blog' }] }] },
}
`,
      'content/index.md': '# Tiny tool\n\nText.\n',
      'content/blog/2026-01-02-news.md':
        '---\nauthors:\n  - name: Jane\n    title: Maintainer\n    socials:\n      github: jane\n  - { name: Sam, url: "https://example.com" }\n---\n\n# News\n\n:::note\nA note.\n:::\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
    },
  })

  test('aligns the names of authors, and shows a caret instead of a square next to a menu in forced colors', async () => {
    const { page, open } = await stage.tab({ viewport: { width: 1440, height: 900 }, forcedColors: 'active' })
    await open(stage.url('/blog/2026/01/02/news'))
    const [jane, sam] = [
      await boxOf(page, '.post-authors b'),
      await boxOf(page, '.post-authors a[href$="example.com"]'),
    ]
    expect(sam.y).toBe(jane.y)
    const borders = await page.locator('.menu-button').evaluate((button) => {
      const style = getComputedStyle(button, '::after')
      return ['Top', 'Right', 'Bottom', 'Left'].map((side) =>
        style.getPropertyValue(`border-${side.toLowerCase()}-width`),
      )
    })
    expect(borders.filter((width) => width === '0px')).toHaveLength(2)
  })

  test('separates the parts of a post in the list of posts and in the archive', async () => {
    const { page, open } = await stage.tab({ viewport: { width: 360, height: 780 } })
    await open(stage.url('/blog'))
    const [date, note] = [await boxOf(page, '.posts time'), await boxOf(page, '.posts .admonition')]
    const [text, link] = [
      await boxOf(page, '.posts .admonition + p'),
      await boxOf(page, '.posts section > p:last-child'),
    ]
    expect([note.y - date.bottom, text.y - note.bottom, link.y - text.bottom].every((gap) => gap > 12)).toBe(true)
    await open(stage.url('/blog/archive'))
    const summary = await boxOf(page, '.archive .admonition')
    expect((await boxOf(page, '.archive .admonition + p')).y - summary.bottom).toBeGreaterThan(8)
  })

  test('aligns the title of a menu with the links in the drawer, and indents the links of the menu', async () => {
    const { page, open } = await stage.tab({ viewport: { width: 360, height: 780 } })
    await open(stage.url('/blog'))
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.locator('.drawer-nav .menu-label').waitFor()
    const texts = await page.locator('.drawer-nav :is(a, .menu-label)').evaluateAll((elements) =>
      elements.map((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
        return { left: text.left, height: box.height, gap: text.top - box.top }
      }),
    )
    const [start, community, blog] = texts
    expect(community).toEqual(start)
    expect(blog!.left - community!.left).toBeGreaterThan(8)
  })
})

/** Returns the files of a folder of the templates for `docs init`. */
function template(name: string): Record<string, string> {
  const root = fileURLToPath(new URL(`../../../cli/templates/${name}/`, import.meta.url))
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name))
  const read = (path: string) => readFileSync(path, 'utf8').replaceAll('{{title}}', 'My docs')
  return Object.fromEntries(paths.map((path) => [path.slice(root.length), read(path)]))
}

describe('the site that `docs init` creates', () => {
  const stage = setStage({ site: { ...template('logo'), ...template('example'), ...template('docs') } })

  test('has an interactive component', async () => {
    const { page, open } = await stage.tab()
    await open(stage.url('/guide/retries'))
    const demo = page.getByRole('region', { name: 'Retry calculator' })
    await demo.scrollIntoViewIfNeeded()
    await page.waitForSelector('[data-island=RetryDemo][data-live]')
    await demo.getByLabel('Attempts').fill('6')
    await expect.poll(() => demo.getByRole('status').textContent()).toContain('gives up after 6200 ms')
  })

  test('has no accessibility problems in either color mode, and fits a phone', async () => {
    const { page, open } = await stage.tab({ viewport: { width: 360, height: 740 } })
    for (const path of ['/', '/guide/retries', '/reference/writing-pages']) {
      await open(stage.url(path))
      expect(await tooWide(page)).toEqual([])
      expect(await violations(page)).toEqual([])
      await setMode(page, 'dark')
      expect(await violations(page, { rules: 'colors', exclude: 'pre' })).toEqual([])
    }
  })
})
