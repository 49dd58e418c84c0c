import { expect, test } from 'vitest'
import { shown, tempSite } from '../support/temp-site.ts'

const config = (more = '') =>
  `import { defineConfig } from '@docs-engine/cli'\nexport default defineConfig({ title: 'Test'${more} })\n`

const page = `# Home

\`\`\`ts
import { start } from 'not-installed'
start(1)
\`\`\`

\`\`\`ts
server.listen(port)
\`\`\`

\`\`\`ts
function f() {
  ...
}
\`\`\`

\`\`\`ts
const total: number = 'many'
\`\`\`
`

test('a site that says nothing about samples is told of what is wrong in itself, and not of fragments', async () => {
  const site = await tempSite({ 'content/index.md': page }, { config: config() })

  expect(shown(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 1
    content/index.md:19:7  Type 'string' is not assignable to type 'number'. (TS2322)  sample-type

      19 │ const total: number = 'many'
         │       ~~~~~

    1 error, 0 warnings
    Checked 1 page, 0 links, 1 anchor, 3 samples: 1 error, 0 warnings."
  `)
})

test('a site that asks for it has all its fences compiled', async () => {
  const site = await tempSite({ 'content/index.md': page }, { config: config(', samples: {}') })

  const { stderr } = await site.docs('check')

  expect([...stderr.matchAll(/index\.md:(\d+):/g)].map((match) => match[1])).toEqual(
    expect.arrayContaining(['4', '9', '14', '19']),
  )
})

test('a site that wants none compiled has none compiled', async () => {
  const site = await tempSite({ 'content/index.md': page }, { config: config(', samples: false') })

  expect((await site.docs('check')).exitCode).toBe(0)
})
