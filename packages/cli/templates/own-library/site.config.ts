import { apiPages } from '@docs-engine/api'
import { defineConfig } from '@docs-engine/cli'

export default defineConfig({
  // Shown in the header, in browser tabs, and as the heading of the home page.
  title: '{{title}}',
  tagline: '{{tagline}}',

  // The origin of the published site. Its path, such as `/docs/`, belongs in `baseUrl`. Without `url`, canonical links and the sitemap contain localhost.
  // url: 'https://docs.example.com',

  // The files in `content/_public` are copied to the root of the site.
  favicon: '/favicon.svg',

  // The color of links and buttons. Its lightness is adjusted for light and dark mode. The logo is a file: `content/_public/favicon.svg`.
  theme: { accent: '#2563eb' },

  navbar: {
    logo: { src: '/favicon.svg', alt: '', width: 28, height: 28 },
    items: [
      { label: 'Guide', to: '/guide/getting-started' },
      { label: 'API', to: '/api' },
      // { label: 'GitHub', href: 'https://github.com/you/your-project' },
    ],
  },

  sidebars: {
    docs: [
      { label: 'Guide', items: [{ autogenerate: 'guide' }] },
      { label: 'API', items: [{ autogenerate: 'api' }] },
    ],
  },

  // Compiles the TypeScript samples in your pages against the types of the built library. A sample that doesn't compile is an error.
  samples: {},

  // Generates a page for each export of the library from its types and comments.
  plugins: [
    apiPages({
      entries: [
        // Remove `checkExamples` to compile the examples in the comments, too.
        { from: '{{library}}', path: '/api', title: 'API', checkExamples: false },
      ],
    }),
  ],

  // Adds a link to the source of each page.
  // editUrl: 'https://github.com/you/your-project/edit/main/',
})
