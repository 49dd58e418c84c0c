import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'
import { siteWith } from './site-with-components.ts'

test('imports scripts that only define custom elements', async () => {
  const { site, causes } = await importedSite(
    siteWith('<Counter>**More**</Counter>\n\n<Page />', {
      'Counter.astro': `<count-up data-step="2"><slot /></count-up>
<script>
  import { step } from './step'
  class CountUp extends HTMLElement {
    connectedCallback() { this.dataset.step = String(step) }
  }
  customElements.define('count-up', CountUp)
</script>
`,
      'step.ts': 'export const step: number = 4\n',
      'Page.astro': `<p id="page">Page</p>
<script>document.querySelector('#page')!.textContent = 'Changed'
customElements.define('other-element', class extends HTMLElement {})</script>
`,
    }),
  )
  expect(causes).toEqual(['component <Page>: src/content/docs/index.mdx'])
  expect(site.read('new/site.config.ts')).toContain(
    "head: [{ tag: 'script', attributes: { type: 'module', src: '/scripts/Counter.js' } }]",
  )
  expect(site.read('new/content/_public/scripts/Counter.js')).toContain('this.dataset.step = String(step)')
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  const html = site.read('new/dist/index.html')
  expect(html).toMatch(/<count-up data-step="2">\s*(?:<p>)?<strong>More<\/strong>/)
  expect(html).toContain('<script type="module" src="/scripts/Counter.js">')
})

test('runs the scripts and event handlers of components on the pages that contain them', async () => {
  const { site, causes } = await importedSite(
    siteWith('<Icons />\n\n<Icons />\n\n<Form />\n\n<Escape />\n\n<Hover />', {
      'Icons.astro': `<ul class="icons"><li>star</li></ul>
<script>
  const list = document.querySelector<HTMLElement>('.icons')
  list?.addEventListener('click', () => list.append('!'))
</script>
`,
      'Form.astro': '<form onsubmit="event.preventDefault()"><button>Send</button></form>\n',
      'Escape.astro': "<p>Escape</p><script>document.addEventListener('keydown', () => {})</script>\n",
      'Hover.astro': '<p onmouseenter="show()">Hover</p>\n',
    }),
  )
  expect(causes).toEqual([
    'component <Escape>: src/content/docs/index.mdx',
    'component <Hover>: src/content/docs/index.mdx',
  ])
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  const html = site.read('new/dist/index.html')
  expect(html.match(/<div hidden(?:="")?><moved-script-icons><\/moved-script-icons><\/div>/g)).toHaveLength(1)
  expect(html).toContain('<form data-on-submit="event.preventDefault()">')
  expect(html).toContain('<script type="module" src="/scripts/event-handlers.js">')
  expect(site.read('new/content/_public/scripts/Icons.js')).toContain("customElements.define('moved-script-icons'")
  expect(site.read('new/content/_public/scripts/event-handlers.js')).toContain('"event.preventDefault()"(event) {')
})

test('allows the requests of custom elements, and reports those to unknown URLs', async () => {
  const element = (name: string, code: string) => `<${name}></${name}>
<script>
  customElements.define('${name}', class extends HTMLElement { async connectedCallback() { ${code} } })
</script>
`
  const { site, causes } = await importedSite(
    siteWith('<Stars />\n\n<Own />\n\n<Feed />', {
      'Stars.astro': element('repo-stars', "await fetch('https://api.example/stars?of=' + this.id)"),
      'Own.astro': element('own-data', "await fetch('/data.json')"),
      'Feed.astro': element('news-feed', 'await fetch(this.dataset.from)'),
    }),
  )
  expect(causes).toEqual(['component <Feed>: src/content/docs/index.mdx'])
  expect(site.read('new/site.config.ts')).toContain("csp: { 'connect-src': ['https://api.example'] }")
})

test('imports the scripts of packages, inline scripts, stylesheets, and raw files of components', async () => {
  const { site, causes } = await importedSite({
    ...siteWith('<Video />\n\n<Choice />\n\n<Raw />', {
      'Video.astro': `---
import 'video-player/src/player.css'
---
<video-player id="v"></video-player>
<script src="video-player"></script>
`,
      'Choice.astro': `<input value="light">
<script is:inline>
  document.querySelector('input').checked = true
</script>
<script>
  customElements.define('own-choice', class extends HTMLElement {})
</script>
<script is:inline type="application/ld+json">{}</script>
`,
      'Raw.astro': `---
import { Code } from '@astrojs/starlight/components'
import text from './data.json?raw'
---
<Code code={text} lang="json" />
`,
      'data.json': '{ "raw": 1 }',
    }),
    'node_modules/video-player/package.json':
      '{ "name": "video-player", "type": "module", "exports": "./src/player.js" }',
    'node_modules/video-player/src/player.js': `customElements.define('video-player', class extends HTMLElement {
  connectedCallback() { const frame = document.createElement('iframe'); frame.src = 'https://video.example/' + this.id }
})
`,
    'node_modules/video-player/src/player.css': 'video-player { display: block }\n',
  })
  expect(causes).toEqual([])
  expect(site.read('new/content/_public/scripts/Video.js')).toContain('customElements.define("video-player"')
  const choice = site.read('new/content/_public/scripts/Choice.js')
  expect(choice).toContain('customElements.define("own-choice"')
  expect(choice).toContain("customElements.define('moved-script-choice-inline'")
  expect(site.read('new/styles/moved.css')).toContain('video-player { display: block }')
  expect(site.read('new/content/index.md')).toContain('```json\n{ "raw": 1 }\n```')
  expect(site.read('new/site.config.ts')).toContain("'frame-src': [\"'self'\", 'https://video.example']")
  expect(await buildImported(site)).not.toMatch(/error|warning/)
})

test('shares the state of a module between the scripts of components, and keeps their elements', async () => {
  const toggle = (name: string) => `<${name}><fieldset><label>On</label></fieldset></${name}>
<script>
  import { state } from './state'
  customElements.define('${name}', class extends HTMLElement { connectedCallback() { state.count++ } })
</script>
`
  const { site, causes } = await importedSite(
    siteWith('<One />\n\n<Two />', {
      'One.astro': toggle('toggle-one'),
      'Two.astro': toggle('toggle-two'),
      'state.ts': 'export const state = { count: 0 }\n',
    }),
  )
  expect(causes).toEqual([])
  const scripts = site.list('new/content/_public/scripts')
  expect(scripts).toEqual(['One.js'])
  const script = site.read('new/content/_public/scripts/One.js')
  expect(script.match(/count: 0/g)).toHaveLength(1)
  expect(script).toMatch(/toggle-one[\s\S]*toggle-two/)
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/dist/index.html')).toMatch(
    /<toggle-one>\s*<fieldset><label>On<\/label><\/fieldset>\s*<\/toggle-one>/,
  )
})
