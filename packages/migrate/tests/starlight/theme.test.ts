import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'
import { siteWith } from './site-with-components.ts'

test('keeps buttons, cards, and asides without their icons, and reports icons in the text', async () => {
  const { site, causes } = await importedSite(
    siteWith(
      `import { Card, Icon, LinkButton } from '@astrojs/starlight/components'

<Card title="Fast" icon="rocket">Text</Card>

<Icon name="star" label="Favorite" />

:::note{icon="star"}
Text.
:::

<LinkButton href="/" variant="secondary" icon="star" iconPlacement="start">Go *on*</LinkButton>`,
      {},
    ),
  )
  expect(causes).toEqual(['component <Icon>: src/content/docs/index.mdx'])
  expect(await buildImported(site)).toContain('Built 1 page')
  const html = site.read('new/dist/index.html').replaceAll('<!-- -->', '')
  expect(html).toMatch(/<a [^>]*class="button" data-kind="secondary">Go <em>on<\/em>/)
})

test('reports the pages on which a component of the theme that shows content is replaced', async () => {
  const { causes } = await importedSite({
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
export default {
  integrations: [starlight({ title: 'Old', components: { Hero: './src/Hero.astro', Footer: './src/Footer.astro', PageTitle: './src/Title.astro' } })],
}
`,
    'src/Hero.astro': '<h1>Hero</h1>\n',
    'src/Footer.astro': '<footer>All pages</footer>\n',
    'src/Title.astro':
      "---\nimport Default from '@astrojs/starlight/components/PageTitle.astro'\n---\n\n<Default />\n<p>More</p>\n",
    'src/content/docs/index.md': '---\ntitle: Home\nhero: { tagline: Hello }\n---\n\nText.\n',
    'src/content/docs/start.md': '---\ntitle: Start\n---\n\nText.\n',
  })
  expect(causes).toEqual(['theme Hero: src/content/docs/index.md', 'theme Footer: ', 'theme PageTitle: '])
})

test('keeps the layout of elements without Starlight’s styles, and around components that are missing', async () => {
  const { site } = await importedSite(
    siteWith(
      `import { Steps } from '@astrojs/starlight/components'

<div class="outer not-content">
    <div class="inner">
        <Nothing />
    </div>
    <p>End</p>
</div>

<Steps>
    <ol>
        <li>
            Run the **command**.
        </li>
    </ol>
</Steps>

<a href="/">
![Day](https://x.example/day.png)
![Night](https://x.example/night.png)
</a>`,
      {},
    ),
  )
  expect(site.read('new/styles/moved.css')).toContain(':where(.not-content) :where(h1, h2, h3,')
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  const html = site.read('new/dist/index.html')
  expect(html).toMatch(/<\/div>\s*<p>End<\/p>\s*<\/div>/)
  expect(html).toContain('Run the <strong>command</strong>.')
  expect(html).toMatch(/<img[^>]*alt="Day"[^>]*>\s*<img[^>]*alt="Night"/)
})
