import { apiPages } from '@docs-engine/api'
import { defineConfig } from '@docs-engine/cli'

export default defineConfig({
  // Shown in the header, in browser tabs, and as the heading of the home page.
  title: '{{title}}',
  tagline: '{{tagline}}',

  // The origin of the published site. A path, such as `/docs/`, belongs in `baseUrl`.
  // Without `url`, the canonical links, the sitemap, and `llms.txt` point to `http://localhost`.
  // url: 'https://docs.example.com',

  // The workflow publishes to GitHub Pages, which adds a slash to the URLs of pages, and supports neither redirects nor headers.
  // Other hosts are described in `publishing/index.md` in `node_modules/@docs-engine/cli/docs/content/`.
  trailingSlash: true,
  redirectPages: true,

  // Without this line, a link to a Markdown file that doesn't exist is only a warning.
  onBrokenMarkdownLinks: 'throw',

  // The files in `content/_public` are copied to the root of the site.
  favicon: '/favicon.svg',

  // The color of links and buttons. Its lightness is adjusted for light and dark mode.
  // To change the logo, edit `content/_public/favicon.svg`.
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

  // Generates a page for each export of the library from its types and doc comments.
  plugins: [
    apiPages({
      entries: [
        // To also compile the examples in the doc comments, remove `checkExamples`.
        { from: '{{library}}', path: '/api', title: 'API', checkExamples: false },
      ],
    }),
  ],

  // Adds an "Edit this page" link to your pages. Set this to the URL of the folder that contains `content`.
  // editUrl: 'https://github.com/you/your-project/edit/main/',
})
