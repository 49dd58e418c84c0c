import { expect, test } from 'vitest'
import type { TempSite } from '../support/temp-site.ts'
import { built } from './built-site.ts'

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

test('keeps sources for `style` attributes that the configuration lists', async () => {
  const site = await built(
    { 'content/index.md': `${home}\n::Box\n`, 'content/_components/Box.jsx': box },
    `csp: { 'style-src-attr': ["'unsafe-hashes'", "'sha256-a'"] }`,
  )
  expect(policy(site)).toContain("; style-src-attr 'unsafe-hashes' 'sha256-a'")
})
