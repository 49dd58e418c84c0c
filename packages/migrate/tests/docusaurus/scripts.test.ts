import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { moved } from './docusaurus-site.ts'

test('reports empty elements that a script of the old site fills', async () => {
  const { shown } = await moved({
    'docs/page.mdx':
      '# Page\n\n<div className="player" data-code="1"></div>\n\n<div className="line" />\n\n<div data-kind="full">Text</div>\n',
  })
  expect(shown.stdout + shown.stderr).toContain(
    'A script of the old site fills in the empty element `<div class="player">`. In the new site, scripts don’t run again when a reader follows a link.',
  )
  expect(shown.stdout + shown.stderr).not.toMatch(/class="line"|<div>/)
})

test('runs the scripts that fill in empty elements when a reader follows a link', async () => {
  const { read, shown, site } = await moved({
    'docusaurus.config.js': `module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', {}]],
  scripts: ['https://analytics.example/a.js', { src: 'https://player.example/embed.js', defer: true }] }\n`,
    'docs/page.mdx': '# Page\n\n> <div className="player" data-code="1"></div>\n',
    'docs/other.mdx': '# Other\n',
  })
  expect(shown.stderr).toBe('')
  expect(read('content/docs/page.mdx')).toBe(
    '# Page\n\n> <div className="player" data-code="1"></div>\n\n::OldScripts\n',
  )
  expect(read('content/docs/other.md')).toBe('# Other\n')
  expect(read('site.config.ts')).toContain(`csp: { 'frame-src': ["'self'", 'https://player.example'] }`)
  const built = await site.docs('build', 'new')
  expect(built.stderr).not.toContain('error')
  expect(site.read('new/dist/docs/page/index.html')).toContain('data-island="OldScripts"')
})

test('allows the modules that a script of the old site imports, and the styles that it adds', async () => {
  const { read, site } = await moved({
    'docusaurus.config.js': `module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', {}]],
  scripts: [{ src: '/js/repl.js', type: 'module' }] }\n`,
    'static/js/repl.js': 'import "./view.js"\nimport { a } from "https://modules.example/a@1"\n',
    'static/js/view.js': 'export const view = `<div><style>p { color: red }</style></div>`\n',
    'docs/page.md': '# Page\n',
  })
  const hash = createHash('sha256').update('p { color: red }').digest('base64')
  expect(read('site.config.ts')).toContain("'script-src': ['https://modules.example'],")
  expect(read('site.config.ts')).toContain(`'style-src': ["'sha256-${hash}'"],`)
  expect(await site.docs('build', 'new')).toMatchObject({ exitCode: 0 })
})
