import { expect, test } from 'vitest'
import { fuzz, timeout } from './fuzz.ts'
import { hostileMarkdown } from './hostile-markdown.ts'
import { pageFaults } from './page-faults.ts'
import { parseText } from './parse-text.ts'

test('any text produces a valid page, with messages inside the source', { timeout }, () =>
  fuzz('Markdown', hostileMarkdown, async (text) => {
    expect(pageFaults(text, await parseText(text))).toEqual([])
  }),
)
