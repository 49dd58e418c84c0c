import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { foreignSite } from '../support/foreign-site.ts'
import { choose, heading } from '../support/page-helpers.ts'
import { isDev, setStage } from '../support/stage.ts'

const browserOnly = "typeof window !== 'undefined'"

const stage = setStage({
  site: {
    ...foreignSite(),
    'content/failing.md': `# Failing

::AtOnce{name=first}

::InAnEffect{}

::OnClick{}

::AtImport{}

::InAHandler{}

:::AtOnce{name=outer}
Some **text** inside, and a lamp:

::Lamp{brightness=7}
:::

::Lamp{brightness=2}
`,
    'content/_components/AtOnce.tsx': `export default function AtOnce({ name, children }: { name: string; children?: React.ReactNode }) {
  if (${browserOnly}) throw new Error('no light in ' + name)
  return <section><p>Drawn: {name}</p>{children}</section>
}
`,
    'content/_components/InAnEffect.tsx': `import { useEffect } from 'react'
export default function InAnEffect() {
  useEffect(() => { throw new Error('no effect') }, [])
  return <p>Drawn: effect</p>
}
`,
    'content/_components/OnClick.tsx': `import { useState } from 'react'
export default function OnClick() {
  const [count, setCount] = useState(0)
  if (count === 2) throw new Error('two is too many')
  return <button type="button" onClick={() => setCount(count + 1)}>Clicked {count} times</button>
}
`,
    'content/_components/AtImport.tsx': `if (${browserOnly}) throw new Error('no module')
export default function AtImport() {
  return <p>Drawn: import</p>
}
`,
    'content/_components/InAHandler.tsx': `import { useState } from 'react'
export default function InAHandler() {
  const [count, setCount] = useState(0)
  return <button type="button" onClick={() => { setCount(count + 1); throw new Error('not handled') }}>Handled {count}</button>
}
`,
  },
})

const texts = async (page: import('playwright-core').Page) =>
  page.locator('[data-island]').evaluateAll((all) => all.map((island) => island.textContent))

test('a component that throws in the browser keeps its HTML from the build', async () => {
  const { page, open, allow } = await stage.tab()
  allow(/failed on|not handled/)
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const reader = await stage.tab({ javaScriptEnabled: false })
  await reader.page.goto(stage.url('/failing'))
  const drawn = await texts(reader.page)
  await open(stage.url('/failing'))
  await expect.poll(() => errors.filter((text) => text.includes('failed on')).length).toBe(4)
  await expect.poll(() => texts(page)).toEqual(drawn)
  expect(await page.getByText('Drawn: first').isVisible()).toBe(true)
  const path = new URL(stage.url('/failing')).pathname
  for (const [name, error] of [
    ['AtOnce', 'no light in first'],
    ['AtOnce', 'no light in outer'],
    ['InAnEffect', 'no effect'],
    ['AtImport', 'no module'],
  ] as const) {
    const text = errors.find((text) => text.includes(`\`${name}\``) && text.includes(error))
    expect(text, error).toContain(`failed on ${path}`)
  }

  // The component's children, its neighbors, and the page still work.
  await page.getByRole('button', { name: 'Brightness 7' }).click()
  await page.getByText('Brightness 8').waitFor()
  await page.getByRole('button', { name: 'Brightness 2' }).click()
  await page.getByText('Brightness 3').waitFor()
  await choose(page, 'Oil')
  await heading(page, 'Oil')
  await page.goBack()
  await heading(page, 'Failing')
  await expect.poll(() => errors.filter((text) => text.includes('no light in first')).length).toBe(2)
  await expect.poll(() => texts(page)).toEqual(drawn)
})

test('a component that throws later returns to its HTML from the build', async () => {
  const { page, open, allow } = await stage.tab()
  allow(/failed on|not handled/)
  await open(stage.url('/failing'))
  await page.waitForSelector('[data-island=OnClick][data-live]')
  await page.getByRole('button', { name: 'Clicked 0 times' }).click()
  await page.getByRole('button', { name: 'Clicked 1 times' }).click()
  await page.getByText('Clicked 0 times').waitFor()
  await page.waitForSelector('[data-island=OnClick]:not([data-live])')
})

test('a component whose listener throws keeps running', async () => {
  const tab = await stage.tab()
  tab.allow(/failed on|not handled/)
  await tab.open(stage.url('/failing'))
  await tab.page.waitForSelector('[data-island=InAHandler][data-live]')
  await tab.page.getByRole('button', { name: 'Handled 0' }).click()
  await tab.page.getByRole('button', { name: 'Handled 1' }).click()
  await tab.page.getByText('Handled 2').waitFor()
})

test.skipIf(isDev)('the code that handles errors is loaded only with islands', async () => {
  const entry = /assets\/entry-[\w-]+\.js/.exec(readFileSync(join(stage.site.folder, 'fog/index.html'), 'utf8'))![0]
  expect(readFileSync(join(stage.site.folder, entry), 'utf8')).not.toContain('failed on')
})
