import { defineConfig } from '@docs-engine/cli'

export default defineConfig({
  title: 'Old',
  tagline: 'A site',
  trailingSlash: false,
  navbar: { items: [{ label: 'Guide', to: '/guide' }] },
  sidebars: {
    docs: [
      {
        label: 'Basics',
        items: [{ label: 'Read the guide', to: 'guide' }, { label: 'API', to: 'api' }],
      },
    ],
  },
  theme: { accent: '#3451b2' },
  // To compile the TypeScript samples page by page, list pages: `samples: { include: ['guide/**'] }`. To compile all: `samples: {}`.
  samples: false,
  rules: {
    'undefined-reference': 'warn',
    'broken-asset': 'warn',
    'link-text': 'warn',
    'invalid-url': 'warn',
    'unclosed-fence': 'warn',
  },
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  locales: {
    de: {
      label: 'Deutsch',
      texts: {
        Basics: 'Erste Schritte',
        'Read the guide': 'Anleitung lesen',
        Guide: 'Anleitung',
        'A site': 'Eine Website',
      },
    },
  },
})
