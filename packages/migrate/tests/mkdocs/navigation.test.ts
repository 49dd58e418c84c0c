import { expect, test } from 'vitest'
import { importedSite } from '../imported-site.ts'

const site = (features: string) => ({
  'mkdocs.yml': `site_name: Old
theme:
  name: material
  features: [${features}]
nav:
  - Guide:
    - guide/one.md
    - More:
      - guide/two.md
`,
  'docs/index.md': '# Home\n',
  'docs/guide/one.md': '# One\n',
  'docs/guide/two.md': '# Two\n',
})

const collapsed = async (features: string) => {
  const imported = await importedSite(site(features))
  const config = imported.site.read('new/site.config.ts')
  return { config, labels: [...config.matchAll(/label: '(\w+)',\s*collapsed: true/g)].map(([, label]) => label) }
}

test('closes the groups of the sidebar that Material closes, and takes its default color', async () => {
  const { config, labels } = await collapsed('')
  expect(labels).toEqual(['Guide', 'More'])
  expect(config).toContain("accent: '#4051b5'")
  expect((await collapsed('navigation.sections')).labels).toEqual(['More'])
  expect((await collapsed('navigation.tabs')).labels).toEqual(['More'])
  expect((await collapsed('navigation.expand')).labels).toEqual([])
})

test('names tabs and sections without a label after their pages', async () => {
  const imported = await importedSite({
    'mkdocs.yml': `site_name: Old
plugins: [section-index]
theme: { name: material, features: [navigation.tabs] }
nav:
  - index.md
  - features.md
  - '':
    - guide/index.md
    - '':
      - guide/more/index.md
      - guide/more/two.md
`,
    'docs/index.md': '# Home\n',
    'docs/features.md': '# All `features` { #all }\n',
    'docs/guide/index.md': '---\ntitle: The guide\n---\n\n# Guide\n',
    'docs/guide/more/index.md': '# More\n',
    'docs/guide/more/two.md': '# Two\n',
  })
  const config = imported.site.read('new/site.config.ts')
  expect(config).toContain("{ label: 'All features', to: '/features' }")
  expect(config).toContain("{ label: 'The guide', to: '/guide' }")
  expect(config).toMatch(/label: 'More',\s*to: 'guide\/more',(?:\s*collapsed: true,)?\s*items: \['guide\/more\/two'\]/)
  expect(config).not.toContain('.md')
})
