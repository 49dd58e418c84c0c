import { expect, test } from 'vitest'
import { importedSite } from '../imported-site.ts'

test('reports templates that the extension for macros of Zensical evaluates', async () => {
  const { causes } = await importedSite({
    'mkdocs.yml': 'site_name: Old\nextra: { version: 1.2 }\nmarkdown_extensions:\n  zensical.extensions.macros:\n',
    'docs/index.md': '# Start\n\nVersion {{ version }}\n\n{% for sponsor in sponsors %}\nSponsor\n{% endfor %}\n',
  })
  expect(causes).toContain('expression macros: docs/index.md')
})
