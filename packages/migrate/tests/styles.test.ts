import { expect, test } from 'vitest'
import { buildImported, importedSite } from './imported-site.ts'

/** An MkDocs site with one page and one stylesheet. */
function mkdocsSite(page: string, css: string): Record<string, string> {
  return {
    'mkdocs.yml': `site_name: Old
theme: { name: material }
plugins: [search, macros, mike]
extra_css: [own.css]
markdown_extensions:
  - attr_list
  - pymdownx.emoji
`,
    'docs/own.css': css,
    'docs/index.md': `# Home\n\n${page}\n`,
  }
}

test('imports the rules of stylesheets for the classes of pages, with the variables and keyframes that they need', async () => {
  const { site, causes } = await importedSite(
    mkdocsSite(
      '<div class="termy">Code</div>\n\n<p class="plain">Text</p>',
      `:root { --glow: 3px; --unused: 1px }
:root { --md-text-font: "Roboto"; }
.termy, .md-typeset .termy b { width: var(--glow); color: var(--md-accent-fg-color); animation: 1s blink }
.other { color: red }
.md-header { color: red }
[data-md-color-scheme="slate"] .termy > a:hover { color: white }
@media (width < 40rem) { .termy { display: block } .other { display: none } }
@keyframes blink { from { opacity: 0 } }
@keyframes turn { from { opacity: 1 } }
`,
    ),
  )
  expect(causes.filter((cause) => cause.includes('docs/'))).toEqual([])
  const css = site.read('new/styles/moved.css')
  expect(css).toContain('--md-accent-fg-color: var(--color-accent);')
  expect(css).toContain(':root { --glow: 3px; --unused: 1px }')
  expect(css).toContain('.termy, .prose .termy b { width: var(--glow);')
  expect(css).toContain('[data-theme="dark"] .termy > a:hover')
  expect(css).toMatch(/@media \(width < 40rem\) \{\s*\.termy \{ display: block \}\s*\}/)
  expect(css).toContain('@keyframes blink')
  expect(css).not.toMatch(/other|md-header|turn|Roboto/)
  expect(await buildImported(site)).toContain('Built 1 page')
})

test('shows the icons of an installed Material, and reports the others', async () => {
  const svg = (path: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>`
  const { site, causes } = await importedSite({
    ...mkdocsSite(
      'See :material-check:{ .big title="Yes" } and :octicons-tag-16: at 10:30:45, :simple-gone:\n\n{% raw %}\nWrite {{ name }}.\n{% endraw %}',
      '.big { font-size: 2em }\n',
    ),
    '.venv/lib/python3.12/site-packages/material/templates/.icons/material/check.svg': svg('M1 1'),
    '.venv/lib/python3.12/site-packages/material/templates/.icons/octicons/tag-16.svg': svg('M2 2'),
  })
  expect(causes.filter((cause) => cause.includes('docs/'))).toEqual(['component icons: docs/index.md'])
  expect(await buildImported(site)).toContain('Built 1 page')
  const html = site.read('new/dist/index.html')
  expect(html).toContain(
    '<span class="moved-icon moved-icon-material-check big" role="img" aria-label="Yes"></span> and ',
  )
  expect(html).toContain('<span class="moved-icon moved-icon-octicons-tag-16"></span> at 10:30:45')
  expect(html).toContain('Write {{ name }}.')
  expect(html).not.toContain('raw %')
  expect(site.read('new/styles/moved.css')).toContain('.big')
})

test('separates the blocks in HTML elements, and renames classes that start like those of the icons of Docs', async () => {
  const { site } = await importedSite({
    'docusaurus.config.js': `module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', {}]] }\n`,
    'docs/page.mdx': '# Page\n\n<div className="guide">\n\nOne.\n\nTwo.\n\n</div>\n',
  })
  expect(site.read('new/styles/moved.css')).toContain('.prose :is(div, section, aside, article) >')

  const icons = await importedSite(mkdocsSite('<i class="icon-box">A</i>', '.icon-box { width: 3rem }\n'))
  expect(icons.site.read('new/content/index.md')).toContain('class="old-icon-box"')
  expect(icons.site.read('new/styles/moved.css')).toContain('.old-icon-box { width: 3rem }')
})

const starlight = (options = '') => `import starlight from '@astrojs/starlight'
export default { integrations: [starlight({ title: 'Old', ${options} })] }
`

test('takes the default colors of Starlight and VitePress', async () => {
  const withStarlight = await importedSite({
    'astro.config.mjs': starlight(),
    'src/content/docs/index.md': '---\ntitle: Home\n---\n\nText\n',
  })
  expect(withStarlight.site.read('new/site.config.ts')).toContain("accent: 'hsl(234, 90%, 60%)'")
  const withComputedColor = await importedSite({
    'astro.config.mjs': starlight("customCss: ['./own.css']"),
    'own.css': ':root { --sl-color-accent: var(--mine) }',
    'src/content/docs/index.md': '---\ntitle: Home\n---\n\nText\n',
  })
  expect(withComputedColor.site.read('new/site.config.ts')).not.toContain('accent')
  const withVitePress = await importedSite({
    '.vitepress/config.js': "export default { title: 'Old', appearance: 'dark' }\n",
    'index.md': '# Home\n',
  })
  const config = withVitePress.site.read('new/site.config.ts')
  expect(config).toContain("accent: '#3451b2'")
  expect(config).toContain("colorMode: { default: 'dark', respectSystem: false }")
})
