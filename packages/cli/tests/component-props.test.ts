import { expect, test } from 'vitest'
import { problems, tempSite } from './support/temp-site.ts'

const config = `import { defineConfig } from '@docs-engine/cli'
export default defineConfig({ title: 'Test', samples: {}, rules: { 'orphan-page': 'off' } })
`

const components = {
  'content/_components/Counter.tsx': `import { useState, type ReactNode } from 'react'
import type { Tone } from '../../src/tone'
interface Props {
  /** The first number. */
  start: number
  label?: string
  tone?: Tone
  open?: boolean
  children?: ReactNode
}
export default function Counter({ start, label, children }: Props) {
  const [count] = useState(start)
  return <div>{label}{count}{children}</div>
}
`,
  'content/_components/Logo.tsx': `export function Logo({ size = 1 }) { return <i>{size}</i> }\n`,
  'content/_components/Old.jsx': `export default function Old({ anything }) { return <i>{anything}</i> }\n`,
  'src/tone.ts': `export type Tone = 'quiet' | 'loud'\n`,
  'src/Chart.tsx': `import type { ReactNode } from 'react'
export function Chart({ data, title }: { data: { x: number; y?: number }[]; title: ReactNode }) {
  return <p>{title}{data.length}</p>
}
export function List<Item>({ items, show }: { items: Item[]; show: (item: Item) => string }) {
  return <p>{items.map(show)}</p>
}
`,
}

test('reports components that lose their children or render them twice', async () => {
  const site = await tempSite({
    'content/_components/Lost.tsx': 'export default ({}: { children?: React.ReactNode }) => <p>Nothing</p>\n',
    'content/_components/Twice.jsx': 'export default ({ children }) => <>{children}{children}</>\n',
    'content/_components/Once.tsx':
      'export default ({ children }: { children?: React.ReactNode }) => <b>{children}</b>\n',
    'content/index.md':
      '# Home\n\n:::Lost\nText\n:::\n\n:Twice[*Text*] :Twice[Text]\n\n:::Once\n:Once[Text]\n:::\n\n::Lost\n',
  })
  const { stderr } = await site.docs('check')
  expect(stderr.split('\n').filter((line) => /^content|^ {2}In /.test(line))).toEqual([
    'content/index.md:3:1  error  `Lost` doesn’t render its children, so they are missing on the page.  component',
    '  In `content/_components/Lost.tsx`, render `children` exactly once, starting with the first render. The browser reuses the HTML of the children.',
    'content/index.md:7:1  error  `Twice` renders its children 2 times.  component',
    '  In `content/_components/Twice.jsx`, render `children` exactly once, starting with the first render. The browser reuses the HTML of the children.',
  ])
})

