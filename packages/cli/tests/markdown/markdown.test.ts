import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { contentComponents, frameComponents, labelTable, type ThemeComponents } from '@docs-engine/client'
import { expect, test } from 'vitest'
import { parsePage } from '../../src/markdown/parse-page.ts'
import { htmlOf } from '../html-of.ts'

const here = new URL('.', import.meta.url)
const components = { ...frameComponents, ...contentComponents } as ThemeComponents
const labels = labelTable({ locale: 'en', labels: {} })

/** In each folder next to this file, `input.md` or `input.mdx` must render as `output.html`. URLs appear with the index of their link. */
for (const name of readdirSync(here).filter((entry) => statSync(new URL(entry, here)).isDirectory())) {
  test(`Markdown: ${name}`, async () => {
    const file = existsSync(new URL(`${name}/input.mdx`, here)) ? 'mdx' : 'md'
    const input = readFileSync(new URL(`${name}/input.${file}`, here), 'utf8')
    const { page, artifacts: body } = await parsePage(input, `content/a.${file}`, { components, labels, islands: {} })
    const links = page.links.map(
      ({ url, position: place, via }, i) => `<!-- ${i}: ${url} (${via}, ${place.line}:${place.column}) -->`,
    )
    const messages = page.messages
      .toSorted((a, b) => a.line! - b.line! || a.column! - b.column!)
      .map(
        (m) =>
          `<!-- ${m.line}:${m.column} ${m.fatal ? 'error' : m.fatal === null ? 'info' : 'warning'}: ${m.reason} -->`,
      )
    const html = htmlOf(body, (index) => `url:${index}`).replace(
      /(<\/(?:p|h\d|div|pre|tr|li|section|figure|details|summary)>)/g,
      '$1\n',
    )
    await expect([...messages, ...links, html].join('\n').trimEnd().concat('\n')).toMatchFileSnapshot(
      `${name}/output.html`,
    )
  })
}
