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
  await expect(text).toMatchFileSnapshot('../../docs/content/reference.md')
})

test('explains each key whose name doesn’t explain itself', async () => {
  expect(text).toContain('| `redirects[].from` |')
  expect(text).toContain(
    '| `url` | string | `"http://localhost"` | The site\'s origin, such as `https://example.com`. |',
  )
  expect(text).toContain('| `navbar.logo.srcDark` | string |  | Path of an image that replaces `src` in dark mode. |')
  for (const rule of Object.keys(rules)) expect(text).toContain(`| \`${rule}\` |`)
  const silent = [...text.matchAll(/^\| `([\w.[\]]+)` \| [^|]* \| [^|]* \| {2}\|$/gm)].map((match) => match[1]!)
  // Keys that are explained together in the comment of the key above them, and pairs in which the first explains both.
  const explained =
    /^(redirects\[\]|hero\.actions\[\]|features\[\]|analytics\.umami|(navbar|footer)\.logo$|footer\.groups|toc|sidebars|.*\.logo\.height)/
  expect(silent.filter((key) => !explained.test(key))).toEqual([])
})