test('checks the props that pages pass to components against their types', async () => {
  const site = await tempSite(
    {
      ...components,
      'content/index.md': `# Home

::Counter{start=1 label="Clicks" tone=loud open}

:::Counter{start=1}
Text
:::

::Counter{start=many tone="quite"}

Text :Counter[x]{label=3 size=2} and ::Old{whatever=1}.

::Old{whatever=1}

::Logo[text]{size=2}

::Counter{label}

::Counter{start=1 open="false" tone}

Text :Counter[x]{start=1 label=''} and :Counter{start=1 label = ""}.

::Counter{start=1 label="" open}
`,
      'content/page.mdx': `import { Chart, List } from '../src/Chart'
import Part from './_part.mdx'
import points from './points.json'

# Page

<Chart data={[{ x: 1 }, { x: 2, y: 3 }]} title={<b>Points</b>} />

<Chart data={points} title="Points" />

<List items={[1, 2]} show={(item) => item.toFixed(1)} />

<Counter start="3" open="true" />

<Counter
  start={3}
  color="red"
/>

<Chart data={[{ x: 1 }, { x: 'two' }]} title="A" />

<Chart data={[{ x: 1, z: 2 }]} title="B" />

<Chart />

Text <Logo start={1} />

<Part />

<Part />
`,
      'content/_part.mdx': `Part <Counter start={{ from: 1 }} />\n\n::Logo{size=big}\n`,
      'content/points.json': '[{ "x": 1, "unused": true }]\n',
    },
    { config },
  )

  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 1
    content/_part.mdx:1:6-37  error  \`Counter\` failed to render: Objects are not valid as a React child (found: object with keys {from}). If you meant to render a collection of children, use an array instead.  component
      Check \`content/_components/Counter.tsx\`. Components also render in Node, where \`window\` doesn’t exist.
    content/_part.mdx:1:15-34  error  The prop \`start\` of \`<Counter>\` must be \`number\`, but it is \`{ from: 1 }\`.  component-props
      \`content/_components/Counter.tsx\` declares \`start: number\`.
    content/_part.mdx:3:8-16  error  The prop \`size\` of \`::Logo\` must be \`number\`, but it is the string \`"big"\`.  component-props
      \`content/_components/Logo.tsx\` declares \`size?: number\`.
    content/index.md:9:11-21  error  The prop \`start\` of \`::Counter\` must be \`number\`, but it is the string \`"many"\`.  component-props
      \`content/_components/Counter.tsx\` declares \`start: number\`.
    content/index.md:9:22-34  error  The prop \`tone\` of \`::Counter\` must be \`"loud" | "quiet"\`, but it is the string \`"quite"\`.  component-props
      Did you mean \`quiet\`?
      \`content/_components/Counter.tsx\` declares \`tone?: "loud" | "quiet"\`.
    content/index.md:11:6-33  error  \`::Counter\` needs the prop \`start\`.  component-props
      \`start: number\`: The first number.
      Add it here, or make it optional in \`content/_components/Counter.tsx\`.
    content/index.md:11:18-25  error  The prop \`label\` of \`::Counter\` must be \`string\`, but it is the number \`3\`.  component-props
      A directive passes \`3\` as a number, even in quotes. Accept a number in the component, or write \`<Counter label="3" />\` in an \`.mdx\` page.
      \`content/_components/Counter.tsx\` declares \`label?: string\`.
    content/index.md:11:26-32  error  \`::Counter\` has no prop \`size\`.  component-props
      Its props: \`start: number\`, \`label?: string\`, \`tone?: "loud" | "quiet"\`, \`open?: boolean\` (\`content/_components/Counter.tsx\`).
    content/index.md:11:38-43  error  \`::Old\` is on a line with other text, so it is shown as text.  markdown
      Write one colon, \`:Old{…}\`, or put it on a line of its own.
    content/index.md:15:1-21  error  \`::Logo\` has content, but the component takes no children.  component-props
      Remove the label in brackets, or declare \`children\` in its props (\`content/_components/Logo.tsx\`).
    content/index.md:17:1-17  error  \`::Counter\` needs the prop \`start\`.  component-props
      \`start: number\`: The first number.
      Add it here, or make it optional in \`content/_components/Counter.tsx\`.
    content/index.md:17:11-16  error  The prop \`label\` of \`::Counter\` must be \`string\`, but it is \`true\`.  component-props
      An attribute without a value is \`true\`. Write \`label="…"\`.
      \`content/_components/Counter.tsx\` declares \`label?: string\`.
    content/index.md:19:32-36  error  The prop \`tone\` of \`::Counter\` must be \`"loud" | "quiet"\`, but it is \`true\`.  component-props
      An attribute without a value is \`true\`. Write \`tone="…"\`.
      \`content/_components/Counter.tsx\` declares \`tone?: "loud" | "quiet"\`.
    content/page.mdx:13:10-19  error  The prop \`start\` of \`<Counter>\` must be \`number\`, but it is the string \`"3"\`.  component-props
      A value in quotes is a string. Write \`start={3}\`.
      \`content/_components/Counter.tsx\` declares \`start: number\`.
    content/page.mdx:13:20-31  error  The prop \`open\` of \`<Counter>\` must be \`boolean\`, but it is the string \`"true"\`.  component-props
      A value in quotes is a string. Write \`open={true}\`.
      \`content/_components/Counter.tsx\` declares \`open?: boolean\`.
    content/page.mdx:17:3-14  error  \`<Counter>\` has no prop \`color\`.  component-props
      Its props: \`start: number\`, \`label?: string\`, \`tone?: "loud" | "quiet"\`, \`open?: boolean\` (\`content/_components/Counter.tsx\`).
    content/page.mdx:20:8-39  error  \`data[1].x\` of \`<Chart>\` must be \`number\`, but it is \`string\`.  component-props
      \`src/Chart.tsx\` declares \`data: { x: number; y?: number | undefined; }[]\`.
    content/page.mdx:22:8-31  error  The prop \`data\` of \`<Chart>\` has no property \`data[0].z\`.  component-props
      \`src/Chart.tsx\` declares \`data: { x: number; y?: number | undefined; }[]\`.
    content/page.mdx:24:1-10  error  \`Chart\` failed to render: Cannot read properties of undefined (reading 'length').  component
      Check \`src/Chart.tsx:3:26\`. Components render in Node, where \`window\` doesn’t exist.
    content/page.mdx:24:1-10  error  \`<Chart>\` needs the props \`data\` and \`title\`.  component-props
      \`data: { x: number; y?: number | undefined; }[]\`
      \`title: ReactNode\`
      Add them here, or make them optional in \`src/Chart.tsx\`.
    content/page.mdx:26:12-21  error  \`<Logo>\` has no prop \`start\`.  component-props
      Its props: \`size?: number\` (\`content/_components/Logo.tsx\`).
    Checked 2 pages, 0 links, 2 anchors, 0 samples: 21 errors, 0 warnings."
  `)
})

