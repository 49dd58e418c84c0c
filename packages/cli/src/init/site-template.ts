/** Returns the files of a new site, by path. The site builds and passes `docs check` without messages. */
export function siteTemplate(title: string): Record<string, string> {
  return {
    'site.config.ts': `import { defineConfig } from '@docs-engine/cli'

export default defineConfig({
  title: ${JSON.stringify(title)},
  tagline: 'Describe your project in one line',
  // The URL of the published site. Without it, canonical links and the sitemap contain localhost.
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
  tagline: Describe your project in one or two sentences.
  actions:
    - { label: Get started, to: /guide/getting-started }
    - { label: Writing pages, to: /guide/writing }
features:
  - title: Pages are Markdown
    text: Each file in the content folder becomes a page, and each folder a section of the sidebar.
    to: /guide/writing
  - title: Links are checked
    text: A broken link fails the build. The message contains its file, line, and column.
    to: /guide/writing#links
  - title: Samples are checked
    text: The build reports mistakes in TypeScript samples, and readers can switch a sample to JavaScript.
    to: /guide/writing#code
---
`,
    'content/guide/getting-started.md': `---
title: Getting started
sidebar_position: 1
description: Install the project and take the first steps.
---

Describe what new users do first. Most guides start with the installation:

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

Continue with [Writing pages](./writing.md).
`,
    'content/guide/writing.md': `---
title: Writing pages
sidebar_position: 2
description: Write links, notes, and code samples.
---

## Links

Link to a file (\`./getting-started.md\`) or to a path ([\`/guide/getting-started\`](/guide/getting-started)). The build checks both,
including their anchors.

:::tip
To check the site without building it, run \`docs check\`.
:::

## Code

\`\`\`ts title="greet.ts"
export function greet(name: string): string {
  return \`Hello, \${name}\`
}
\`\`\`

Readers can switch the sample to JavaScript. The build warns about mistakes that would fail in any project, such as a syntax error. To compile every sample, add \`samples: {}\` to \`site.config.ts\`.
`,
  }
}
