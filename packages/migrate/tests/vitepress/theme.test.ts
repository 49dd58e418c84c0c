import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'

test('takes the brand color', async () => {
  const { site } = await importedSite({
    '.vitepress/config.ts': "export default { title: 'Old' }\n",
    '.vitepress/theme/own.css':
      ':root { --vp-c-brand: #e36002; --vp-c-brand-1: var(--vp-c-brand); --vp-c-brand-2: blue }\n',
    'index.md': '# Start\n',
  })
  expect(site.read('new/site.config.ts')).toContain("accent: '#e36002'")
})

test('shows the image of the home page and those of its features', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  const { site, causes } = await importedSite({
    '.vitepress/config.mjs': "export default { title: 'Old' }\n",
    'public/day.svg': svg,
    'public/night.svg': svg,
    'public/fast.svg': svg,
    'index.md':
      '---\nlayout: home\nhero: { name: Old, image: { light: /day.svg, dark: /night.svg, alt: A lake } }\nfeatures:\n  - { title: Fast, details: Very., icon: { src: /fast.svg } }\n  - { title: Small, details: Very., icon: 🐜 }\n---\n',
    'guide.md': '# Guide\n\n[Other](./other)\n',
    'other.md':
      '---\nlayout: home\nhero: { name: Other, image: /gone.svg }\nfeatures: [{ title: A, details: B., icon: <i></i> }]\n---\n',
  })
  expect(causes).toEqual(['component feature icons: other.md', 'component hero image: other.md'])
  expect(await buildImported(site)).not.toContain('error')
  const html = site.read('new/dist/index.html')
  expect(html).toMatch(/<img class="only-light"[^>]* src="[^"]*day[^"]*\.svg"[^>]*/)
  expect(html).toMatch(/<img class="only-dark"[^>]* src="[^"]*night[^"]*\.svg"[^>]*/)
  expect(html).toContain('alt="A lake"')
  expect(html).toMatch(/<span class="feature-icon"><img [^>]*src="[^"]*fast[^"]*\.svg"/)
  expect(html).toContain('<span class="feature-icon">🐜</span>')
})

test('converts every URL of an element, including those in `srcset`', async () => {
  const { site } = await importedSite({
    '.vitepress/config.mts': "export default { title: 'Old', base: '/base/' }\n",
    'index.md':
      '# Home\n\n<img src="/base/light.svg" srcset="/base/light.svg 1x, ./dark.svg 2x" alt="2 > 1">\n\n<video src="/base/a.mp4" poster=\'/base/light.svg\'></video>\n',
    'dark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    'public/light.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    'public/a.mp4': 'video',
  })
  const page = site.read('new/content/index.md')
  expect(page).toContain('<img src="/light.svg" srcset="/light.svg 1x, ./dark.svg 2x" alt="2 > 1">')
  expect(page).toContain('<video src="/a.mp4" poster=\'/light.svg\'></video>')
  expect(await buildImported(site)).not.toMatch(/warning/)
})
