import fc from 'fast-check'
import { onePixel } from '../support/one-pixel.ts'

/** A site as data, so that edits are small changes to it. */
export interface SiteState {
  config: Record<string, unknown>
  /** Maps source paths to front matter and blocks of text. */
  pages: Record<string, { front: Record<string, unknown>; blocks: string[] }>
  /** All other files, by path. */
  files: Record<string, string | Uint8Array>
}

/** An edit by an author. The numbers select among the existing pages and files, so every edit can be applied to every site. */
export interface Edit {
  kind: keyof typeof edits
  a: number
  b: number
  c: number
}

const words = ['store', 'slice', 'reducer', 'naïve', 'Üben', 'query', 'cache', 'thunk', 'selector', 'middleware']
const folders = ['content', 'content/api', 'content/guide', 'content/guide/deep']
const bool = (n: number) => n % 2 === 0

function choose<Item>(list: readonly Item[], n: number): Item {
  return list[n % list.length]!
}

function pageAt({ pages }: SiteState, n: number) {
  const path = choose(Object.keys(pages).sort(), n)
  return { path, page: pages[path]! }
}

/** Adds a front matter key, or may remove it if it's set. */
function toggle(front: Record<string, unknown>, key: string, value: unknown): void {
  if (front[key] !== undefined && bool(JSON.stringify(value).length)) delete front[key]
  else front[key] = value
}

function textFor(a: number, b: number): string {
  return Array.from({ length: (a % 9) + 2 }, (_, i) => choose(words, a * (i + 1) + b * i)).join(' ')
}

/** Creates a PNG with one pixel. The bytes after the image's end depend on `n`, and so does the hash in its name. */
function png(n: number): Uint8Array {
  return Buffer.concat([onePixel, Buffer.from(`${n}`)])
}

