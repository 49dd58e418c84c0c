import { onePixel } from '../support/one-pixel.ts'

/** A site in English with two versions, a German translation of some pages, and an Arabic translation of none. */
export const files = {
  'content/index.md':
    '---\nsidebar_position: 1\n---\n\n# Welcome\n\nRead the [guide](./guide.md#install), the [API](/api), and [a file](./only.md).\n',
  'content/guide.md':
    '---\nsidebar_position: 2\n---\n\n# Guide\n\nHello.\n\n## Install {#install aka=setup}\n\nRun it.\n\n:::note\nA note.\n:::\n\n## Use it\n\n![Dot](./dot.png)\n',
  'content/api/index.md': '# API\n\nBack to the [guide](../guide.md#use-it).\n',
  'content/only.md':
    '---\nsidebar_position: 9\nhide_table_of_contents: true\n---\n\n# Only in English\n\nPlain words. See [the guide](./guide.md#install).\n\n## Part\n',
  'content/limited.md': '---\nlocales: [en]\n---\n\n# Limited\n\nText.\n',
  'content/blog/2026-01-02-first.md': '---\ntags: [news]\n---\n\n# First post\n\nHello.\n',
  'content/blog/2026-01-03-second.md': '# Second post\n\nHello.\n',
  'content/_public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'content/dot.png': onePixel,
  'versions/1.9/index.md': '# Welcome to 1.9\n\nRead the [guide](./guide.md).\n',
  'versions/1.9/guide.md': '# Guide for 1.9\n\nOld.\n',
  'translations/de/index.mdx':
    '# Willkommen\n\nLies die [Anleitung](./guide.md#install) und die [API](/api). [Nur](./limited.md)\n',
  'translations/de/guide.md':
    '---\nslug: anleitung\ndescription: Alles über Acme.\n---\n\n# Anleitung\n\nHallo Donaudampfschiff.\n\n## Einrichten\n\nLos.\n\n:::note\nEin Hinweis.\n:::\n\n## Benutzen\n\n![Punkt](./dot.png) ![Logo](/logo.svg) [oben](#setup) [API](./api/index.md) [Version 1.9](/1.9/guide)\n',
  'translations/de/eigenes.md': '---\nsource: none\n---\n\n# Nur auf Deutsch\n\nText.\n',
  'translations/de/blog/2026-01-02-first.md': '# Erster Beitrag\n\nHallo.\n',
  'translations/de/_public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2"/>\n',
  'translations/de/versions/1.9/guide.md': '# Anleitung für 1.9\n\nAlt. Zum [Start](./index.md).\n',
}

/** Returns a configuration of the site. */
export const config = (more = '') => `import { defineConfig } from '@docs-engine/cli'
export default defineConfig({
  title: 'Acme', tagline: 'Fast tools', url: 'https://acme.example', samples: false,
  editUrl: 'https://github.com/acme/docs/edit/main/site/',
  versions: [{ name: 'current', label: 'Next', isLatest: true }, { name: '1.9' }],
  locales: {
    en: { label: 'English' },
    de: { label: 'Deutsch', labels: { searchDocs: 'Durchsuchen', untranslated: 'Noch nicht übersetzt.' },
      texts: { 'Fast tools': 'Schnelle Werkzeuge', Guide: 'Anleitung', Learn: 'Lernen', 'New: [guide](/guide)': 'Neu: [Anleitung](/guide)' } },
    ar: { dir: 'rtl' },
  },
  navbar: { items: [{ label: 'Guide', to: '/guide' }, { label: 'API', to: '/api' }] },
  footer: { groups: [{ title: 'Learn', items: [{ label: 'Guide', to: '/guide#install' }] }] },
  announcement: { id: 'new', text: 'New: [guide](/guide)' },
  // The translations have more links than their originals.
  rules: { 'translation-structure': 'off' },
  ${more}
})
`
