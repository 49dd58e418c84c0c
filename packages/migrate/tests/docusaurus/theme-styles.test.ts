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
  expect(read('site.config.ts')).toContain(
    `css: ['styles/custom.css', 'styles/css/custom.css', 'styles/css/moved.css']`,
  )
  expect(read('styles/custom.css')).toBe('.one { background: url("/assets/pic-2.png") }\n')
  expect(read('styles/css/custom.css')).toBe('.two { background: url("/assets/pic-3.png") }\n')
  expect(read('styles/css/moved.css')).toBe('.three { margin: 0 }\n')
  expect(read('content/_public/assets/pic-2.png')).toBe('one')
  expect(read('content/_public/assets/pic-3.png')).toBe('two')
  expect(read('content/docs/a.mdx')).toContain(
    '![one](../assets/pic.png) ![two](../assets/pic-2.png) ![one](../assets/pic.png)',
  )
  expect(read('content/assets/pic-2.png')).toBe('two')
  expect(site.read('new/content/_public/assets/pic.png')).toBe('static')
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
