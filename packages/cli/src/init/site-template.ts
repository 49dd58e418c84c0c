/** Returns the files of a new site, by path. The site builds and passes `docs check` without messages. */
export function siteTemplate(title: string): Record<string, string> {
  return {
    'site.config.ts': `import { defineConfig } from '@docs-engine/cli'

export default defineConfig({
  title: ${JSON.stringify(title)},
  tagline: 'What it is, in one line',
  // Where the site will be published; without it canonical links and the sitemap name localhost.
  // url: 'https://docs.example.com',
  navbar: {
    items: [{ label: 'Guide', to: '/guide/getting-started' }],
  },
})
`,
    'content/index.md': `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(`The documentation of ${title}.`)}
hero:
  tagline: What it is, in one or two sentences.
  actions:
    - { label: Get started, to: /guide/getting-started }
features:
  - title: Pages are Markdown
    text: A file below content is a page, a folder is a section of the sidebar.
    to: /guide/writing
  - title: Links are checked
    text: A link that leads nowhere fails the build, with its file, line and column.
    to: /guide/writing#links
---
`,
    'content/guide/getting-started.md': `---
title: Getting started
sidebar_position: 1
description: The first steps.
---

Write here what a newcomer does first.

::::tabs{group=package-manager}
:::tab[npm]
\`\`\`sh
npm install your-package
\`\`\`
:::
:::tab[pnpm]
\`\`\`sh
pnpm add your-package
\`\`\`
:::
::::

Then [write pages](./writing.md).
`,
    'content/guide/writing.md': `---
title: Writing pages
sidebar_position: 2
description: Headings, links, remarks and code.
---

## Links

Link to a file (\`./getting-started.md\`) or to a route ([\`/guide/getting-started\`](/guide/getting-started)). Both are checked, with
their anchors.

:::tip
\`docs check\` says what is wrong without building.
:::

## Code

\`\`\`ts title="greet.ts"
export function greet(name: string): string {
  return \`Hello, \${name}\`
}
\`\`\`

Readers who prefer JavaScript can switch the sample to it. The build warns about mistakes that are wrong in any project, such as a syntax
error. To compile every sample, add \`samples: {}\` to \`site.config.ts\`.
`,
  }
}