const edits = {
  addText: (site: SiteState, { a, b, c }: Edit) => {
    const { page } = pageAt(site, a)
    page.blocks.splice(b % (page.blocks.length + 1), 0, textFor(b, c))
  },
  removeBlock: (site: SiteState, { a, b }: Edit) => {
    const { page } = pageAt(site, a)
    page.blocks.splice(b % Math.max(1, page.blocks.length), 1)
  },
  addHeading: (site: SiteState, { a, b, c }: Edit) => {
    const { page } = pageAt(site, a)
    page.blocks.push(`${'#'.repeat((b % 3) + 2)} ${textFor(c % 2, b)}`)
  },
  link: (site: SiteState, { a, b, c }: Edit) => {
    const from = pageAt(site, a)
    const to = pageAt(site, b).path.replace(/^content/, '')
    from.page.blocks.push(`See [${choose(words, c)}](${to}${bool(c) ? '#store-slice' : ''}).`)
  },
  reference: (site: SiteState, { a, b }: Edit) => {
    pageAt(site, a).page.blocks.push(
      choose(['![A dot](/assets/dot.png)', '::Counter{}', '::Total{count=3}', '[Download](/assets/list.txt)'], b),
    )
  },
  sample: (site: SiteState, { a, b }: Edit) => {
    const value = choose(['1', "'one'", '{ deep: [1, 2] }', '(n: number) => n + 1'], b)
    pageAt(site, a).page.blocks.push(`\`\`\`ts\nexport const ${choose(['count', 'total'], b)} = ${value}\n\`\`\``)
  },
  title: (site: SiteState, { a, b, c }: Edit) => toggle(pageAt(site, a).page.front, 'title', textFor(b % 3, c)),
  sidebarLabel: (site: SiteState, { a, b }: Edit) =>
    toggle(pageAt(site, a).page.front, 'sidebar_label', choose(words, b)),
  position: (site: SiteState, { a, b }: Edit) => toggle(pageAt(site, a).page.front, 'sidebar_position', b % 5),
  description: (site: SiteState, { a, b, c }: Edit) => toggle(pageAt(site, a).page.front, 'description', textFor(b, c)),
  draft: (site: SiteState, { a, b }: Edit) => toggle(pageAt(site, a).page.front, 'draft', bool(b)),
  slug: (site: SiteState, { a, b }: Edit) => toggle(pageAt(site, a).page.front, 'slug', `/named/${choose(words, b)}`),
  pager: (site: SiteState, { a, b }: Edit) => toggle(pageAt(site, a).page.front, bool(b) ? 'prev' : 'next', false),
  hideTitle: (site: SiteState, { a, b }: Edit) => toggle(pageAt(site, a).page.front, 'hide_title', bool(b)),
  tocLevel: (site: SiteState, { a, b }: Edit) =>
    toggle(pageAt(site, a).page.front, 'toc_max_heading_level', (b % 4) + 2),
  pageImage: (site: SiteState, { a }: Edit) => toggle(pageAt(site, a).page.front, 'image', '/assets/dot.png'),
  newPage: (site: SiteState, { a, b, c }: Edit) => {
    site.pages[`${choose(folders, a)}/new-${b % 6}.md`] = { front: {}, blocks: [`# New ${c}`, textFor(b, c)] }
  },
  rename: (site: SiteState, { a, b, c }: Edit) => {
    const { path, page } = pageAt(site, a)
    delete site.pages[path]
    site.pages[`${choose(folders, b)}/moved-${c % 4}.md`] = page
  },
  swap: (site: SiteState, { a, b }: Edit) => {
    const one = pageAt(site, a)
    const other = pageAt(site, b)
    Object.assign(site.pages, { [one.path]: other.page, [other.path]: one.page })
  },
  removePage: (site: SiteState, { a }: Edit) => {
    if (Object.keys(site.pages).length > 2) delete site.pages[pageAt(site, a).path]
  },
  post: (site: SiteState, { a, b, c }: Edit) => {
    const path = `content/blog/post-${a % 3}.md`
    if (site.files[path] && bool(b)) delete site.files[path]
    else
      site.files[path] =
        `---\ntitle: ${choose(words, c)}\ndate: 2026-0${(b % 8) + 1}-01\nto: https://example.com/${c}\n---\n\n${textFor(b, c)}\n`
  },
  component: (site: SiteState, { a, b }: Edit) => {
    site.files['content/_components/Counter.tsx'] =
      `import { label } from './label'\nexport default () => <button>{label} ${choose(words, a)} ${b % 3}</button>\n`
  },
  componentHelper: (site: SiteState, { a }: Edit) => {
    site.files['content/_components/label.ts'] = `export const label = '${choose(words, a)}'\n`
  },
  secondComponent: (site: SiteState, { a, b }: Edit) => {
    const path = 'content/_components/Total.tsx'
    if (site.files[path] && bool(b)) delete site.files[path]
    else site.files[path] = `export default ({ count }: { count: string }) => <b>${choose(words, a)} {count}</b>\n`
  },
  componentStyle: (site: SiteState, { a }: Edit) => {
    site.files['content/_components/counter.css'] = `button { border-width: ${a % 4}px }\n`
  },
  override: (site: SiteState, { a }: Edit) => {
    site.files['theme/footer.tsx'] = `export default () => <footer>${choose(words, a)}</footer>\n`
  },
  siteStyle: (site: SiteState, { a }: Edit) => {
    site.files['theme/site.css'] = `:root { --content-width: ${40 + (a % 9)}rem }\n`
  },
  image: (site: SiteState, { a }: Edit) => {
    site.files['content/assets/dot.png'] = png(a % 4)
  },
  download: (site: SiteState, { a, b }: Edit) => {
    const path = 'content/assets/list.txt'
    if (site.files[path] && bool(b)) delete site.files[path]
    else site.files[path] = textFor(a, b)
  },
  publicFile: (site: SiteState, { a, b, c }: Edit) => {
    const path = `content/_public/file-${a % 2}.html`
    if (site.files[path] && bool(b)) delete site.files[path]
    else site.files[path] = `<p id="x${c % 3}">${textFor(b, c)}</p>`
  },
  config: (site: SiteState, { a, b, c }: Edit) => {
    const first = pageAt(site, b).path.replace(/^content\/|(\/?index)?\.md$/g, '')
    const [key, value] = choose<[string, unknown]>(
      [
        ['title', choose(words, b)],
        ['tagline', textFor(b, c)],
        ['url', `https://${choose(['one', 'two'], b)}.example`],
        ['baseUrl', choose(['/', '/docs/'], b)],
        ['sidebars', { docs: [first, { label: choose(words, c), items: [{ autogenerate: 'guide' }] }] }],
        ['sidebars', undefined],
        ['toc', { minLevel: 2, maxLevel: (b % 5) + 2 }],
        ['offline', bool(b)],
        ['images', bool(b) ? false : { formats: ['webp'], widths: [16] }],
        ['editUrl', `https://example.com/${choose(words, b)}/`],
        ['navbar', { items: [{ label: choose(words, c), to: '/' }] }],
        ['footer', { copyright: textFor(b, c) }],
        ['redirects', [{ from: '/old', to: bool(b) ? '/' : `/${choose(words, c)}` }]],
        ['redirectPages', bool(b)],
        [
          'theme',
          bool(b) ? { accent: '#123456' } : { css: ['theme/site.css'], components: { Footer: 'theme/footer.tsx' } },
        ],
        ['samples', bool(b) ? false : {}],
      ],
      a,
    )
    site.config[key] = value
  },
} satisfies Record<string, (site: SiteState, edit: Edit) => void>

