import { expect, test } from 'vitest'
import { problems, type TempSite, tempSite } from '../support/temp-site.ts'
import { built, config } from './built-site.ts'

const box = `export default function Box({ children }) {
  return <div style={{ color: 'rgb(1, 2, 3)' }}>{children}</div>
}
`
const plain = box.replace(/ style=.*?\}\}/, '')
const home = '# Home\n'

const allowed = "style-src 'self'; style-src-attr 'unsafe-inline';"

const policy = (site: TempSite) => /Content-Security-Policy: (.*)/.exec(site.read('dist/_headers'))![1]!

test.each<[name: string, files: Record<string, string>, config?: string]>([
  ['a directive', { 'content/index.md': `${home}\n::Box\n`, 'content/_components/Box.jsx': box }],
  [
    'an MDX page',
    { 'content/index.mdx': `import Box from '../src/Box.jsx'\n\n${home}\n<Box>**Text**</Box>\n`, 'src/Box.jsx': box },
  ],
  ['a React page', { 'content/index.md': `${home}\n[Play](/play)\n`, 'content/play.jsx': box }],
  [
    'the hero of a landing page',
    {
      'content/index.md': `---\nhero: { title: A, component: Box }\n---\n\n[A](./a.md)\n`,
      'content/a.md': '# A\n',
      'content/_components/Box.jsx': box,
    },
  ],
  ['the theme’s frame', { 'content/index.md': home, 'Box.jsx': box }, `theme: { components: { Footer: 'Box.jsx' } }`],
  [
    'the theme’s content',
    { 'content/index.md': `${home}\n:::note\nText\n:::\n`, 'Box.jsx': box },
    `theme: { components: { Admonition: 'Box.jsx' } }`,
  ],
  [
    'the not-found page',
    { 'content/index.md': home, 'Box.jsx': box },
    `theme: { components: { NotFound: 'Box.jsx' } }`,
  ],
])('the policy allows the `style` props of a component in %s', async (_, files, more) => {
  expect(policy(await built(files, more))).toContain(allowed)
})

test('the policy forbids `style` attributes as long as no page renders one', async () => {
  const text = `${home}\n::Box{text='style="color: red"'}\n\nText about style="a".\n\n\`<p style="color: red">\`\n\n\`\`\`html\n<p style="color: red">\n\`\`\`\n`
  const site = await built(
    {
      'content/index.md': text,
      'content/_components/Box.jsx': `export default ({ text }) => <p title={text + ">' style=a"}>style={text}</p>\n`,
      'content/_components/Unused.jsx': box,
      'Footer.jsx': `const price = new Intl.NumberFormat('en', { style: 'percent' })\nexport default () => <p>{price.format(1)}</p>\n`,
    },
    `theme: { components: { Footer: 'Footer.jsx' } }`,
  )
  expect(policy(site)).not.toContain('style-src-attr')
})

test('the policy stays the same if pages come from the cache, and changes with the component', async () => {
  const site = await built({
    'content/index.md': `${home}\n[A](./a.md)\n`,
    'content/a.md': '# A\n\n::Box\n',
    'content/_components/Box.jsx': box,
  })
  const first = policy(site)
  site.write({ 'content/index.md': `${home}\n[B](./a.md)\n` })
  const { stdout } = await site.docs('build')
  expect(stdout).toContain('1 page from the cache')
  expect(policy(site)).toBe(first)

  site.write({ 'content/_components/Box.jsx': plain })
  await site.docs('build')
  expect(policy(site)).not.toContain('style-src-attr')
})

test('warns at the components whose `style` attributes the configuration forbids', async () => {
  const site = await tempSite(
    {
      'content/index.md': `${home}\n::Box\n\n::Box\n\n[A](./a.mdx) [C](/c)\n`,
      'content/a.mdx': `import Card from '../src/Box.jsx'\n\n# A\n\n<Card>Text</Card>\n`,
      'content/c.jsx': `const color = 'red'\n\nexport default () => <h1 style={{ color }}>C</h1>\n`,
      'content/_components/Box.jsx': box,
      'src/Box.jsx': box,
    },
    {
      config: config(
        `\n  csp: { 'style-src-attr': ["'none'"] },\n  theme: {\n    components: { Footer: 'src/Box.jsx' },\n  },\n`,
      ),
    },
  )
  const run = await site.docs('build')
  expect(problems(run)).toMatchInlineSnapshot(`
    "exit 0
    content/a.mdx:5:1-18  warning  The \`style\` attributes of \`Card\` have no effect, because \`csp\` forbids them.  component
      Use a class and a stylesheet, or remove \`style-src-attr\` from \`csp\` in \`site.config.ts\`.
    content/c.jsx:3:1-15  warning  The \`style\` attributes on this page have no effect, because \`csp\` forbids them.  component
      Use a class and a stylesheet, or remove \`style-src-attr\` from \`csp\` in \`site.config.ts\`.
    content/index.md:3:1-6  warning  The \`style\` attributes of \`Box\` have no effect, because \`csp\` forbids them.  component
      Use a class and a stylesheet, or remove \`style-src-attr\` from \`csp\` in \`site.config.ts\`.
    site.config.ts:4:19-25  warning  The \`style\` attributes of \`Footer\` have no effect, because \`csp\` forbids them.  component
      Use a class and a stylesheet, or remove \`style-src-attr\` from \`csp\` in \`site.config.ts\`.
    0 errors, 4 warnings
    Built 3 pages into dist in <time>: 68 files, <size>; 0 pages from the cache. The service worker precaches <size>."
  `)
  expect(run.exitCode).toBe(0)
  expect(policy(site)).toContain("; style-src-attr 'none'")
  // Pages from the cache are reported again.
  expect(run.stderr).toContain((await site.docs('check')).stderr.trimEnd())
})

test('keeps sources for `style` attributes that the configuration lists', async () => {
  const site = await built(
    { 'content/index.md': `${home}\n::Box\n`, 'content/_components/Box.jsx': box },
    `csp: { 'style-src-attr': ["'unsafe-hashes'", "'sha256-a'"] }`,
  )
  expect(policy(site)).toContain("; style-src-attr 'unsafe-hashes' 'sha256-a'")
})
