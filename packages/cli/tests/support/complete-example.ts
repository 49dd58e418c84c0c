import type { FrontMatter, UserConfig } from '@docs-engine/cli'

const plugin = () => (tree: object) => tree

/** A configuration with every key. */
export const config: UserConfig = {
  title: 'Lighthouses',
  tagline: 'Everything about them.',
  favicon: '/favicon.svg',
  locale: 'en',
  dir: 'ltr',
  labels: { search: 'Find' },
  url: 'https://lights.example',
  baseUrl: '/docs/',
  trailingSlash: 'auto',
  colorMode: { default: 'dark', respectSystem: false, switch: true },
  toc: { minLevel: 2, maxLevel: 4 },
  versions: [
    { name: 'current', label: 'Next', isLatest: false, mainDoc: '' },
    { name: '1', isLatest: true, mainDoc: 'intro', sidebar: ['intro', { autogenerate: 'api' }] },
  ],
  versionPersistence: 'none',
  navbar: {
    title: 'Lights',
    logo: { src: '/logo.svg', srcDark: '/logo-dark.svg', alt: 'A lighthouse', width: 40, height: 40 },
    items: [
      { label: 'Guide', to: '/guide' },
      { label: 'Source', href: 'https://git.example' },
      {
        label: 'Community',
        items: [
          { label: 'Chat', href: 'https://chat.example' },
          { label: 'Help', to: '/help' },
        ],
      },
    ],
  },
  sidebars: {
    docs: [
      'guide',
      { label: 'Lamps', to: 'lamps', collapsed: true, items: ['lamps/oil', { label: 'Wick', to: 'lamps/wick' }] },
      { label: 'Elsewhere', href: 'https://example.com' },
    ],
    api: [{ autogenerate: 'api' }],
  },
  announcement: { id: 'v2', text: 'Version 2 is out.', closable: false },
  footer: {
    logo: { src: '/logo.svg', srcDark: '/logo-dark.svg', alt: '', width: 24, height: 24 },
    groups: [
      {
        title: 'More',
        items: [
          { label: 'Blog', to: '/blog' },
          { label: 'Source', href: 'https://git.example' },
        ],
      },
    ],
    copyright: '© Keepers',
  },
  search: { appId: 'A', apiKey: 'B', indexName: 'C', hosts: ['https://search.example'] },
  analytics: {
    ga4: 'G-1',
    plausible: 'lights.example',
    umami: { src: 'https://stats.example/a.js', websiteId: '1' },
    endpoint: 'https://stats.example',
  },
  redirects: [{ from: '/old/*', to: '/new/:splat' }],
  redirectPages: true,
  head: [
    { tag: 'script', attributes: { src: 'https://example.com/a.js', defer: true } },
    { tag: 'style', content: 'b{}' },
  ],
  csp: { 'connect-src': ['https://api.example.com'] },
  offline: false,
  socialCards: true,
  images: { formats: ['webp'], widths: [640] },
  socialImage: '/card.png',
  editUrl: 'https://git.example/edit/main/',
  theme: {
    accent: 'teal',
    accentDark: '#0cc',
    fonts: false,
    css: ['site.css'],
    components: { Footer: 'theme/Footer.tsx' },
  },
  markdown: {
    remarkPlugins: [plugin],
    rehypePlugins: [[plugin, { level: 2 }]],
    handlers: { lamp: () => undefined },
  },
  plugins: [
    {
      name: 'lamps',
      version: '1',
      frontMatterKeys: ['status'],
      options: { bright: true },
      remarkPlugins: [plugin],
      rehypePlugins: [plugin],
      handlers: { lamp: () => undefined },
      codeBlocks: { lamp: ({ value }) => ({ type: 'text', value }) },
      directives: { lamp: () => ({ type: 'markdown', value: '*lit*' }) },
      prepare: async () => ({ lamps: 3 }),
      pages: async () => [{ path: '/lamps', title: 'Lamps', markdown: 'Text.' }],
      page: (page) => page,
      head: ({ path }) => [{ tag: 'meta', attributes: { name: 'lamp', content: path } }],
      buildEnd: async () => {},
    },
  ],
  samples: { tsconfig: 'tsconfig.json', include: ['guide/**'], only: 'twoslash', links: 'links.json', sandbox: true },
  rules: { 'front-matter': 'warn' },
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'ignore',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  ignoreLinks: ['/api/*'],
}

/** Front matter with every key. */
export const frontMatter: FrontMatter = {
  title: 'Lamps',
  id: 'lamps',
  slug: '/lamps',
  sidebar_label: 'Lamps',
  sidebar_position: 1,
  order: 1,
  description: 'All lamps.',
  hide_title: true,
  toc_min_heading_level: 2,
  toc_max_heading_level: 4,
  hide_table_of_contents: true,
  draft: false,
  image: './lamp.png',
  prev: false,
  next: null,
  hero: {
    title: 'Lamps',
    tagline: 'They burn.',
    actions: [
      { label: 'Start', to: '/guide' },
      { label: 'Shop', href: 'https://shop.example' },
    ],
    code: 'light()',
    code_lang: 'js',
    code_title: 'lamp.js',
    image: { src: '/lamp.svg', srcDark: '/lamp-dark.svg', alt: 'A lamp' },
    component: 'Lamp',
  },
  features: [{ title: 'Bright', text: 'Very.', to: '/bright', icon: 'sun' }],
  date: '2026-11-20',
  to: '/guide',
  authors: [
    'jane',
    {
      key: 'joe',
      name: 'Joe',
      title: 'Keeper',
      url: 'https://joe.example',
      image_url: '/joe.png',
      socials: { github: 'joe', stackoverflow: 82609 },
    },
  ],
  reading_time: 4,
  tags: ['news', 2026],
}
