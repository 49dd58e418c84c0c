import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { onePixel } from '../../../cli/tests/support/one-pixel.ts'
import { buildImported, importedSite } from '../imported-site.ts'

const require = createRequire(import.meta.url)

/** The old site's Vue. */
const vue = Object.fromEntries(
  ['', '/server-renderer', '/compiler-sfc'].map((part) => [
    `node_modules/vue${part}/index.js`,
    `module.exports = require(${JSON.stringify(require.resolve(`vue${part}`))})\n`,
  ]),
)

/** A site whose theme registers the given components for all pages. */
function siteWith(page: string, components: Record<string, string>, config = ''): Record<string, string> {
  const names = Object.keys(components)
  return {
    ...vue,
    '.vitepress/config.mts': `export default { title: 'Old', ${config} }\n`,
    '.vitepress/theme/index.ts': `${names.map((name) => `import ${name} from './components/${name}.vue'`).join('\n')}
import DefaultTheme from 'vitepress/theme'
export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
${names.map((name) => `    app.component('${name}', ${name})`).join('\n')}
  },
}
`,
    ...Object.fromEntries(names.map((name) => [`.vitepress/theme/components/${name}.vue`, components[name]!])),
    'index.md': `# Home\n\n${page}\n`,
  }
}

const since = `<script setup lang="ts">
import { VPBadge } from 'vitepress/theme'
const { type = 'stable' } = defineProps<{ type?: 'stable' | 'experimental' }>()
</script>

<template>
  <VPBadge :type="type === 'stable' ? 'info' : 'warning'" title="Since this version."><slot />+</VPBadge>
</template>
`

const note = `<script setup>
import { computed } from 'vue'
import { useData } from 'vitepress'
const props = defineProps({ level: Number, link: String })
const { site, frontmatter } = useData()
const stars = computed(() => '*'.repeat(props.level))
</script>

<template>
  <aside class="own-note">
    <p v-if="level > 1">{{ stars }} {{ site.title }}</p>
    <div class="body"><slot>Nothing to see.</slot></div>
    <a :href="link">More</a>
  </aside>
</template>

<style scoped>
.own-note { border: 1px solid var(--vp-c-divider); }
.own-note > p { margin: 0; }
a { color: rebeccapurple; }
</style>
`

const drawing = `<script setup>
defineProps({ drawing: String })
</script>

<template><figure class="drawing" v-html="drawing" /></template>

<style>
.drawing { max-width: 20rem; }
</style>
`

