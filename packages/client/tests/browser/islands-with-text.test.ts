import { expect, test } from 'vitest'
import { setStage } from '../support/stage.ts'

const stage = setStage({
  site: {
    'site.config.ts': `import { defineConfig } from '@docs-engine/cli'
export default defineConfig({ title: 'Boxes', samples: false })
`,
    'content/index.md': `# Boxes

:::Box{name="Lid"}
Text with **weight** and a [link](#boxes).
:::

Within a line :Mark[*a* word]. A label :Alert[Green & blue].
`,
    'content/_components/Box.tsx': `import { useState, type ReactNode } from 'react'
export default function Box({ name, children }: { name: string; children?: ReactNode }) {
  const [count, setCount] = useState(0)
  return <section><button type="button" onClick={() => setCount(count + 1)}>{name} {String(count)}</button>{children}</section>
}
`,
    'content/_components/Mark.tsx': `import type { ReactNode } from 'react'
export default function Mark({ children }: { children?: ReactNode }) {
  return <mark>{children}</mark>
}
`,
    'content/_components/Alert.tsx': `import { useState } from 'react'
export default function Alert({ children }: { children: string }) {
  const [clicked, setClicked] = useState('nothing')
  return <button type="button" title={children.toUpperCase()} onClick={() => setClicked('label ' + children)}>{children}: {clicked}</button>
}
`,
  },
})

test('Markdown in a component keeps its elements when the component hydrates', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/'))
  await page.waitForSelector('[data-island=Box][data-live]')
  await page.waitForSelector('[data-island=Mark][data-live]')
  await page.getByRole('button', { name: 'Lid 0' }).click()
  await page.getByRole('button', { name: 'Lid 1' }).waitFor()
  expect(await page.locator('[data-island=Box] strong').textContent()).toBe('weight')
  expect(await page.locator('p > [data-island=Mark] em').textContent()).toBe('a')
})

test('a component receives plain text as a string, in the build and in the browser', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/'))
  await page.waitForSelector('[data-island=Alert][data-live]')
  await page.getByRole('button', { name: 'Green & blue: nothing' }).click()
  await page.getByRole('button', { name: 'Green & blue: label Green & blue' }).waitFor()
  expect(await page.getByTitle('GREEN & BLUE').count()).toBe(1)
})
