import { expect, test } from 'vitest'
import { setStage } from '../support/stage.ts'
import { tooWide } from './too-wide.ts'

const stage = setStage({
  site: {
    'site.config.ts': `export default {
  title: 'Lamplighters',
  favicon: '/lamp.svg',
  samples: false,
  navbar: { logo: { src: '/lamp.svg', alt: '' } },
  versions: [{ name: 'current', label: 'Upcoming' }, { name: '1.0', isLatest: true }],
  locales: { en: { label: 'English' }, fr: { label: 'Français' } },
}
`,
    'content/_public/lamp.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="28" height="28"/>',
    'content/index.md': '# Home\n\n[Oil](./oil.md)\n',
    'content/oil.md': '# Oil\n',
    'translations/fr/index.md': '# Accueil\n\n[Huile](./oil.md)\n',
    'translations/fr/oil.md': '# Huile\n',
    'versions/1.0/index.md': '# Home\n',
  },
})

test('the menus of versions and languages fit on a small screen, and the name of the language stays readable for screen readers', async () => {
  const { page, open } = await stage.tab({ viewport: { width: 360, height: 780 } })
  await open(stage.url('/fr/oil'))
  expect(await tooWide(page)).toEqual([])
  const tools = page.locator('.navbar-tools')
  const [title, search] = [(await page.locator('.brand span').boundingBox())!, (await tools.boundingBox())!]
  expect(title.x + title.width).toBeLessThanOrEqual(search.x)
  const menu = tools.locator('summary', { hasText: 'Français' })
  expect(
    await menu.evaluate((summary) => getComputedStyle(summary.querySelector('[data-code]')!, '::before').content),
  ).toBe('"fr"')
  await menu.click()
  expect(await tooWide(page)).toEqual([])
  await page.getByRole('link', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'Oil', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/oil')
})
