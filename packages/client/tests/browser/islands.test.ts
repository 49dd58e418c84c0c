import { expect, test } from 'vitest'
import { runsSharedTests } from '../support/engines/engine.ts'
import { foreignSite } from '../support/foreign-site.ts'
import { choose, heading, idle } from '../support/page-helpers.ts'
import { gate } from '../support/shaped-server.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage({
  site: {
    ...foreignSite(),
    'content/boxes.md': `# Boxes

:::Box{name=oil}
Oil is in the **first** box, [wicks](/lamps/wick) are not.

::Lamp{brightness=7}
:::

A :Mark[marked *word*] in a line. A label: :Alert[Green & blue].

::Field{label=Height}

::Field{label=Range}
`,
    'content/dials.mdx': `import { Dial } from '../src/Dial'
import Frame from './_frame.mdx'

# Dials

<Dial marks={[3, 5]} unit={{ name: 'knots' }}>

Read it **often**.

</Dial>

<Frame>

Also in a frame: <Dial marks={[7]} unit={{ name: 'fathoms' }} />

</Frame>
`,
    'content/_frame.mdx': '<section aria-label="Frame">{props.children}</section>\n',
    'src/Dial.tsx': `import { type ReactNode, useState } from 'react'
export function Dial({ marks, unit, children }: { marks: number[]; unit: { name: string }; children?: ReactNode }) {
  const [turns, setTurns] = useState(0)
  return <span><button type="button" onClick={() => setTurns(turns + 1)}>{marks.map((mark) => mark + turns).join(' and ')} {unit.name}</button>{children}</span>
}
`,
    'content/tips.mdx': `import { Tip } from '../src/Tip'

# Tips

<Tip label={<b>Show the *tip*</b>} parts={[{ text: <a href="./fog.md">Fog</a> }, { text: <i>Tide</i> }]}>

Read it **often**.

</Tip>
`,
    'src/Tip.tsx': `import { type ReactNode, useState } from 'react'
export function Tip({ label, parts, children }: { label: ReactNode; parts: { text: ReactNode }[]; children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return <div><button type="button" onClick={() => setOpen(!isOpen)}>{label}</button>{isOpen && <ul>{parts.map(({ text }, i) => <li key={i}>{text}</li>)}</ul>}{children}</div>
}
`,
    'content/counts.md': '# Counts\n\n::Count{}\n',
    'content/_components/Count.tsx': `import { Shown, useCount } from 'old-hook'
export default function Count() {
  const [count, setCount] = useCount()
  return <button type="button" onClick={() => setCount(count + 1)}><Shown count={count} /></button>
}
`,
    // A CommonJS package that expects Node's global object.
    'node_modules/old-hook/index.js': `const React = global.oldReact ?? require('react')
const { jsxs } = require('react/jsx-runtime')
exports.useCount = () => React.useState(5)
exports.Shown = ({ count }) => jsxs('b', { children: ['Counted ', count] })
`,
    'content/_components/Box.tsx': `import { type ReactNode, useState } from 'react'
export default function Box({ name, children }: { name: string; children?: ReactNode }) {
  const [count, setCount] = useState(0)
  return (
    <section aria-label={name}>
      <button type="button" onClick={() => setCount(count + 1)}>Opened {count} times</button>
      {children}
    </section>
  )
}
`,
    'content/_components/Mark.tsx': `import { type ReactNode, useState } from 'react'
export default function Mark({ children }: { children?: ReactNode }) {
  const [isOn, setOn] = useState(false)
  return <button type="button" aria-pressed={isOn} onClick={() => setOn(!isOn)}>{children}</button>
}
`,
    'content/_components/Alert.tsx': `import { useState } from 'react'
export default function Alert({ children }: { children: string }) {
  const [clicked, setClicked] = useState('nothing')
  return <button type="button" title={children.toUpperCase()} onClick={() => setClicked('label ' + children)}>{children}: {clicked}</button>
}
`,
    'content/_components/Field.tsx': `import { useId, useState } from 'react'
export default function Field({ label }: { label: string }) {
  const id = useId()
  const [text, setText] = useState('')
  return <p><label htmlFor={id}>{label}</label><input id={id} value={text} onChange={(e) => setText(e.target.value)} />{text && <output htmlFor={id}>{text}</output>}</p>
}
`,
  },
})
const lampCode = () => stage.server.requests.filter((request) => /Lamp-|islands-/.test(request))

