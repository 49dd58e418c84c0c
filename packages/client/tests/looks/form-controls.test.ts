import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setStage } from '../support/stage.ts'

const stage = setStage({
  site: {
    'site.config.ts': "export default { title: 'Test', samples: false }\n",
    'content/index.md': '# Home\n\n- [x] Done\n\n::::tabs\n:::tab[One]\nText\n:::\n::::\n\n```ts\nconst a = 1\n```\n',
    'content/counter.md': `# Counter

::Counter{}

A <button id="raw" type="button">raw</button> button.

::::tabs
:::tab[One]
Text
:::
:::tab[Two]
Text
:::
::::

\`\`\`ts
const a = 1
\`\`\`
`,
    'content/late.md': '# Late\n\n::Late{}\n',
    'content/play.tsx':
      'export default function Play() { return <select aria-label="Size"><option>Small</option></select> }\n',
    'content/_components/Counter.tsx': `import { useState } from 'react'
export default function Counter() {
  const [count, setCount] = useState(0)
  return <form onSubmit={(event) => event.preventDefault()}>
    <button type="button" id="plain" onClick={() => setCount(count + 1)}>Clicked {count} times</button>{' '}
    <button type="button" id="disabled" disabled>Not available</button>{' '}
    <button type="button" id="own" className="own">Own look</button>
    <p><label>Name <input id="name" placeholder="Ada" /></label></p>
    <p><label>Size <select id="size"><option>Small</option><option>Large</option></select></label></p>
    <p><label>Note <textarea id="note" rows={3} defaultValue="Text" /></label></p>
    <p><label><input type="checkbox" id="check" defaultChecked /> Remember</label></p>
  </form>
}
`,
    'content/_components/Late.tsx': `import { useEffect, useState } from 'react'
export default function Late() {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return isReady ? <button type="button" id="plain">Ready</button> : <p>Loading</p>
}
`,
  },
})

const border = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).borderTopWidth)

test('form controls have a border unless they have a class', async () => {
  const { page } = await stage.tab()
  await page.goto(stage.url('/counter'))
  for (const id of ['plain', 'disabled', 'raw', 'name', 'size', 'note'])
    expect(await border(page, `#${id}`), id).toBe('1px')
  for (const selector of ['#own', '.code-copy', '[role="tab"]'])
    expect(await border(page, selector), selector).toBe('0px')
  await page.goto(stage.url('/play'))
  expect(await border(page, 'select')).toBe('1px')
})

test('styles for form controls are loaded for a component that renders one only in the browser', async () => {
  const { page } = await stage.tab()
  await page.goto(stage.url('/late'))
  await page.locator('#plain').waitFor()
  expect(await border(page, '#plain')).toBe('1px')
})

test('a page without form controls doesn’t load their styles', async () => {
  const { page } = await stage.tab()
  await page.goto(stage.url('/'))
  expect(await page.locator('link[rel="stylesheet"]').count()).toBe(1)
})

test.each(['dark', 'light', 'forced colors'] as const)('a button stands out from the text: %s', async (mode) => {
  const { page } = await stage.tab(mode === 'forced colors' ? { forcedColors: 'active' } : { colorScheme: mode })
  await page.goto(stage.url('/counter'))
  const { label, background, line } = await page.locator('#plain').evaluate((element) => {
    const { color, backgroundColor, borderTopColor } = getComputedStyle(element)
    return { label: color, background: backgroundColor, line: borderTopColor }
  })
  expect(label).not.toBe(background)
  expect(line).not.toBe(background)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/forms-${mode.replace(' ', '-')}.png` })
})
