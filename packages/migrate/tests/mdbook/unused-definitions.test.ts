import { expect, test } from 'vitest'
import { withoutUnusedDefinitions } from '../../src/readers/mdbook/unused-definitions.ts'

test('removes link definitions that a preprocessor adds and nothing refers to', () => {
  const written = '# Title\n\nA [Two\nWords] and [`Used`].\n\n[own]: own.md\n'
  const added = '[`used`]: a.md\n[`Unused`]: b.md\n[two words]: c.md\n'
  const code = '```md\n[in code]: d.md\n```\n'
  expect(withoutUnusedDefinitions(written + added + code, written)).toBe(
    `${written}[\`used\`]: a.md\n[two words]: c.md\n${code}`,
  )
})

test('keeps link definitions that only a footnote refers to', () => {
  const text = 'Text.[^a]\n\n[^a]: See [b.c].\n\n[b.c]: b.md\n'
  expect(withoutUnusedDefinitions(text, '')).toBe(text)
})
