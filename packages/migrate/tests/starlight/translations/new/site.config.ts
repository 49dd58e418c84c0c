import { defineConfig } from '@docs-engine/cli'

export default defineConfig({
  title: 'Old',
  trailingSlash: true,
  navbar: { items: [] },
  sidebars: { docs: [{ label: 'Start', items: ['en/guide'] }] },
  redirects: [{ from: '/de/old', to: '/de/guide' }],
  theme: { accent: 'hsl(234, 90%, 60%)' },
  // To compile the TypeScript samples page by page, list pages: `samples: { include: ['guide/**'] }`. To compile all: `samples: {}`.
  samples: false,
  rules: {
    'undefined-reference': 'warn',
    'broken-asset': 'warn',
    'link-text': 'warn',
    'invalid-url': 'warn',
    'unclosed-fence': 'warn',
    component: 'warn',
    'component-props': 'warn',
    mdx: 'warn',
  },
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  locales: {
    de: { label: 'Deutsch', texts: { Old: 'Alt', Start: 'Beginn' } },
    'pt-br': { label: 'Português', texts: { Old: 'Antigo', Start: 'Início' } },
  },
})
