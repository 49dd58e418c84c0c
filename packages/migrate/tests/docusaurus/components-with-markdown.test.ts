import { expect, test } from 'vitest'
import { moved } from './docusaurus-site.ts'

test('imports the code samples that a page passes to a component as tabs', async () => {
  const { read, shown, site } = await moved({
    'docs/page.mdx': `import Demo from 'demo'
import react from './_react.md'
import component from './_component.md'

# Page

<Demo
  src="demo.html"
  code={{
    react,
    javascript: \`
run()
\`,
    angular: { files: { 'app.component.ts': component, 'app.css': 'p {\\n  color: red\\n}' }, count: 2 },
  }}
/>

Text.
`,
    'docs/_react.md': '```tsx\nexport const App = () => null\n```\n',
    'docs/_component.md': '```ts {1}\nclass App {}\n```\n',
  })
  expect(shown.stderr).toContain('The component `<Demo>` isn’t supported: it comes from `demo`.')
  expect(read('content/docs/page.md')).toMatchInlineSnapshot(`
    "# Page

    <!-- <Demo src="demo.html" code={{ react, javascript: \` run() \`, angular: { files: { 'app.component.ts': component, 'app.css': 'p {\\n color: red\\n}' }, count: 2 }, }} /> -->

    ::::tabs
    :::tab[React]
    \`\`\`tsx
    export const App = () => null
    \`\`\`
    :::

    :::tab[JavaScript]
    \`\`\`javascript
    run()
    \`\`\`
    :::

    :::tab[Angular]
    \`\`\`ts title="app.component.ts" {1}
    class App {}
    \`\`\`

    \`\`\`css title="app.css"
    p {
      color: red
    }
    \`\`\`
    :::
    ::::

    Text.
    "
  `)
  const built = await site.docs('build', 'new')
  expect(built.stderr).not.toContain('error')
})

test('passes imported Markdown files to a copied component as props', async () => {
  const { read, shown, site } = await moved({
    'docs/page.mdx': `import Demo from '@site/src/Demo'
import Intro from './_intro.md'
import react from './_react.md'
import component from './_component.md'

# Page

<Demo title="A" intro={Intro} code={{ react, angular: { files: { 'app/a.ts': component }, count: 2 } }} />
`,
    'docs/_intro.md': 'Some **text**\n',
    'docs/_react.md': '```tsx\nexport const App = () => null\n```\n',
    'docs/_component.md': '```ts\nclass App {}\n```\n',
    'src/Demo.js': `import { start } from './start.js'
export default function Demo({ title, intro: Intro, code }) {
  start()
  return <section title={title}><Intro /><code.react />{code.angular.count}</section>
}\n`,
    'src/start.js': 'export const start = () => {}\n',
  })
  expect(shown.stderr).toBe('')
  expect(read('content/docs/page.md')).toMatchInlineSnapshot(`
    "# Page

    :::::DemoWithMarkdown2{title="A"}
    <div data-prop="intro">

    Some **text**

    </div>

    ::::tabs
    :::tab[React]
    <div data-prop="code/react">

    \`\`\`tsx
    export const App = () => null
    \`\`\`

    </div>
    :::

    :::tab[Angular]
    \`app/a.ts\`

    <div data-prop="code/angular/files/app%2Fa.ts">

    \`\`\`ts
    class App {}
    \`\`\`

    </div>
    :::
    ::::
    :::::
    "
  `)
  expect(read('content/_components/DemoWithMarkdown2.tsx')).toContain('"count": 2')
  expect(read('content/_components/_from/src/Demo.jsx')).toContain("from './start.jsx'")
  expect((await site.docs('build', 'new')).stderr).not.toContain('error')
  expect(read('dist/docs/page/index.html')).toContain('<div data-prop="intro"><p>Some <strong>text</strong></p></div>')
})