test('shows what Vue components of the site render', async () => {
  const { site, report, causes } = await importedSite({
    ...siteWith(
      `## Since <Since type="experimental">1.2</Since>

<OwnNote :level="2" link="/other">

Text with **Markdown**.

</OwnNote>

<own-note link="https://a.example" />

<script setup>
import Drawing from './Drawing.vue'
import square from './square.svg?raw'
</script>

<Drawing :drawing="square" />`,
      { Since: since, OwnNote: note },
    ),
    'Drawing.vue': drawing,
    'square.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path stroke-width="1" d="M0 0h2v2z"/></svg>',
    'other.md': '# Other\n',
  })
  expect(causes).toEqual([])
  expect(report.whole).toBe(2)

  expect(await buildImported(site)).toMatch(/^Built 2 pages/)
  const html = site.read('new/dist/index.html')
  expect(html).toMatch(
    /<h2 id="since-1-2"><a[^>]*>Since <span class="moved-badge moved-badge-warn" title="Since this version.">1\.2\+<\/span>/,
  )
  expect(html).toMatch(/<p data-v-ownnote="">\*\* Old<\/p>/)
  expect(html).toContain('<p>Text with <strong>Markdown</strong>.</p>')
  expect(html).toContain('Nothing to see.')
  expect(html).toMatch(/<a href="\/other"[^>]*>More<\/a>/)
  expect(html).toMatch(/<figure class="drawing"><svg[^>]* viewBox="0 0 2 2"><path stroke-width="1" d="M0 0h2v2z"/)
  const css = site.read('new/styles/moved.css')
  expect(css).toMatch(/a\[data-v-ownnote\] \{ color: rebeccapurple;/)
  expect(css).toContain('--vp-c-divider: var(--color-line)')
  expect(css).toContain('.drawing {')
})

const broken: Record<string, [string, RegExp]> = {
  Click: [
    '<script setup>import { ref } from "vue"\nconst open = ref(false)</script><template><button @click="open = !open">Text</button></template>',
    /because it responds to clicks or input/,
  ],
  Clock: [
    '<script setup>import { onMounted, ref } from "vue"\nconst time = ref("")\nonMounted(() => { time.value = "now" })</script><template><b>{{ time }}</b></template>',
    /because it runs code in the browser/,
  ],
  Old: [
    '<script>export default { mounted() {} }</script><template><b>Old</b></template>',
    /because it runs code in the browser/,
  ],
  Chart: [
    '<script setup>import Chart from "not-installed"</script><template><Chart /></template>',
    /because it needs packages that aren’t installed/,
  ],
  Outer: ['<template><UnknownPart /></template>', /because it uses `<UnknownPart>`/],
  Posts: [
    '<script setup>import { createContentLoader } from "vitepress"\ncreateContentLoader("*.md")</script><template><ul /></template>',
    /because it uses data from other pages/,
  ],
  Twice: ['<template><i><slot /></i><b><slot /></b></template>', /because it shows its contents more than once/],
  Throws: [
    '<script setup>throw new Error("No")</script><template><b /></template>',
    /because its code throws an error/,
  ],
}

test('reports Vue components that depend on the browser, and why', async () => {
  const { shown, causes } = await importedSite(
    siteWith(
      Object.keys(broken)
        .map((name) => `<${name}>Text</${name}>`)
        .join('\n\n'),
      Object.fromEntries(Object.entries(broken).map(([name, [source]]) => [name, source])),
    ),
  )
  expect(causes).toEqual(
    Object.keys(broken)
      .sort()
      .map((name) => `component <${name}>: index.md`),
  )
  const { causes: details } = JSON.parse(shown.stdout) as { causes: { name: string; reason: string }[] }
  for (const [name, [, reason]] of Object.entries(broken))
    expect(details.find((cause) => cause.name === `<${name}>`)!.reason).toMatch(reason)
})

test('without Vue, reports the components', async () => {
  const files = siteWith('<OwnNote :level="1" />', { OwnNote: note })
  const { causes } = await importedSite(
    Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith('node_modules'))),
  )
  expect(causes).toEqual(['component <OwnNote>: index.md'])
})

test('imports the tabs of vitepress-plugin-tabs', async () => {
  const { site, causes } = await importedSite({
    '.vitepress/config.mts': `import { tabsMarkdownPlugin } from 'vitepress-plugin-tabs'
export default { title: 'Old', markdown: { config(md) { md.use(tabsMarkdownPlugin) } } }
`,
    'index.md': `# Home

:::tabs key:os
== Linux
::: tip
A tip
== Mac [OS]

\`\`\`sh
== not a tab
\`\`\`
:::

Between.

::::tabs
=== Outer
:::tabs
== Inner
Text.
:::
::::
`,
  })
  expect(causes).toEqual([])
  expect(site.read('new/content/index.md')).toContain(':::::tabs{group=os}\n::::tab[Linux]\n::: tip\n')
  expect(await buildImported(site)).toMatch(/^Built 1 page /)
  const html = site.read('new/dist/index.html')
  for (const label of ['Linux', 'Mac [OS]', 'Outer', 'Inner']) expect(html).toContain(`>${label}</button>`)
})

