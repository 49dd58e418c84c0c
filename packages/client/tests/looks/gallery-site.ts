/** A small site that contains every element with its own styles. */
export function gallerySite(config: Record<string, unknown> = {}): Record<string, string> {
  return {
    'site.config.ts': `export default ${JSON.stringify({
      title: 'Beekeeping',
      tagline: 'From hive to honey',
      url: 'https://bees.example',
      navbar: {
        logo: { src: '/hive.svg', alt: '' },
        items: [
          { label: 'Hives', to: '/hives/frames' },
          { label: 'Market', href: 'https://market.example' },
        ],
      },
      sidebars: {
        docs: [
          { label: 'Hives', collapsed: true, items: ['hives/frames', 'hives/smoke'] },
          { label: 'Honey', collapsed: true, items: ['honey'] },
        ],
      },
      footer: { groups: [{ title: 'More', items: [{ label: 'Honey', to: '/honey' }] }], copyright: '© The bees' },
      favicon: '/hive.svg',
      samples: false,
      ...config,
    })}`,
    'content/_public/hive.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
    'content/hives/flight.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 200"><path class="dg-line" d="M20 100h640"/><text class="dg-label" x="300" y="90">Flight</text></svg>',
    'content/index.md': `---
title: Beekeeping
description: Bees.
hero:
  title: Keep bees
  tagline: A hive, a garden, a year.
  actions:
    - { label: Begin, to: /hives/frames }
    - { label: Honey, to: /honey }
  code: |
    const hive = createHive({ frames: 10 })
features:
  - { title: Frames, text: They hold the comb., to: /hives/frames }
  - { title: Smoke, text: It calms. }
---

## Where to begin

With the [frames](/hives/frames).
`,
    'content/hives/frames.md': `---
title: Frames
description: Frames.
---

Text with **weight**, \`code\`, a [link](/honey), an [address elsewhere](https://market.example), :kbd[Ctrl+K] and a note[^1].

- [x] clean
- [ ] paint

> A hive that hums is content.

## Sizes

| Name | Type | |
| --- | --- | --- |
| \`deepFrameOfTheUpperBox\` | \`{ width: number; height: number; isWired: boolean }\` \`createFrameOfTheUpperBoxFromItsMeasuresAndAge(width,height,years)\` | 232 mm, for the brood |
| \`shallow\` | \`number\` | 137 mm, for the honey |

::diagram[Bees fly out and return]{src="./flight.svg"}

### Deep frames

:::note
A remark with \`code\` and a [link](/honey).
:::

:::tip[A *title* of its own]
Text.
:::

:::info
Text.
:::

:::warning
Text.
:::

:::danger
Text.
:::

## Code

\`\`\`ts title="hive.ts" {1} ins={2} del={3} showLineNumbers=9
export const frames: number = 10
const added = 1
const removed = 2
// A comment that is long enough to make the line scroll on every screen that isn't very wide, and even on those that are
\`\`\`

\`\`\`tsx focus={1}
const label: string = 'hive' + 1
const element = <Hive frames={10} label={label} onOpen={() => console.log(/bee/u)} />
\`\`\`

\`\`\`output
10 frames
\`\`\`

::::tabs{group=tool}
:::tab[Hive tool]
Flat steel.
:::
:::tab[Brush]
Soft hair.
:::
::::

:::details[Closed at first]
Hidden wax.
:::

[^1]: Said by every keeper.
`,
    'content/hives/smoke.md': '---\ntitle: Smoke\ndescription: Smoke.\n---\n\n## Fuel\n\nDry grass.\n',
    // A file whose name starts with `_` isn't a blog post, so the archive exists but is empty.
    'content/blog/_later.md': '',
    'content/honey.md': `---
title: Honey
description: Honey.
---

Sweet.

| Jar | Weight | Sold |
| --- | ---: | :---: |
| small | 250 g | yes |

::::code-group
\`\`\`sh [npm]
npm install honey
\`\`\`
\`\`\`sh [pnpm]
pnpm add honey
\`\`\`
::::

<iframe width="760" height="200" src="/hive.svg" title="A hive"></iframe>
`,
  }
}

export const galleryPages = ['/', '/hives/frames', '/honey', '/blog/archive', '/search', '/nowhere']
