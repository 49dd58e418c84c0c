import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('loads the MDX parser only for MDX pages and `docs init --from`', async () => {
  const { upToDateBundle } = await import('../../build.mjs')
  const folder: URL = await upToDateBundle()
  const seen = new Set<string>()
  const load = (name: string, follow: RegExp) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const match of textOf(name).matchAll(follow)) load(match[1]!, follow)
  }
  const textOf = (name: string) => readFileSync(fileURLToPath(new URL(`modules/${name}.cjs`, folder)), 'utf8')
  const textOfAll = () => [...seen].map(textOf).join('\n')
  const isMdx = /micromark-extension-mdx-jsx|remark-stringify/

  // Load every module that a build without MDX pages can reach.
  const anyImport = /(?:require|__import)\("\.\/([\w.-]+)\.js"/g
  const withoutMdx = /(?:require|__import)\("\.\/((?!init-from|mdx-)[\w.-]+)\.js"/g
  load('main', withoutMdx)
  expect(seen.size).toBeGreaterThan(5)
  expect(isMdx.test(textOfAll())).toBe(false)

  seen.clear()
  load('main', anyImport)
  expect(isMdx.test(textOfAll())).toBe(true)
})
