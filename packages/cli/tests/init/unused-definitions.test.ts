import { expect, test } from 'vitest'
import { withoutUnusedDefinitions } from '../../src/init/from-mdbook/unused-definitions.ts'

test('removes link definitions that a preprocessor adds and nothing refers to', () => {
  const written = '# Title\n\nA [Two\nWords] and [`Used`].\n\n[own]: own.md\n'
  const added = '[`used`]: a.md\n[`Unused`]: b.md\n[two words]: c.md\n'
  const code = '```md\n[in code]: d.md\n```\n'
  expect(withoutUnusedDefinitions(written + added + code, written)).toBe(
    `${written}[\`used\`]: a.md\n[two words]: c.md\n${code}`,
  )
})
