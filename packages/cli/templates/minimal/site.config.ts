import { defineConfig } from '@docs-engine/cli'

export default defineConfig({
  // Shown in the header, in browser tabs, and as the heading of the home page.
  title: '{{title}}',
  // The origin of the published site. A path, such as `/docs/`, belongs in `baseUrl`.
  // Without `url`, the canonical links, the sitemap, and `llms.txt` point to `http://localhost`.
  // url: 'https://docs.example.com',
  // Compiles the TypeScript samples in your pages. A sample that doesn't compile is an error.
  samples: {},
})
