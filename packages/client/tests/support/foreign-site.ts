import { onePixel } from '../../../cli/tests/support/one-pixel.ts'

/** A small site that uses every feature of the client. */
export function foreignSite(config: Record<string, unknown> = {}): Record<string, string | Uint8Array> {
  return {
    'site.config.ts': `export default ${JSON.stringify({
      title: 'Lighthouse Keeping',
      tagline: 'How to keep a light',
      url: 'https://lights.example',
      navbar: { items: [{ label: 'Lamps', to: '/lamps/oil' }] },
      footer: { groups: [{ title: 'More', items: [{ label: 'Fog', to: '/fog' }] }] },
      favicon: '/favicon.svg',
      sidebars: {
        docs: [{ label: 'Lamps', collapsed: false, items: ['lamps/oil', 'lamps/wick'] }, 'fog', 'code'],
      },
      samples: false,
      offline: false,
      ...config,
    })}`,
    'content/index.md': page(
      'Lighthouse Keeping',
      `A light needs [oil](/lamps/oil), and a [horn](/fog#horn) for the fog. [The missing page](/search).

${filler('Home')}

${filler('Still home')}

[Wicks](/lamps/wick) are far below.`,
    ),
    'content/lamps/oil.md': page(
      'Oil',
      `Pour it slowly. See [wicks](/lamps/wick), [trimming](/lamps/wick#trimming), the [old name](/fog#whistle), [hidden](/fog#hidden), [in a tab](/fog#second-tab).

## Kinds of oil

${filler('Kinds')}

## Storing oil

${filler('Storing')}

### In winter

${filler('Winter')}

## Spilling oil

${filler('Spilling')}`,
    ),
    'content/lamps/wick.md': page(
      'Wick',
      `## Cutting

${filler('Cutting')}

## Trimming

${filler('Trimming')} Back to [oil](/lamps/oil).

${filler('More')}`,
    ),
    'content/fog.md': page(
      'Fog',
      `:::details[Closed at first]
## Hidden {#hidden}

Inside of details.
:::

::::tabs{group=horn}
:::tab[Brass]
### First tab {#first-tab}

Brass horn.
:::
:::tab[Tin]
### Second tab {#second-tab}

Tin horn.
:::
::::

::::tabs{group=horn}
:::tab[Brass]
Brass again.
:::
:::tab[Tin]
Tin again.
:::
::::

${filler('Fog')}

## Horn {#horn aka=whistle}

${filler('Horn')}

::Lamp{brightness=3}

${filler('End')}`,
    ),
    'content/code.md': page(
      'Code',
      `## Languages

\`\`\`ts title="lamp.ts"
interface Lamp {
  oil: number
  wick: string
}

export function light(lamp: Lamp): boolean {
  return lamp.oil > 0
}
\`\`\`

${filler('Between')}

## Below

\`\`\`ts showLineNumbers
const before = 1 // [!code --]
const after: number = 2 // [!code ++]
\`\`\`

\`\`\`sh
$ npm install lamp
\`\`\`

\`\`\`diff
-old
+new
 same
\`\`\`

![A lamp](./lamp.png)

${filler('End')}`,
    ),
    'content/lamp.png': onePixel,
    'content/_public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'content/_components/Lamp.tsx': `import { useState } from 'react'
export default function Lamp({ brightness }: { brightness: number }) {
  const [level, setLevel] = useState(brightness)
  return <button type="button" onClick={() => setLevel(level + 1)}>Brightness {level}</button>
}
`,
  }
}

function page(title: string, text: string): string {
  return `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${text}\n`
}

/** Text that is longer than a screen. */
function filler(name: string): string {
  return Array.from(
    { length: 12 },
    (_, index) => `${name}, paragraph ${index + 1}. ${'The lamp burns all night. '.repeat(3)}`,
  ).join('\n\n')
}
