import { Ajv } from 'ajv'
import { beforeAll, expect, test } from 'vitest'
import { siteConfigSchema } from '../../src/model/config-schema.ts'
import { frontMatterSchema } from '../../src/model/front-matter-schema.ts'
import { rules } from '../../src/model/rules.ts'
import { config, frontMatter } from '../support/complete-example.ts'
import { frontMatterJsonSchema } from './json-schema.ts'
import { referenceText } from './reference-text.ts'
import { schemaRows } from './schema-rows.ts'

// These tests run every command with `--help`.
let text: string
beforeAll(async () => {
  text = await referenceText()
})

test('the reference is up to date', async () => {
  // If the reference is out of date, run `npx pnpm@12 reference` to update it.
  await expect(text).toMatchFileSnapshot('../../docs/content/reference.md')
})

test('publishes a JSON schema of the front matter for editors', async () => {
  const schema = frontMatterJsonSchema()
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('../../schemas/front-matter.json')
  const isValid = new Ajv({ strict: true, allowUnionTypes: true }).compile(schema)
  const page = { title: 1, prev: false, hero: { title: 'A', actions: [{ label: 'B', to: '/b' }] } }
  expect(isValid(page)).toBe(true)
  for (const wrong of [{ titel: 'A' }, { toc_min_heading_level: 9 }, { draft: 'yes' }, { hero: { headline: 'A' } }])
    expect(isValid(wrong), JSON.stringify(wrong)).toBe(false)
})

test.each([
  ['the configuration', siteConfigSchema, config],
  ['the front matter', frontMatterSchema, frontMatter],
])(
  'the example of %s, which is compiled with the published types, is valid and contains every key',
  (_, schema, example) => {
    expect(schema.safeParse(example).error).toBeUndefined()
    const has = (value: unknown, [key, ...rest]: string[]): boolean => {
      if (key === undefined) return value !== undefined
      const inner = (value as Record<string, unknown> | undefined)?.[key.replace('[]', '')]
      return key.endsWith('[]') ? [inner ?? []].flat().some((item) => has(item, rest)) : has(inner, rest)
    }
    const paths = schemaRows(schema).map(({ path }) => path)
    expect(paths.length).toBeGreaterThan(20)
    expect(paths.filter((path) => !has(example, path.split('.')))).toEqual([])
  },
)

test('explains every key that isn’t self-explanatory', async () => {
  expect(text).toContain('| `redirects[].from` |')
  expect(text).toContain(
    '| `url` | string | `"http://localhost"` | The site\'s origin, such as `https://example.com`, without a path. The path belongs in `baseUrl`. |',
  )
  expect(text).toContain('| `navbar.logo.srcDark` | string |  | Path of an image that replaces `src` in dark mode. |')
  for (const rule of Object.keys(rules)) expect(text).toContain(`| \`${rule}\` |`)
  const silent = [...text.matchAll(/^\| `([\w.[\]]+)` \| [^|]* \| [^|]* \| {2}\|$/gm)].map((match) => match[1]!)
  // Keys that are explained by the comment of an enclosing or preceding key.
  const explained =
    /^(redirects\[\]|hero\.actions\[\]|features\[\]|analytics\.umami|(navbar|footer)\.logo$|footer\.groups|toc|sidebars|.*\.logo\.height)/
  expect(silent.filter((key) => !explained.test(key))).toEqual([])
})
