import { expect, test } from 'vitest'
import { wideNavbar } from '../../src/bundle/navbar-width.ts'
import { tempSite } from '../support/temp-site.ts'

const navbar = (count: number, label = 'Documentation') => ({
  title: 'Docs',
  versions: [],
  navbar: { items: Array.from({ length: count }, (_, i) => ({ label: `${label} ${i}`, to: `/${i}` })) },
})

test('shows many links of the navbar in a second row if they don’t fit next to the title', async () => {
  const items = navbar(9).navbar.items.map(({ label }) => ({ label, to: '/' }))
  const config = `export default ${JSON.stringify({ title: 'Docs', navbar: { items } })}\n`
  const site = await tempSite({ 'content/index.md': '# Home\n' }, { config })
  await site.docs('build')
  const css = site.list('dist/assets').filter((name) => name.endsWith('.css'))
  expect(css.map((name) => site.read(`dist/assets/${name}`)).join('')).toMatch(/--navbar-height: ?6rem/)
})

test('needs a second row only in windows in which the links don’t fit', () => {
  expect(wideNavbar(navbar(0))).toBe(undefined)
  expect(wideNavbar(navbar(3))).toBe(undefined)
  expect(wideNavbar(navbar(6))).toBe('(max-width: 73rem)')
  expect(wideNavbar(navbar(9))).toBe('all')
  expect(wideNavbar(navbar(6, '文档文档文档文档文'))).toMatch(/^\(max-width: 8\drem\)$/)
})
