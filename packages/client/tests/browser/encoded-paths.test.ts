import { expect, test } from 'vitest'
import { heading } from '../support/page-helpers.ts'
import { setStage } from '../support/stage.ts'

const names = ['C# and F#', '100% done?', 'über uns']
const addresses = ['/docs/C%23%20and%20F%23', '/docs/100%25%20done%3F', '/docs/%C3%BCber%20uns']

const stage = setStage({
  baseUrl: '/docs/',
  site: {
    'site.config.ts': `export default { title: 'Test', samples: false, baseUrl: '/docs/' }\n`,
    'content/index.md': '# Home\n',
    ...Object.fromEntries(names.map((name, i) => [`content/${name}.md`, `# Page ${i}\n\nThe word needle${i}.\n`])),
  },
})

const address = (tab: { page: { url(): string } }) => new URL(tab.page.url()).pathname

test('pages with special characters in their paths open from the sidebar and after a reload', async () => {
  const tab = await stage.tab({ viewport: { width: 1400, height: 800 } })
  await tab.open(stage.url('/'))
  const link = (name: string) => tab.page.locator('nav[aria-label="Docs sidebar"]').getByRole('link', { name })
  for (const [i, expected] of addresses.entries()) {
    await tab.page.evaluate(() => Object.assign(window, { isSame: true }))
    await link(`Page ${i}`).click()
    await heading(tab.page, `Page ${i}`)
    expect(address(tab)).toBe(expected)
    expect(await tab.page.evaluate(() => 'isSame' in window)).toBe(true)
    expect(await link(`Page ${i}`).getAttribute('aria-current')).toBe('page')

    await tab.page.reload()
    await tab.page.waitForSelector('html[data-hydrated]')
    await heading(tab.page, `Page ${i}`)
    expect(address(tab)).toBe(expected)
    expect(await link(`Page ${i}`).getAttribute('aria-current')).toBe('page')
  }
  await tab.page.goBack()
  await heading(tab.page, 'Page 1')
  expect(address(tab)).toBe(addresses[1])
})

test('pages with special characters in their paths open from the search', async () => {
  const tab = await stage.tab()
  await tab.open(stage.url('/'))
  for (const [i, expected] of addresses.entries()) {
    await tab.page.keyboard.press('Control+k')
    await tab.page.getByRole('searchbox').fill(`needle${i}`)
    await tab.page
      .getByRole('option', { name: `Page ${i}` })
      .first()
      .click()
    await heading(tab.page, `Page ${i}`)
    expect(address(tab)).toBe(expected)
  }
})