test('an island is rendered at build time, and its code loads when it scrolls into view and keeps its elements', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/fog'))
  await idle(page)
  expect(await page.getByText('Brightness 3').count()).toBe(1)
  await page.evaluate(() => Object.assign(window, { built: document.querySelector('[data-island] button') }))
  expect(stage.server.requests.filter((request) => request.includes('Lamp-'))).toEqual([])
  await page.getByText('Brightness 3').scrollIntoViewIfNeeded()
  await page.waitForSelector('[data-island=Lamp][data-live]')
  expect(lampCode().length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Brightness' }).click()
  await page.getByText('Brightness 4').waitFor()
  const isSame = () =>
    page.evaluate(
      () => (window as unknown as { built: Element }).built === document.querySelector('[data-island] button'),
    )
  expect(await isSame()).toBe(true)
})

test.runIf(runsSharedTests)('a page without islands loads no code for islands', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/lamps/oil'))
  await idle(page)
  expect(lampCode()).toEqual([])
})

test.runIf(runsSharedTests)('an island can show elements that it receives as props, also later', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/tips'))
  await page.waitForSelector('[data-island][data-live]')
  await page.evaluate(() => Object.assign(window, { built: document.querySelector('[data-island] b') }))
  const isSame = () =>
    page.evaluate(() => (window as unknown as { built: Element }).built === document.querySelector('[data-island] b'))
  const button = page.getByRole('button', { name: 'Show the *tip*' })
  const parts = page.locator('[data-island] li')
  for (const _ of [1, 2]) {
    await button.click()
    expect(await parts.allInnerTexts()).toEqual(['Fog', 'Tide'])
    expect(await isSame()).toBe(true)
    expect(await page.locator('[data-island] strong').textContent()).toBe('often')
    await button.click()
    await parts.first().waitFor({ state: 'detached' })
  }
  await button.click()
  await parts.getByRole('link', { name: 'Fog' }).click()
  await heading(page, 'Fog')
})

test('a click on an island whose code is still loading is not lost', async () => {
  const code = gate()
  stage.server.shape((path) => (path.includes('Lamp-') ? { after: code.isOpen } : undefined))
  const { page, open } = await stage.tab()
  await open(stage.url('/fog'))
  await page.getByRole('button', { name: 'Brightness' }).click()
  await page.getByRole('button', { name: 'Brightness' }).click()
  expect(await page.getByText('Brightness 3').count()).toBe(1)
  code.open()
  await page.getByText('Brightness 5').waitFor()
})

test.runIf(runsSharedTests)('islands hydrate again when the reader returns to the first page', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/fog'))
  await page.getByText('Brightness 3').scrollIntoViewIfNeeded()
  await page.waitForSelector('[data-live]')
  await page.getByRole('button', { name: 'Brightness' }).click()
  await page.getByText('Brightness 4').waitFor()
  for (const name of ['Code', 'Fog']) {
    await choose(page, name)
    await heading(page, name)
  }
  await page.getByText('Brightness 3').scrollIntoViewIfNeeded()
  await page.waitForSelector('[data-live]')
  await page.getByRole('button', { name: 'Brightness' }).click()
  await page.getByText('Brightness 4').waitFor()
})

test('an island whose code fails to load keeps its HTML from the build', async () => {
  const tab = await stage.tab()
  tab.allow(/Failed to load resource/)
  stage.server.shape((path) => (path.includes('Lamp-') ? { status: 500 } : undefined))
  await tab.open(stage.url('/fog'))
  await tab.page.getByText('Brightness 3').scrollIntoViewIfNeeded()
  await expect.poll(() => tab.warnings.length).toBe(1)
  expect(await tab.page.getByText('Brightness 3').isVisible()).toBe(true)
})

