import { defineConfig } from '@docs-engine/cli'

export default defineConfig({
  title: 'Old',
  url: 'https://old.example',
  colorMode: { respectSystem: false },
  navbar: { items: [{ label: 'Docs', to: '/' }] },
  sidebars: { docs: ['guide', 'api', ''] },
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
  onBrokenAnchors: 'warn',
  locales: { de: { label: 'Deutsch', texts: { Guides: 'Anleitungen', Docs: 'Doku' } } },
})
