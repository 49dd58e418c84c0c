import { expect, test } from 'vitest'
import { moved } from './docusaurus-site.ts'

test('keeps stylesheets and images with the same name apart', async () => {
  const { site, read } = await moved({
    'docusaurus.config.js': `module.exports = { title: 'Old', presets: [['classic', {
      docs: {}, theme: { customCss: ['./src/custom.css', './src/css/custom.css', './src/css/moved.css'] } }]] }`,
    'docs/a.md':
      '# A\n\n![one](../src/one/pic.png) ![two](../src/two/pic.png) ![one](../src/one/pic.png)\n\n<p style={{ color: "red" }}>Red</p>\n',
    'src/one/pic.png': 'one',
    'src/two/pic.png': 'two',
    'src/custom.css': '.one { background: url(./one/pic.png) }\n',
    'src/css/custom.css': '.two { background: url(../two/pic.png) }\n',
    'src/css/moved.css': '.three { margin: 0 }\n',
    'static/assets/pic.png': 'static',
  })
  expect(read('site.config.ts')).toContain(`css: ['styles/custom.css', 'styles/custom-2.css', 'styles/moved-2.css']`)
  expect(read('styles/custom.css')).toBe('.one { background: url("/assets/pic-2.png") }\n')
  expect(read('styles/custom-2.css')).toBe('.two { background: url("/assets/pic-3.png") }\n')
  expect(read('styles/moved-2.css')).toBe('.three { margin: 0 }\n')
  expect(read('content/_public/assets/pic-2.png')).toBe('one')
  expect(read('content/_public/assets/pic-3.png')).toBe('two')
  expect(read('content/docs/a.mdx')).toContain(
    '![one](../assets/pic.png) ![two](../assets/pic-2.png) ![one](../assets/pic.png)',
  )
  expect(read('content/assets/pic-2.png')).toBe('two')
  expect(site.read('new/content/_public/assets/pic.png')).toBe('static')
})

test('removes rules for classes that only the new theme uses, and keeps those for the classes of pages', async () => {
  const { read, shown } = await moved({
    'docusaurus.config.js': `module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', {
      theme: { customCss: ['./src/custom.css'] } }]] }`,
    'src/custom.css':
      '.admonition { color: black }\n@media print { .admonition a, blockquote a, .own { color: red } }\n.button { margin: 0 }\n',
    'src/theme/NotFound.js': 'export default () => <p className="admonition">Not imported</p>\n',
    'docs/a.md': '# A\n\n<a className="button" href="/">Start</a>\n\n:::note\n\nText\n\n:::\n',
  })
  expect(read('styles/custom.css')).toBe(
    '\n@media print { blockquote a:where(.prose :not(.anchor, .button, .link-cards a)),\n.own { color: red } }\n.button { margin: 0 }\n',
  )
  expect(shown.stdout).toContain('styles for `.admonition`')
})

test('gives strong text the color of the element that contains it', async () => {
  const { read } = await moved({
    'docusaurus.config.js': `module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', {
      theme: { customCss: ['./src/custom.css'] } }]] }`,
    'src/custom.css': 'blockquote { background: #fff; color: black }\n',
    'docs/a.md': '# A\n\n> **Note**\n',
  })
  expect(read('styles/docusaurus-variables.css')).toContain('strong:where(.prose *) {\n  color: inherit;\n}')
  expect(read('site.config.ts')).toContain("css: ['styles/docusaurus-variables.css', 'styles/custom.css']")
})

test('keeps the footer dark in both color modes', async () => {
  const { read } = await moved({
    'docusaurus.config.js': `module.exports = { title: 'Old', presets: [['classic', {}]], themeConfig: { footer: {
      style: 'dark', copyright: 'Me', logo: { src: '/white.svg' } } } }`,
    'static/white.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'docs/a.md': '# A\n',
  })
  expect(read('styles/docusaurus-variables.css')).toMatch(
    /\.footer \{[^}]*color-scheme: dark;\n {2}background: #303846;/,
  )
  expect(read('site.config.ts')).toContain("css: ['styles/docusaurus-variables.css']")
})

test('keeps a background for inline code out of code blocks', async () => {
  const { read } = await moved({
    'docusaurus.config.js': `module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', {
      theme: { customCss: ['./src/custom.css'] } }]] }`,
    'src/custom.css': '/* Code */\ncode { background: #ddd; color: red }\nli code { padding: 0 }\n',
    'docs/a.md': '# A\n\n`a`\n',
  })
  expect(read('site.config.ts')).toContain("css: ['styles/docusaurus-variables.css', 'styles/custom.css']")
  expect(read('styles/docusaurus-variables.css')).toMatch(
    /^\/\*.*\*\/\npre code:where\(\.prose \*\) \{\n {2}background-color: revert-layer;/,
  )
})

test('leaves the title out of the navbar if the old navbar shows only a described logo', async () => {
  const { read } = await moved({
    'docusaurus.config.js': `module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', {}]],
  themeConfig: { navbar: { logo: { src: 'logo.svg', alt: 'Old' }, items: [{ to: '/docs/a', label: 'A' }] } } }\n`,
    'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    'docs/a.md': '# A\n',
  })
  expect(read('site.config.ts')).toContain("title: '',")
})
