import { beforeAll, expect, test } from 'vitest'
import { rules } from '../../src/model/rules.ts'
import { referenceText } from './reference-text.ts'

// Asks every command for its help.
let text: string
beforeAll(async () => {
  text = await referenceText()
})

test('the reference is what the engine knows', async () => {
  // If the reference is out of date, run `npx pnpm@12 reference` to update it.
  await expect(text).toMatchFileSnapshot('../../docs/reference.md')
})

test('every key says what it means, but for names that do', async () => {
  expect(text).toContain('| `redirects[].from` |')
  expect(text).toContain('| `url` | string | `"http://localhost"` | The site\'s origin. |')
  expect(text).toContain('| `navbar.logo.srcDark` | string |  | Drawn in dark mode instead. |')
  for (const rule of Object.keys(rules)) expect(text).toContain(`| \`${rule}\` |`)
  const silent = [...text.matchAll(/^\| `([\w.[\]]+)` \| [^|]* \| [^|]* \| {2}\|$/gm)].map((match) => match[1]!)
  // Keys of one key whose comment tells of them together, and pairs whose first tells of both.
  const explained =
    /^(redirects\[\]|hero\.actions\[\]|features\[\]|analytics\.umami|(navbar|footer)\.logo$|footer\.groups|toc|sidebars|.*\.logo\.height)/
  expect(silent.filter((key) => !explained.test(key))).toEqual([])
})
