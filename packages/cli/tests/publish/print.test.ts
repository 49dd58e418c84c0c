import { expect, test } from 'vitest'
import { startBrowser } from '../../../client/tests/support/browser.ts'
import { startServe } from '../support/serve.ts'
import { built } from './built-site.ts'

const config = `baseUrl: '/docs/',
  sidebars: { docs: ['guide', { label: 'Hives', items: ['hives/frames', 'guide'] }, { label: 'Market', href: 'https://market.example' }], api: ['api'] }`

const files = {
  'content/index.md': '# Home\n',
  'content/guide.md': `# Guide

See [the frames](./hives/frames.md#size), [this section](#first-steps), [the API](./api.md), and [others](https://market.example).

## First steps

\`\`\`ts title="hive.ts"
export const frames: number = 10
\`\`\`

:::details[More]
Hidden wax.
:::

::::tabs
:::tab[Hive tool]
Flat steel.
:::
:::tab[Brush]
Soft hair.
:::
::::

![A map](./map.svg)

${['Responsibilities | '.repeat(8), '--- | '.repeat(8), 'Internationalization | '.repeat(8)].map((row) => `| ${row}`).join('\n')}
`,
  'content/map.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
  'content/hives/frames.md': '# Frames & combs\n\n## Size\n\nBack to the [guide](../guide.md).\n\n## First steps\n',
  'content/api.md': '# API\n',
}

test('`docs build --print` writes a document for each sidebar, with links and IDs that work inside of it', async () => {
  const site = await built(files, config)
  const before = site.list('dist')
  const kept = Object.fromEntries(before.map((path) => [path, site.read(`dist/${path}`)]))
  expect(before.filter((path) => path.startsWith('print/'))).toEqual([])
  expect(await site.docs('build', '--print')).toMatchObject({ exitCode: 0, stderr: '' })
  const added = site.list('dist').filter((path) => !before.includes(path))
  expect(added).toEqual([expect.stringMatching(/^assets\/page-\w+\.css$/), 'print/api.html', 'print/docs.html'])
  // The marker lists the folder `print`.
  for (const [path, text] of Object.entries(kept).filter(([path]) => path !== '.docs-build.json'))
    expect(site.read(`dist/${path}`) === text, path).toBe(true)

  const book = site.read('dist/print/docs.html')
  const idsOf = [...book.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)
  expect(new Set(idsOf).size).toBe(idsOf.length)
  const hrefs = [...book.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href!)
  for (const href of hrefs.filter((href) => href.startsWith('#'))) expect(idsOf).toContain(href.slice(1))
  expect(hrefs).toEqual(expect.arrayContaining(['#hives/frames:size', '#guide:first-steps', '#guide']))
  // The other sidebar has a document of its own.
  expect(hrefs).toEqual(expect.arrayContaining(['https://example.com/docs/api', 'https://market.example']))
  const headings = [...book.matchAll(/<h(\d)[^>]*>(.*?)<\/h\1>/g)].map(
    ([, level, text]) => `${level} ${text!.replace(/<[^>]+>/g, '')}`,
  )
  expect(headings).toEqual(['1 Guide', '2 First steps', '1 Hives', '2 Frames &amp; combs', '3 Size', '3 First steps'])
  expect(book).toContain('number')
  expect(book).not.toMatch(/hive\.js|<button|<script|loading=|<details class="details">/)
})

test('Chromium saves the document as a PDF with bookmarks, and shows everything that can be expanded', async () => {
  const site = await built(files, config)
  await site.docs('build', '--print')
  const { url } = await startServe(site.root)
  const page = await (await startBrowser()).newPage()
  await page.goto(`${url}print/docs.html`, { waitUntil: 'networkidle' })
  await page.emulateMedia({ media: 'print' })
  for (const text of ['Hidden wax.', 'Flat steel.', 'Soft hair.'])
    expect(await page.getByText(text).isVisible(), text).toBe(true)
  // A line of the page is 176 mm long.
  await page.setViewportSize({ width: 665, height: 1000 })
  const [table, room] = await page.locator('.table').evaluate((box) => [box.scrollWidth, box.clientWidth])
  expect(table).toBe(room)
  const pdf = (await page.pdf({ outline: true, tagged: true, preferCSSPageSize: true })).toString('latin1')
  await page.close()
  const titles = [...pdf.matchAll(/\/Title \(([^)]*)\)/g)].map(([, title]) => title)
  expect(titles).toEqual(expect.arrayContaining(['Guide', 'Hives', 'Frames & combs', 'Size']))
  // A cover, the contents, and a page for each part: the first page of a group follows its title.
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(4)
})

test.each([9, 20])(
  'prints the title of a code block of %i lines and its first lines on the same page',
  async (lines) => {
    const sample = `# Guide\n\n\`\`\`ts title="hive.ts"\n${'const frames = 10\n'.repeat(lines)}\`\`\`\n`
    const site = await built({ ...files, 'content/guide.md': sample }, config)
    await site.docs('build', '--print')
    const { url } = await startServe(site.root)
    const page = await (await startBrowser()).newPage()
    await page.goto(`${url}print/docs.html`)
    await page.emulateMedia({ media: 'print' })
    // Columns are split like pages, but scripts can measure them.
    const positions = await page.locator('.code').evaluate((block) => {
      const filler = document.createElement('div')
      block.before(filler)
      Object.assign(block.parentElement!.style, { columnWidth: '500px', columnFill: 'auto', height: '600px' })
      const code = new Range()
      code.selectNodeContents(block.querySelector('code')!)
      const columnOf = (place: Element | Range) => Math.round(place.getClientRects()[0]!.left / 250)
      return Array.from({ length: 40 }, (_, i) => {
        filler.style.height = `${i * 15}px`
        return { title: columnOf(block.querySelector('.code-title')!), line: columnOf(code) }
      })
    })
    await page.close()
    expect(new Set(positions.map(({ title }) => title)).size).toBe(2)
    expect(positions.filter(({ title, line }) => title !== line)).toEqual([])
  },
)
