import { test } from 'vitest'
import { devBase, openInTab as open } from '../support/dev-browser.ts'
import { devSite } from '../support/dev-site.ts'

test('names a component that throws at build time, with its position on the page', async () => {
  const { dev } = await devSite({
    ...devBase,
    'content/index.md': '# Home\n\nText\n\n::Counter{start=1}\n',
    'content/_components/Counter.tsx':
      "export default function Counter({ start }: { start: number }) {\n  throw new Error('never')\n  return <p>{start}</p>\n}\n",
  })
  await open(dev.url)
  await dev.printed('content/index.md:5:1  error  `Counter` failed to render: never.  component')
})
