import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('what reads MDX is loaded by `docs init --from` alone', async () => {
  const { upToDateBundle } = await import('../../build.mjs')
  const folder: URL = await upToDateBundle()
  const seen = new Set<string>()
  const load = (name: string, follow: RegExp) => {
    if (seen.has(name)) return
    seen.add(name)
    const text = readFileSync(fileURLToPath(new URL(name, folder)), 'utf8')
    for (const match of text.matchAll(follow)) load(match[1]!, follow)
  }
  const textOf = () => [...seen].map((name) => readFileSync(fileURLToPath(new URL(name, folder)), 'utf8')).join('\n')
  const isMdx = /micromark-extension-mdx-jsx|remark-stringify/

  // What `docs build` can reach: all but the command that moves a site.
  const anyImport = /(?:from\s*|import\(?\s*)"\.\/([\w.-]+\.js)"/g
  const withoutMove = /(?:from\s*|import\(?\s*)"\.\/((?!move-over)[\w.-]+\.js)"/g
  load('main.js', withoutMove)
  expect(seen.size).toBeGreaterThan(5)
  expect(isMdx.test(textOf())).toBe(false)

  seen.clear()
  load('main.js', anyImport)
  expect(isMdx.test(textOf())).toBe(true)
})
