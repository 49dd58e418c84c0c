import { expect, test } from 'vitest'
import { foreignSite } from '../support/foreign-site.ts'
import { choose, heading } from '../support/page-helpers.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage({
  site: {
    ...foreignSite({ theme: { components: { Footer: 'theme/Footer.tsx', PrevNext: 'theme/PrevNext.tsx' } } }),
    'theme/Footer.tsx': `export default function Footer() {
  if (typeof window !== 'undefined' && location.pathname.endsWith('/fog')) throw new Error('no footer')
  return <footer>A footer of our own</footer>
}
`,
    'theme/PrevNext.tsx': `import { useState } from 'react'
export default function PrevNext() {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) throw new Error('no next page')
  return <nav><button type="button" onClick={() => setOpen(true)}>Next page</button></nav>
}
`,
  },
})

test('a page keeps its HTML from the build, and its links work, if a component of the frame throws', async () => {
  const { page, allow } = await stage.tab()
  allow(/failed on|no footer/)
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(stage.url('/fog'))
  await expect.poll(() => errors.filter((text) => text.includes('failed on')).length).toBe(1)
  expect(errors.join('\n')).toMatch(/failed on \S*\/fog\b[\s\S]*no footer/)
  await page.getByText('A footer of our own').waitFor()
  await heading(page, 'Fog')
  await choose(page, 'Oil')
  await heading(page, 'Oil')
  await page.waitForSelector('html[data-hydrated]')
})

test('a page keeps its HTML if a component of the frame throws later, after the reader followed links', async () => {
  const { page, open, allow } = await stage.tab()
  allow(/failed on|no next page/)
  await open(stage.url('/lamps/oil'))
  await choose(page, 'Wick')
  await heading(page, 'Wick')
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.waitForSelector('html:not([data-hydrated])')
  await page.getByRole('button', { name: 'Next page' }).waitFor()
  await heading(page, 'Wick')
  await page.goBack()
  await heading(page, 'Oil')
  await page.waitForSelector('html[data-hydrated]')
})