test('checks pages again when a type changes, unless the check is turned off', async () => {
  const site = await tempSite(
    {
      ...components,
      'content/index.md':
        '---\nhero: { component: Counter }\n---\n\n# Home\n\n::Counter{start=1 tone=loud}\n\n::Logo{big}\n',
    },
    { config: config.replace('samples: {}, ', '') },
  )
  const problems = async (...args: string[]) => {
    const report = JSON.parse((await site.docs('check', '--format', 'json', ...args)).stdout)
    return report.messages
      .filter(({ rule }: { rule: string }) => rule === 'component-props')
      .map(({ line, column, severity, message }: Record<string, unknown>) => [line, column, severity, message])
  }
  const wrong = [
    [2, 9, 'error', '`Counter` needs the prop `start`.'],
    [9, 8, 'error', '`::Logo` has no prop `big`.'],
  ]
  expect(await problems()).toEqual(wrong)
  expect(await problems()).toEqual(wrong)
  expect(await problems('--no-samples')).toEqual([])

  // The page doesn't import this module; only its component does.
  site.write({ 'src/tone.ts': "export type Tone = 'quiet'\n" })
  expect(await problems()).toEqual([
    wrong[0],
    [7, 19, 'error', 'The prop `tone` of `::Counter` must be `"quiet"`, but it is the string `"loud"`.'],
    wrong[1],
  ])

  site.write({
    'src/tone.ts': null,
    'content/_components/Counter.tsx': 'export default () => <b />\n',
    'content/_components/Logo.tsx': 'export const Logo = (_: { big?: true }) => <i />\n',
  })
  expect(await problems()).toEqual([
    [7, 11, 'error', '`::Counter` has no prop `start`.'],
    [7, 19, 'error', '`::Counter` has no prop `tone`.'],
  ])
  site.write({ 'site.config.ts': config.replace("'orphan-page'", "'component-props': 'warn', 'orphan-page'") })
  expect((await problems())[0][2]).toBe('warning')
})

