import { expect, test } from 'vitest'
import { problems, tempSite } from '../support/temp-site.ts'

const config = (more = '') =>
  `import { defineConfig } from '@docs-engine/cli'\nexport default defineConfig({ title: 'Test'${more} })\n`

const boxes = {
  'node_modules/boxes/package.json': '{ "name": "boxes", "version": "1.0.0", "types": "index.d.ts" }',
  'node_modules/boxes/index.d.ts': `export declare const size: number
export declare function pack(things: string[], options?: { lid: boolean }): void
`,
}

const fence = (code: string) => `\`\`\`ts\n${code}\n\`\`\`\n\n`

const page = `# Home

${fence("import { start } from 'not-installed'\nstart(1)")}
${fence('server.listen(port)')}
${fence('function f() {\n  ...\n}')}
${fence("const total: number = 'many'")}`

/** Returns the level and the error code of each message about the sample. */
async function reported(code: string, more = ''): Promise<string[]> {
  const site = await tempSite({ 'content/index.md': `# Home\n\n${code}`, ...boxes }, { config: config(more) })
  const { messages } = JSON.parse((await site.docs('check', '--format', 'json')).stdout)
  return messages.map((m: { severity: string; message: string }) => `${m.severity} ${/TS\d+/.exec(m.message)}`)
}

test('without `samples`, reports only errors that occur in any project, and a note explains how to check more', async () => {
  const site = await tempSite(
    { 'content/index.md': `${page}${fence("const all: number = 'all'")}` },
    { config: config() },
  )

  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 0
    content/index.md:22:7-12  warning  Type 'string' is not assignable to type 'number'. (TS2322)  sample-type
      Only code that is wrong in any project is reported. To compile every sample, add \`samples: {}\` to \`site.config.ts\`. To compile none, add \`samples: false\`.
    content/index.md:26:7-10  warning  Type 'string' is not assignable to type 'number'. (TS2322)  sample-type
    Checked 1 page, 0 links, 1 anchor, 4 samples: 0 errors, 2 warnings."
  `)
})

test('`samples: {}` compiles all code blocks', async () => {
  const site = await tempSite({ 'content/index.md': page }, { config: config(', samples: {}') })

  const { stderr, exitCode } = await site.docs('check')

  expect(exitCode).toBe(1)
  expect([...stderr.matchAll(/index\.md:(\d+):/g)].map((match) => match[1])).toEqual(
    expect.arrayContaining(['4', '10', '16', '22']),
  )
})

test('`samples: false` compiles no code blocks', async () => {
  const site = await tempSite({ 'content/index.md': page }, { config: config(', samples: false') })

  expect((await site.docs('check')).exitCode).toBe(0)
})

const wrong: Record<string, [code: string, error: string]> = {
  'an export that an installed package does not have': ["import { sizes } from 'boxes'", 'TS2724'],
  'the same in an excerpt': ["import { weight } from 'boxes'\nshow(weight)", 'TS2305'],
  'wrong arguments': ["import { pack } from 'boxes'\npack('apple')", 'TS2345'],
  'too few arguments': ["import { pack } from 'boxes'\npack()", 'TS2554'],
  'an option that does not exist': ["import { pack } from 'boxes'\npack([], { cover: true })", 'TS2353'],
  'a call of a function of the sample': ["function greet(name: string) {}\ngreet('Ada', 'Grace')", 'TS2554'],
  'a missing operand': ['export const sum = 1 +\n\nexport const other = 2', 'TS1109'],
  'arguments that are written like properties': [
    "export function f() {\n  return load(\n    key: ['a'],\n  )\n}",
    'TS1005',
  ],
  'a bracket too many': ['const start = () => {\n  go("/path"))\n}', 'TS1005'],
}

const fine: Record<string, string> = {
  'implicit any': 'export function handle(request, { params }, ...rest) {\n  return [request, params, rest]\n}',
  'a signature': 'function useLocation(): string',
  'overloads and defaults of a reference':
    'export function build(options = {}): void\nfunction build(a: string): string',
  '`this` and possibly undefined values':
    "const list: string[] | undefined = globalThis['x']\nfunction f() { return this.a + list.length }",
  'an augmentation of a package that isn’t installed':
    "declare module 'elsewhere' {\n  interface Options { a: string }\n}",
  'two versions of a file': 'export default function A() {}\nexport default function B() {}',
  'a style sheet': "import './app.css'",
  'names of browsers that mean something else':
    "const plugin: Plugin = { name: 'x', buildStart() {} }\nopen('door', 1, 2, 3, 4)\nstatus('ok')",
  strictness:
    "const found = ['a'].find(() => true)\nfunction show(text: string) {}\nshow(found)\nconst all = []\nall.push(1)",
  'a mistake that is shown on purpose': "const total: number = 'many' // Error: not a number\n// ❌\nMath.max('a')",
  'a method': 'transform(code, id) {\n  return code\n}',
  properties: "type: 'a',\nload: async () => {\n  return 1\n}",
  'members of a class': 'private readonly a = 1\nrender() {\n  return this.a\n}',
  'a return': 'const a = await load()\nreturn a',
  'two versions': 'const a = 1\n- const b = 2\n+ const b = 3',
  'what a comment stands for': 'type A = /* your type */ extends string ? /* more */ : never',
  'an element': '<Route path="/">',
  'something left out': 'const a = [...]\nload({ a, ... })',
  pseudocode: 'optional filters: Filters;',
  'a type by its name alone': 'type Options<TData, TError>',
}

test('reports errors that occur in any project as warnings, and no errors that depend on the project', async () => {
  const pages = { ...fine, ...Object.fromEntries(Object.entries(wrong).map(([name, [code]]) => [name, code])) }
  const files = Object.entries(pages).map(([name, code]) => [`content/${name}.md`, `# ${name}\n\n${fence(code)}`])
  const site = await tempSite(
    { 'content/index.md': '# Home\n', ...Object.fromEntries(files), ...boxes },
    { config: config() },
  )

  const { messages } = JSON.parse((await site.docs('check', '--format', 'json')).stdout)

  const found: Record<string, string> = {}
  for (const { rule, severity, file, message } of messages) {
    if (rule === 'sample-type')
      found[file.slice('content/'.length, -'.md'.length)] = `${severity} ${/TS\d+/.exec(message)}`
  }
  expect(found).toEqual(
    Object.fromEntries(Object.entries(wrong).map(([name, [, error]]) => [name, `warning ${error}`])),
  )
})

test('the level of the rule can be set, and a sample with `error=` is still compiled as a whole', async () => {
  expect(await reported(fence("const total: number = 'many'"), ", rules: { 'sample-type': 'error' }")).toEqual([
    'error TS2322',
  ])
  expect(await reported('```ts error=2322\nconst total: number = 1\n```\n')).toEqual(['warning TS2322'])
})
