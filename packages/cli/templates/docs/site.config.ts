import { defineConfig } from '@docs-engine/cli'

export default defineConfig({
  // Shown in the header, in browser tabs, and as the heading of the home page.
  title: '{{title}}',
  tagline: 'Describe your project in one line',

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
      { label: 'Writing pages', to: '/reference/writing-pages' },
      // { label: 'GitHub', href: 'https://github.com/you/your-project' },
    ],
  },

  // The sidebar is generated from the folders in `content`. To choose the order and the groups yourself:
  // sidebars: { docs: [{ label: 'Guide', items: ['guide/getting-started', 'guide/retries'] }] },

  // Compiles the TypeScript samples in your pages. A sample that doesn't compile is an error.
  samples: {},

  // Adds an "Edit this page" link to your pages. Set this to the URL of the folder that contains `content`.
  // editUrl: 'https://github.com/you/your-project/edit/main/',

  footer: {
    groups: [
      {
        title: 'Guide',
        items: [{ label: 'Getting started', to: '/guide/getting-started' }],
      },
      {
        title: 'Reference',
        items: [{ label: 'Writing pages', to: '/reference/writing-pages' }],
      },
    ],
  },
})
