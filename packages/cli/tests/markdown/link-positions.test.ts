import { contentComponents, frameComponents, labelTable, type ThemeComponents } from '@docs-engine/client'
import { expect, test } from 'vitest'
import { parsePage } from '../../src/markdown/parse-page.ts'

const components = { ...frameComponents, ...contentComponents } as ThemeComponents
const labels = labelTable({ locale: 'en', labels: {} })

test.each([
  '<div>\n&\nx&\n<image src=x>',
  '<div>\n&amp;\nx\n\n<img src=x>',
  '> <p>\n> &\n> <a href=x>y</a>',
  '- <div>\n  &\n  &lt;\n  <img src=x>\n',
])('the position of a link in HTML is inside the file: %j', async (text) => {
  const { page } = await parsePage(text, 'content/a.md', { components, labels, islands: {} })
  const lines = text.split('\n')
  const positions = page.links.map(({ position: { line, column, endLine, endColumn } }) => [
    [line, column],
    [endLine ?? line, endColumn ?? column],
  ])
  expect(positions.length).toBeGreaterThan(0)
  for (const [line, column] of positions.flat() as [number, number][]) {
    expect(line).toBeLessThanOrEqual(lines.length)
    expect(column).toBeLessThanOrEqual(lines[line - 1]!.length + 1)
  }
})
