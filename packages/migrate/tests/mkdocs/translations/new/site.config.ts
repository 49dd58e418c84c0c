import { defineConfig } from '@docs-engine/cli'

export default defineConfig({
  title: 'Old',
  trailingSlash: true,
  navbar: { items: [] },
  sidebars: { docs: [{ label: 'Home', to: '' }, { label: 'Guide', to: 'guide' }] },
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
  locales: { de: { label: 'Deutsch', texts: { Home: 'Start', Guide: 'Anleitung' } } },
})