test.runIf(runsSharedTests)(
  'Markdown inside a component keeps its HTML from the build, including nested components',
  async () => {
    const { page, open } = await stage.tab()
    await open(stage.url('/boxes'))
    await page.evaluate(() => Object.assign(window, { drawn: document.querySelector('[data-island=Box] strong') }))
    await page.waitForSelector('[data-island=Box][data-live]')
    await page.waitForSelector('[data-island=Lamp][data-live]')
    await page.getByRole('button', { name: 'Opened 0 times' }).click()
    await page.getByRole('button', { name: 'Opened 1 times' }).waitFor()
    expect(await page.locator('[data-island=Box] strong').textContent()).toBe('first')
    const isSame = () =>
      page.evaluate(
        () => (window as unknown as { drawn: Element }).drawn === document.querySelector('[data-island=Box] strong'),
      )
    expect(await isSame()).toBe(true)
    await page.getByRole('button', { name: 'Brightness 7' }).click()
    await page.getByRole('button', { name: 'Brightness 8' }).waitFor()
    await page.getByRole('button', { name: 'Opened 1 times' }).click()
    await page.getByRole('button', { name: 'Brightness 8' }).waitFor()
    // A component in a line of text
    await page.waitForSelector('span[data-island=Mark][data-live]')
    const mark = page.getByRole('button', { name: 'marked word' })
    await mark.click()
    await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('[data-island=Mark] em').textContent()).toBe('word')
    await page.locator('[data-island=Box]').getByRole('link', { name: 'wicks' }).click()
    await heading(page, 'Wick')
  },
)

test.runIf(runsSharedTests)(
  'a component receives plain text as a string, in the build and in the browser',
  async () => {
    const { page, open } = await stage.tab()
    await open(stage.url('/boxes'))
    await page.waitForSelector('[data-island=Alert][data-live]')
    await page.getByRole('button', { name: 'Green & blue: nothing' }).click()
    await page.getByRole('button', { name: 'Green & blue: label Green & blue' }).waitFor()
    expect(await page.getByTitle('GREEN & BLUE').count()).toBe(1)
  },
)

test.runIf(runsSharedTests)(
  'IDs generated by components are unique on the page, and the same before and after hydration',
  async () => {
    const { page, open } = await stage.tab()
    await page.goto(stage.url('/boxes'))
    const ids = () => page.locator('[data-island=Field] input').evaluateAll((all) => all.map(({ id }) => id))
    const drawn = await ids()
    expect(new Set(drawn).size).toBe(2)
    await open(stage.url('/boxes'))
    await page.getByLabel('Range').scrollIntoViewIfNeeded()
    await expect.poll(() => page.locator('[data-island=Field][data-live]').count()).toBe(2)
    await page.getByLabel('Range').pressSequentially('9 miles')
    expect(await page.getByLabel('Height').inputValue()).toBe('')
    expect(await page.getByLabel('Range').inputValue()).toBe('9 miles')
    expect(await ids()).toEqual(drawn)
    // An element that is first rendered in the browser must refer to the same ID.
    expect(await page.locator('[data-island=Field] output').getAttribute('for')).toBe(drawn[1])
  },
)

test.runIf(runsSharedTests)(
  'a component and the CommonJS package that it imports use the same React, and the package can read `global`',
  async () => {
    const { page, open } = await stage.tab()
    await open(stage.url('/counts'))
    await page.waitForSelector('[data-island=Count][data-live]')
    await page.getByRole('button', { name: 'Counted 5' }).click()
    await page.getByText('Counted 6').waitFor()
  },
)

test.runIf(runsSharedTests)('components on an MDX page and in its partials hydrate with their data', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/dials'))
  await page.getByRole('button', { name: '3 and 5 knots' }).click()
  await page.getByRole('button', { name: '4 and 6 knots' }).waitFor()
  expect(await page.locator('[data-island="src/Dial#Dial"] strong').textContent()).toBe('often')
  const frame = page.getByRole('region', { name: 'Frame' })
  await frame.getByRole('button', { name: '7 fathoms' }).click()
  await frame.getByRole('button', { name: '8 fathoms' }).waitFor()
  expect(await frame.textContent()).toContain('Also in a frame:')
})
