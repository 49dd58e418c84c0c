import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'
import { plainConfig } from './plain-config.ts'

test('imports redirects to pages, translations, and other sites', async () => {
  const { site, causes } = await importedSite({
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
export default {
  redirects: {
    '/first/': '/#part', '/out': 'https://x.example/', '/loop': '/loop', '/de/gone': '/de/guide',
  },
  integrations: [starlight({ title: 'Old', locales: { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch' } } })],
}
`,
    'src/content/docs/index.md': '---\ntitle: Home\n---\n\n## Part\n',
    'src/content/docs/de/guide.md': '---\ntitle: Hilfe\n---\n',
  })
  expect(causes).toEqual(['page translation src/content/docs/de/guide.md: ', 'redirect /loop: '])
  const config = site.read('new/site.config.ts')
  expect(config).toContain("{ from: '/first', to: '/#part' }")
  expect(config).toContain("{ from: '/de/gone', to: '/de/guide' }")
  expect(config).toContain("{ from: '/out', to: 'https://x.example/' }")
})

test('doesn’t count pages as whole that link to pages in `src/pages`', async () => {
  const { site, report, causes } = await importedSite({
    'astro.config.mjs': plainConfig['astro.config.mjs'].replace('{ integ', "{ site: 'https://old.example', integ"),
    'src/content/docs/index.md': '---\ntitle: Home\n---\n\n[Try it](/play?code=1), [try this](/play/?code=2).\n',
    'src/content/docs/full.md': '---\ntitle: Full\n---\n\n[Try it](https://old.example/play/) or go [home](/).\n',
    'src/content/docs/whole.md': '---\ntitle: Whole\n---\n\n[Full](/full/)\n',
    'src/pages/play.astro': '<p>Play</p>\n',
    'src/pages/_part.astro': '<p>Part</p>\n',
    'src/pages/data.json.js': 'export const GET = () => new Response()\n',
  })
  expect(causes).toEqual(['page play.astro: src/content/docs/full.md,src/content/docs/index.md', 'page data.json.js: '])
  expect([report.pages, report.imported, report.whole]).toEqual([4, 3, 1])
  expect(await buildImported(site)).not.toMatch(/error|warning/)
})
