import { contentComponents, frameComponents, labelTable, type ThemeComponents } from '@docs-engine/client'
import { expect, test } from 'vitest'
import { parsePage } from '../../src/markdown/parse-page.ts'

const components = { ...frameComponents, ...contentComponents } as ThemeComponents
const labels = labelTable({ locale: 'en', labels: {} })
const code = '```ts title="a.ts"\nconst size: number = 1\n```\n'

test('unchanged code blocks are reused when a page is edited, with their new line', async () => {
  const first = await parsePage(`text\n\n${code}`, 'content/a.md', { components, labels, islands: {} })
  const [kept] = first.artifacts.renderedBlocks
  const mark = { ...kept!, rendered: { ...kept!.rendered, code: [{ variant: '' as const, html: 'taken over' }] } }
  const edited = await parsePage(`text\n\nmore\n\n${code}\n${code.replace('= 1', '= 2')}`, 'content/a.md', {
    components,
    labels,
    islands: {},
    previousBlocks: [mark],
  })
  expect(edited.artifacts.renderedBlocks[0]).toEqual(mark)
  expect(edited.artifacts.renderedBlocks[1]!.rendered.code.map(({ variant }) => variant)).toEqual(['ts', 'js'])
  expect(edited.artifacts.chunks).toContainEqual({ kind: 'fence', number: 5 })
})
