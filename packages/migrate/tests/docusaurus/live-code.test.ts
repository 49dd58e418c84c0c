import { expect, test } from 'vitest'
import { moved, movedPage } from './docusaurus-site.ts'

const liveSite = {
  'docusaurus.config.js': `module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', {}]],
  themes: ['@docusaurus/theme-live-codeblock'], themeConfig: { liveCodeBlock: { playgroundPosition: 'top' } } }\n`,
  'package.json': '{ "dependencies": { "drawing": "^1.2.3" } }',
  'docs/page.md': `---
title: Page
---

\`\`\`jsx live noInline
render(<Drawing src="https://images.example/a.png" />)
\`\`\`

\`\`\`jsx live title="a"
<a href="https://links.example/">{items}</a>
\`\`\`
`,
  'src/items.js': 'export default [1, 2]\n',
  'src/theme/ReactLiveScope/index.js': `import React from 'react'
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import { useColorMode } from '@docusaurus/theme-common'
import items from '@site/src/items'
import 'drawing/style.css'
const library = ExecutionEnvironment.canUseDOM ? require('drawing') : {}
const Drawing = (props) => <library.Drawing mode={useColorMode().colorMode} {...props} />
export default { React, ...React, Drawing, items }\n`,
}

test('imports live code blocks as a component that runs them with what the old site makes available', async () => {
  const { read, shown, site } = await moved(liveSite)
  expect(shown.stderr).toBe('')
  expect(read('content/docs/page.md')).toContain(`:::LiveCode{noInline="true"}
\`\`\`jsx
render(<Drawing src="https://images.example/a.png" />)
\`\`\`
:::

:::LiveCode
\`\`\`jsx
<a href="https://links.example/">{items}</a>
\`\`\`
:::
`)
  const { devDependencies } = JSON.parse(read('package.json'))
  expect(devDependencies).toMatchObject({ drawing: '^1.2.3', 'react-live': expect.any(String) })
  const css = read('content/_components/LiveCode.css')
  expect(css).toContain("@import 'drawing/style.css';")
  // `react-live` sets the editor's font to `inherit`.
  expect(css).toContain('.live-code-editor {\n  font-family: var(--font-mono);')
  const editor = read('content/_components/_from/docusaurus/LiveEditor.jsx')
  expect(editor.indexOf('<LivePreview')).toBeLessThan(editor.indexOf('<LiveEditor'))

  // The component gets the site's own packages.
  site.write({
    'new/node_modules/drawing/package.json':
      '{ "type": "module", "exports": { ".": "./index.js", "./style.css": { "production": "./style.css" } } }',
    'new/node_modules/drawing/index.js': 'export const Drawing = ({ src }) => src\n',
    'new/node_modules/drawing/style.css': '.drawing { color: red }\n',
    'new/node_modules/react-live/index.js': `const nothing = () => null
export { nothing as LiveEditor, nothing as LiveError, nothing as LivePreview, nothing as LiveProvider }\n`,
  })
  const built = await site.docs('build', 'new')
  expect(built.stderr).not.toContain('error')
  expect(site.read('new/dist/docs/page/index.html')).toMatch(/data-island="LiveCode"[\s\S]*render/)
  const policy = site.read('new/dist/_headers')
  expect(policy).toMatch(/script-src [^;]*'unsafe-eval'/)
  expect(policy).toMatch(/img-src [^;]*https:\/\/images\.example/)
  expect(policy).not.toContain('links.example')
})

test('reports live code blocks that need a module that can’t be copied', async () => {
  const own = { 'src/theme/ReactLiveScope/index.js': `import Layout from '@theme/Layout'\nexport default { Layout }\n` }
  const { read, shown } = await moved({ ...liveSite, ...own })
  expect(shown.stderr).toContain(
    'what it needs in `ReactLiveScope` can’t be copied, because it imports `@theme/Layout`.',
  )
  expect(read('content/docs/page.md')).toContain('```jsx\nrender(')
})

test('ignores the option `live` on sites without live code blocks', async () => {
  expect(await movedPage('```jsx live\n<p/>\n```\n')).toBe('```jsx\n<p/>\n```\n')
})

test('copies components that use the color mode, or that show a part only in the browser', async () => {
  const { read, shown, site } = await moved({
    'docs/page.mdx': `import Mode from '../src/Mode'\n\n# Page\n\n<Mode />\n`,
    'src/Mode.jsx': `import BrowserOnly from '@docusaurus/BrowserOnly'
import { useColorMode } from '@docusaurus/theme-common'
export default function Mode() {
  return <p>{useColorMode().colorMode} <BrowserOnly fallback={<b>wait</b>}>{() => <i>{window.name}</i>}</BrowserOnly></p>
}\n`,
  })
  expect(shown.stderr).toBe('')
  expect(read('content/docs/page.md')).toBe('# Page\n\n::Mode\n')
  const built = await site.docs('build', 'new')
  expect(built.stderr).not.toContain('error')
  expect(site.read('new/dist/docs/page/index.html')).toMatch(/<p>light(?:<!-- -->)? ?(?:<!-- -->)? ?<b>wait<\/b><\/p>/)
})
