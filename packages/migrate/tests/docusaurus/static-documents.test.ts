import { expect, test } from 'vitest'
import { moved } from './docusaurus-site.ts'

test('moves the inline scripts of HTML files that pages show to files, and allows what the HTML files load', async () => {
  const { read, shown } = await moved({
    'docs/page.mdx': '# Page\n\n<iframe src="/demo/index.html"></iframe>\n\n[Other](pathname:///demo/other.html)\n',
    'static/demo/index.html': `<!doctype html>
<link rel="stylesheet" href="https://styles.example/a.css">
<script src="https://cdn.example/lib.js"></script>
<style>p { color: red }</style>
<script type="application/json">{}</script>
<script>
start('<b onclick="no()">')
</script>
<button onclick="start(this)">Start</button>
<script type="module">import './part.js'; fetch('https://api.example/a')</script>
`,
    'static/demo/other.html': '<body onload="start()"><p>Other</p></body>\n',
    'static/demo/unused.html': '<script>start()</script>\n',
  })
  expect(read('content/_public/demo/index.html')).toMatchInlineSnapshot(`
    "<!doctype html>
    <link rel="stylesheet" href="https://styles.example/a.css">
    <script src="https://cdn.example/lib.js"></script>
    <style>p { color: red }</style>
    <script type="application/json">{}</script>
    <script src="index.1.js"></script>
    <button data-on-click="start(this)">Start</button>
    <script type="module" src="index.2.js"></script>
    <script type="module" src="index.handlers.js"></script>
    "
  `)
  expect(read('content/_public/demo/index.1.js')).toBe(`\nstart('<b onclick="no()">')\n`)
  expect(read('content/_public/demo/index.handlers.js')).toContain('"start(this)"(event)')
  expect(read('content/_public/demo/unused.html')).toContain('<script>start()</script>')
  expect(read('site.config.ts').match(/csp: \{[\s\S]*?\n {2}\},/)![0]).toMatchInlineSnapshot(`
    "csp: {
        'connect-src': ['https://api.example', 'https://cdn.example'],
        'font-src': ['https://styles.example'],
        'img-src': ['https://cdn.example'],
        'script-src': ['https://cdn.example'],
        'style-src': ["'unsafe-inline'", 'https://styles.example'],
      },"
  `)
  expect(shown.stderr).toContain(
    'The handler in `onload` in `demo/other.html` isn’t called, because the Content Security Policy forbids it.',
  )
})
