import { defineConfig } from '@docs-engine/cli'

export default defineConfig({
  title: '{{title}}',
  // The URL of the published site. Without it, canonical links and the sitemap contain localhost.
  // url: 'https://docs.example.com',
  // Compiles the TypeScript samples in your pages. A sample that doesn't compile is an error.
  samples: {},
})
