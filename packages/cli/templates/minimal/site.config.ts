import { defineConfig } from '@docs-engine/cli'

export default defineConfig({
  // Shown in the header, in browser tabs, and as the heading of the home page.
  title: '{{title}}',

  // The origin of the published site. A path, such as `/docs/`, belongs in `baseUrl`.
  // Without `url`, the canonical links, the sitemap, and `llms.txt` point to `http://localhost`.
  // url: 'https://docs.example.com',

  // The workflow publishes to GitHub Pages, which adds a slash to the URLs of pages, and supports neither redirects nor headers.
  // Other hosts are described in `publishing/index.md` in `node_modules/@docs-engine/cli/docs/content/`.
  trailingSlash: true,
  redirectPages: true,

  // Without this line, a link to a Markdown file that doesn't exist is only a warning.
  onBrokenMarkdownLinks: 'throw',

  // Compiles the TypeScript samples in your pages. A sample that doesn't compile is an error.
  samples: {},
})
