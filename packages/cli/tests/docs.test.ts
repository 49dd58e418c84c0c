import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withTables } from '../bench/write-results.mjs'
import { readExplanations } from '../src/check/report/sarif.ts'
import { schemaKeys } from '../src/config/schema-keys.ts'
import { frontMatterSchema } from '../src/model/front-matter-schema.ts'
import { ruleNames } from '../src/model/rules.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test('documents every key of the front matter in the writing guide', () => {
  const guide = read('../docs/content/writing-pages.md')
  expect(schemaKeys(frontMatterSchema, []).filter((key) => !new RegExp(`\\b${key}\\b`).test(guide))).toEqual([])
})

test('explains exactly the engine’s rules on the troubleshooting page', () => {
  const headings = [...read('../docs/content/troubleshooting.md').matchAll(/^### (.+)$/gm)].flatMap(([, names]) =>
    names!.split(', '),
  )
  expect(headings.sort()).toEqual([...ruleNames].sort())
  const explanations = readExplanations()
  for (const name of ruleNames) expect(explanations.get(name)).toMatch(/\.$/)
})

test('shows the workflow that new sites get on the page about GitHub Pages', () => {
  const workflow = read('../templates/shared/.github/workflows/docs.yml')
  expect(read('../docs/content/publishing/github-pages.md')).toContain(`docs.yml"\n${workflow}\`\`\`\n`)
})

test('shows the measured figures on the performance page', () => {
  const results = new URL('../bench/results.json', import.meta.url)
  const page = read('../docs/content/performance.md')
  if (existsSync(results)) expect(withTables(page, JSON.parse(readFileSync(results, 'utf8')))).toBe(page)
  else expect(page).toContain('<!-- bench -->\n<!-- /bench -->')
})
