import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'
import { plainConfig } from './plain-config.ts'

test('turns Astro components that only depend on their props into partials', async () => {
  const { site, causes } = await importedSite({
    ...plainConfig,
    'src/data/names.json': '["Ann", "Bob"]\n',
    'src/components/Commands.astro': `---
import { Code, TabItem, Tabs } from '@astrojs/starlight/components'
import Box from './Box.astro'
import type { Some } from './types'
import names from '../data/names.json'

export interface Props { npm?: string; cargo?: string }
function shout(text: string) {
  return text.toUpperCase()
}
const props: Props = Astro.props
let { npm, cargo, title = 'Run' } = props
---
<!-- A comment -->
<Tabs syncKey="cmd">
  {npm && <TabItem label="npm"><Code code={\`npm \${npm}\`} lang="sh" frame="none" /></TabItem>}
  {cargo && <TabItem label="cargo"><Code code={cargo} lang="sh" /></TabItem>}
</Tabs>
<Box {title}>
  <ul>{names.map((name) => <li class={\`name \${name}\`}>{shout(name)}<br></li>)}</ul>
</Box>
`,
    'src/components/Box.astro': `---
const { title } = Astro.props
---
<aside class="box" aria-label={title}>
  Read
  <b>this</b>:
  <slot />
</aside>

<style>
  .box { color: var(--sl-color-text-accent) }
  :global(p) > b { color: red }
</style>
`,
    'src/components/Late.astro': '---\nconst data = await fetch("https://x.example")\n---\n<p>{data}</p>\n',
    'src/components/Sorted.astro': '<p>{["b", "a"].sort().join()}</p>\n',
    'src/components/Changed.astro': '---\nlet count = 1\ncount = 2\n---\n<p>{count}</p>\n',
    'src/components/Live.astro': '<button>Go</button>\n<script>document.title = "x"</script>\n',
    'src/components/Named.astro':
      '---\nconst hasTop = Astro.slots.has(\'top\')\n---\n{hasTop ? (<header><slot name="top" /></header>) : (<slot name="top">None</slot>)}\n<slot />\n',
    'src/content/docs/index.mdx': `---
title: Home
---

import Commands from '../../components/Commands.astro'
import Box from '../../components/Box.astro'

<Commands npm="install tool" />

<Box title="Note">It's **bold**.</Box>
`,
    'src/content/docs/others.mdx': `---
title: Others
---

import Late from '../../components/Late.astro'
import Live from '../../components/Live.astro'
import Named from '../../components/Named.astro'
import Sorted from '../../components/Sorted.astro'
import Changed from '../../components/Changed.astro'

<Late />

<Live />

<Sorted />

<Changed />

<Named>

The rest.

<div slot="top">

The *top*.

</div>

</Named>

<Named />
`,
  })
  expect(causes).toEqual([
    'component <Changed>: src/content/docs/others.mdx',
    'component <Late>: src/content/docs/others.mdx',
    'component <Live>: src/content/docs/others.mdx',
    'component <Sorted>: src/content/docs/others.mdx',
  ])
  const built = await buildImported(site)
  expect(built).not.toMatch(/error|not supported|isn’t supported/)
  const html = site.read('new/dist/index.html').replaceAll('<!-- -->', '')
  expect(html).toContain('>npm<')
  expect(html).not.toContain('>cargo<')
  expect(html).toMatch(/npm(?:<[^>]*>)* (?:<[^>]*>)*install/)
  expect(html).toMatch(/<li class="name Ann">ANN<br\/?><\/li>/)
  expect(html).toMatch(/Read <b>this<\/b>/)
  expect(html).toContain('<strong>bold</strong>.')
  const others = site.read('new/dist/others/index.html')
  expect(others).toMatch(/<header><div[^>]*>\s*<p>The <em>top<\/em>\.<\/p>\s*<\/div><\/header>\s*<p>The rest\.<\/p>/)
  expect(others).toContain('None')
  const css = site.read('new/styles/moved.css')
  expect(css).toContain('--sl-color-text-accent: var(--color-accent);')
  expect(css).toMatch(/\.astro-box \{\s*\.box \{/)
})

test('closes the code blocks and asides that the old site closes at the end of what contains them', async () => {
  const { site } = await importedSite({
    ...plainConfig,
    'src/content/docs/index.md':
      '---\ntitle: Home\n---\n\n:::note\n\nText.\n\n````sh\nrun\n```\n:::\n\nMore.\n\n:::tip\nOpen\n',
  })
  expect(site.read('new/content/index.md')).toContain('```\n````\n:::\n\nMore.\n\n:::tip\nOpen\n:::')
  expect(await buildImported(site)).not.toMatch(/ error /)
})
