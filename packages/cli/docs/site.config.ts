import { defineConfig } from '@docs-engine/cli'
import { mermaid } from '@docs-engine/mermaid'

export default defineConfig({
  title: 'Docs',
  tagline: 'Documentation sites from Markdown, with links and code samples that are checked',
  locales: {
    en: { label: 'English' },
    de: {
      label: 'Deutsch',
      texts: {
        'Documentation sites from Markdown, with links and code samples that are checked':
          'Dokumentation aus Markdown, mit geprüften Links und Codebeispielen',
        'Quick Start': 'Schnellstart',
        Guides: 'Anleitungen',
        Reference: 'Referenz',
        Introduction: 'Einführung',
        'Migrating to Docs': 'Umstieg auf Docs',
        Writing: 'Schreiben',
        Plugins: 'Plugins',
        Checking: 'Prüfen',
        Publishing: 'Veröffentlichen',
        'Large Sites': 'Große Websites',
        Learn: 'Einstieg',
        'Why Docs': 'Warum Docs?',
        'Writing Pages': 'Seiten schreiben',
        'Look up': 'Nachschlagen',
        'JavaScript API': 'JavaScript-API',
        Performance: 'Leistung',
      },
    },
  },
  favicon: '/favicon.svg',
  navbar: {
    logo: { src: '/favicon.svg', alt: '', width: 28, height: 28 },
    items: [
      { label: 'Quick Start', to: '/quick-start' },
      { label: 'Guides', to: '/writing-pages' },
      { label: 'Reference', to: '/reference' },
    ],
  },
  theme: { accent: '#0f766e' },
  samples: { tsconfig: 'tsconfig.json' },
  plugins: [mermaid({ prerender: true })],
  sidebars: {
    docs: [
      { label: 'Introduction', items: ['why', 'quick-start', 'roadmap'] },
      {
        label: 'Migrating to Docs',
        to: '/moving-in',
        items: [
          'moving-in/docusaurus',
          'moving-in/vitepress',
          'moving-in/starlight',
          'moving-in/mkdocs',
          'moving-in/mdbook',
        ],
      },
      {
        label: 'Writing',
        items: [
          'writing-pages',
          'code-samples',
          'components',
          'mdx',
          'searching',
          'looks',
          'versions',
          'languages',
          'translating',
          'blog',
        ],
      },
      { label: 'Plugins', items: ['plugins', 'api-pages', 'writing-plugins'] },
      { label: 'Checking', items: ['checking', 'links', 'ci', 'security', 'troubleshooting'] },
      {
        label: 'Publishing',
        to: '/publishing',
        items: [
          'publishing/github-pages',
          'publishing/netlify',
          'publishing/cloudflare-pages',
          'publishing/vercel',
          'publishing/nginx',
        ],
      },
      { label: 'Large Sites', items: ['large-sites'] },
      { label: 'Reference', items: ['reference', 'api', 'performance', 'performance-internals', 'browser-support'] },
    ],
  },
  footer: {
    groups: [
      {
        title: 'Learn',
        items: [
          { label: 'Why Docs', to: '/why' },
          { label: 'Quick Start', to: '/quick-start' },
          { label: 'Migrating to Docs', to: '/moving-in' },
          { label: 'Writing Pages', to: '/writing-pages' },
        ],
      },
      {
        title: 'Look up',
        items: [
          { label: 'Reference', to: '/reference' },
          { label: 'JavaScript API', to: '/api' },
          { label: 'Performance', to: '/performance' },
        ],
      },
    ],
  },
})