/** Applies an edit. The result depends only on the site and the edit. */
export function applyEdit(site: SiteState, edit: Edit): void {
  ;(edits[edit.kind] as (site: SiteState, edit: Edit) => void)(site, edit)
}

const number = fc.nat({ max: 1000 })

export const editArbitrary: fc.Arbitrary<Edit> = fc.record({
  // Weight the kinds, because the configuration has as many possible changes as everything else together.
  kind: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...(Object.keys(edits) as Edit['kind'][])) },
    { weight: 1, arbitrary: fc.constant('config' as const) },
  ),
  a: number,
  b: number,
  c: number,
})

export function firstSite(): SiteState {
  const page = (title: string, ...blocks: string[]) => ({ front: {}, blocks: [`# ${title}`, ...blocks] })
  return {
    config: {
      title: 'Random',
      url: 'https://site.example',
      onBrokenLinks: 'warn',
      onBrokenAnchors: 'warn',
      theme: { css: ['theme/site.css'], components: { Footer: 'theme/footer.tsx' } },
      images: { formats: ['webp'], widths: [16] },
      samples: false,
    },
    pages: {
      'content/index.md': page('Home', 'See [the store](/api/store.md#store-slice).', '![A dot](/assets/dot.png)'),
      'content/api/store.md': page('Store', '## store slice', '```ts\nexport const count = 1\n```'),
      'content/api/slice.md': page('Slice', '::Counter{}', 'See [home](/index.md).'),
      'content/guide/start.md': page('Start', '### naïve query', textFor(5, 3)),
      'content/guide/deep/end.md': page('End', textFor(7, 1)),
    },
    files: {
      'content/_components/Counter.tsx':
        "import { label } from './label'\nexport default () => <button>{label}</button>\n",
      'content/_components/label.ts': "export const label = 'Count'\n",
      'content/assets/dot.png': png(0),
      'content/assets/list.txt': 'A list',
      'content/_public/robots.html': '<p id="x1">Robots</p>',
      'content/blog/post-0.md': '---\ntitle: First\ndate: 2026-01-01\nto: /api/store\n---\n\nThe first entry.\n',
      'theme/footer.tsx': 'export default () => <footer>Footer</footer>\n',
      'theme/site.css': ':root { --content-width: 48rem }\n',
    },
  }
}

/** Returns the site's files as they are stored on disk. */
export function filesOf({ config, pages, files }: SiteState): Record<string, string | Uint8Array> {
  const sources = Object.entries(pages).map(([path, { front, blocks }]) => {
    const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    return [path, `${lines.length > 0 ? `---\n${lines.join('')}---\n\n` : ''}${blocks.join('\n\n')}\n`] as const
  })
  return {
    'site.config.ts': `export default ${JSON.stringify(config, null, 2)}\n`,
    ...files,
    ...Object.fromEntries(sources),
  }
}