test('renders what depends on the color mode for both modes', async () => {
  const logo =
    "<script setup>\nimport { useData } from 'vitepress'\nconst { isDark } = useData()\n</script>\n\n<template>\n  <div :class=\"isDark ? 'night' : 'day'\">{{ isDark ? 'Moon' : 'Sun' }}</div>\n</template>\n"
  const page = `<script setup>
import { useData } from 'vitepress'
const { isDark } = useData()
const name = 'box'
</script>

An image: <img :src="\`/\${isDark ? 'night' : 'day'}.png\`" alt="A \${name}">

<Logo />

<b :title="name">Same</b>`
  const { site, causes } = await importedSite({
    ...siteWith(page, { Logo: logo }),
    'public/day.png': onePixel,
    'public/night.png': onePixel,
  })
  expect(causes.filter((cause) => !/^theme|: $/.test(cause))).toEqual([])
  const text = site.read('new/content/index.md')
  expect(text).toMatch(
    /An image: <span class="only-light"><img src="\/day\.png"[^>]*><\/span><span class="only-dark"><img src="\/night\.png"[^>]*><\/span>/,
  )
  expect(text).toMatch(/<div class="only-light">\s+<div class="day">Sun<\/div>\s+<\/div>/)
  expect(text).toMatch(/<div class="only-dark">\s+<div class="night">Moon<\/div>\s+<\/div>/)
  expect(text).toContain('<b title="box">Same</b>')
})

test('renders the templates on a page with the values of its script', async () => {
  const { site, causes } = await importedSite({
    ...siteWith(
      `<script setup>
import { data as posts } from './posts.data'
import { members } from './team'
import { VPTeamMembers, VPTeamPageTitle } from 'vitepress/theme'
const count = 2
</script>

There are {{ posts.length }} posts and {{ unknown.value }}.

<ul class="posts">
  <li v-for="post of posts" :key="post.url"><a :href="post.url">{{ post.title }}</a></li>
</ul>

<img :src="\`/images/\${count}.svg\`" alt="Two">

<div v-if="count > 1">

**Markdown**

</div>

<VPTeamPageTitle>
  <template #title>The team</template>
</VPTeamPageTitle>
<VPTeamMembers :members="members" />`,
      {},
    ),
    'posts.data.ts': `import { createContentLoader } from 'vitepress'
export default createContentLoader('blog/*.md', {
  transform: (pages) => pages.map(({ url, frontmatter }) => ({ url, title: frontmatter.title })),
})
`,
    'team.ts':
      "export const members = [{ name: 'Ann', avatar: '/missing.png', title: 'Author', org: 'Us', links: [{ icon: 'github', link: 'https://github.com/ann' }] }]\n",
    'blog/first.md': '---\ntitle: First post\n---\n\nText.\n',
    'public/images/2.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"></svg>',
  })
  expect(causes).toEqual([
    'attribute v-if: index.md',
    'component missing images: index.md',
    'expression {{ … }}: index.md',
  ])
  const page = site.read('new/content/index.md')
  expect(page).toContain('There are 1 posts and {{ unknown.value }}.')
  expect(page).toContain('<ul class="old-posts"><li><a href="/blog/first">First post</a></li></ul>')
  expect(page).toContain('<img src="/images/2.svg" alt="Two">')
  expect(page).toContain('<h1>The team</h1>')
  expect(page).toMatch(
    /<strong>Ann<\/strong><br><span>Author at Us<\/span><br><span><a href="https:\/\/github.com\/ann">github<\/a>/,
  )
  expect(await buildImported(site)).not.toMatch(/error/)
})

test('imports the style sheets of pages whose rules the new site can have', async () => {
  const { site, causes } = await importedSite({
    ...siteWith(
      '<div class="links">Links</div>\n\n<style>\n.vp-doc .links > a { color: var(--vp-c-brand-1); }\n</style>',
      {},
    ),
    'other.md': '# Other\n\n<style>\nh1 { display: none; }\n</style>\n',
  })
  expect(causes).toEqual(['style <style>: other.md'])
  expect(site.read('new/styles/moved.css')).toContain('.prose .links > a { color: var(--vp-c-brand-1); }')
})

test('defines the variables of the old theme that `style` attributes use', async () => {
  const { site } = await importedSite({
    '.vitepress/config.ts': "export default { title: 'Old' }\n",
    '.vitepress/theme/index.ts': "import './own.css'\n",
    '.vitepress/theme/own.css': ':root { --own: red; --other: blue }\n.VPNav { --vp-c-bg-soft: blue }\n',
    'index.md': '# Home\n\n<p style="color: var(--own); background: var(--vp-c-bg-soft)">Text</p>\n',
  })
  const css = site.read('new/styles/moved.css')
  expect(css).toContain('--vp-c-bg-soft: var(--color-bg-raised);')
  expect(css).toContain('--own: red;')
})
