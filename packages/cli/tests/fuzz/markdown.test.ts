import { expect, test } from 'vitest'
import { fuzz, timeout } from './fuzz.ts'
import { hostileMarkdown } from './hostile-markdown.ts'
import { pageFaults } from './page-faults.ts'
import { parseText } from './parse-text.ts'

test('any text gives a page that keeps its promises, with messages that lie inside of it', { timeout }, () =>
  fuzz('Markdown', hostileMarkdown, async (text) => {
    expect(pageFaults(text, await parseText(text))).toEqual([])
  }),
)