test('checks plain text between the tags of a component as a string', async () => {
  const site = await tempSite(
    {
      'content/_components/Text.tsx':
        'export default ({ children }: { children: string }) => <b title={children}>{children}</b>\n',
      'content/_components/Lost.tsx': 'export default ({}: { children?: React.ReactNode }) => <p>Nothing</p>\n',
      'content/_components/Size.tsx': 'export default ({ children }: { children: number }) => <b>{children}</b>\n',
      'content/index.md': '# Home\n\n:Text[plain] :Size[plain] :Lost[text]\n',
      'content/page.mdx': '# Page\n\n<Text>plain</Text>\n',
    },
    { config },
  )
  const { stderr } = await site.docs('check')
  expect(stderr.match(/^content.* error .*/gm)).toEqual([
    "content/index.md:3:14  error  The props of `::Size` don’t match the component. Type 'string' is not assignable to type 'number'. (TS2322)  component-props",
    'content/index.md:3:27  error  `Lost` doesn’t render its children, so they are missing on the page.  component',
  ])
})

test('reports content that is passed to a component without children, and all wrong props, but no prop that is only misspelled as missing', async () => {
  const site = await tempSite(
    {
      'content/_components/Counter.tsx': `export default function Counter({ start = 0, tone = 'quiet' }: { start?: number; tone?: string }) {
  return <b className={tone}>{start}</b>
}
`,
      'content/_components/Clock.tsx': 'export default function Clock() {\n  return <b>12</b>\n}\n',
      'content/index.md': `# Home

:::Counter
Text
:::

:::Counter{start=1}
Text
:::

:::Clock
Text
:::

::Counter[text]

::Counter{start=three colour=red}

::Counter{colour=red size=2}
`,
      'content/_components/Timer.tsx':
        'export default function Timer({ minutes }: { minutes: number }) {\n  return <b>{minutes}</b>\n}\n',
      'content/page.mdx': '# Page\n\n<Counter>text</Counter>\n\n<Timer minuts={3} />\n',
    },
    { config },
  )
  const { stderr } = await site.docs('check')
  const lines = stderr.split('\n').map((line) => line.trim())
  const problems = lines.flatMap((line, i) => {
    const [, problem] = / {2}(?:error|warning) {2}(.*) {2}component-props$/.exec(line) ?? []
    const note = lines.slice(i + 1).find((next) => next !== '' && !next.includes('│'))
    return problem ? [`${line.split(' ')[0]} ${problem} ${note}`] : []
  })
  // Content that isn't rendered is reported only once.
  expect(stderr).not.toContain('doesn’t render its children')
  const declare = 'or declare `children` in its props (`content/_components'
  expect(problems).toEqual([
    `content/index.md:3:1 \`:::Counter\` has content, but the component takes no children. Write \`::Counter\`, ${declare}/Counter.tsx\`).`,
    `content/index.md:7:1 \`:::Counter\` has content, but the component takes no children. Write \`::Counter\`, ${declare}/Counter.tsx\`).`,
    `content/index.md:11:1 \`:::Clock\` has content, but the component takes no children. Write \`::Clock\`, ${declare}/Clock.tsx\`).`,
    `content/index.md:15:1 \`::Counter\` has content, but the component takes no children. Remove the label in brackets, ${declare}/Counter.tsx\`).`,
    'content/index.md:17:11 The prop `start` of `::Counter` must be `number`, but it is the string `"three"`. `content/_components/Counter.tsx` declares `start?: number`.',
    'content/index.md:17:23 `::Counter` has no prop `colour`. Its props: `start?: number`, `tone?: string` (`content/_components/Counter.tsx`).',
    'content/index.md:19:11 `::Counter` has no prop `colour`. Its props: `start?: number`, `tone?: string` (`content/_components/Counter.tsx`).',
    'content/index.md:19:22 `::Counter` has no prop `size`. Its props: `start?: number`, `tone?: string` (`content/_components/Counter.tsx`).',
    `content/page.mdx:3:1 \`<Counter>\` has content, but the component takes no children. Write \`<Counter />\`, ${declare}/Counter.tsx\`).`,
    'content/page.mdx:5:8 `<Timer>` has no prop `minuts`. Did you mean `minutes: number`?',
  ])
})
