import { expect, test } from 'vitest'
import { problems, tempSite } from '../support/temp-site.ts'

test('without `samples`, samples are compiled once their packages are installed', async () => {
  const site = await tempSite(
    {
      'content/index.md': `# Home

\`\`\`ts
import { size } from 'boxes'

export const wide: string = size
\`\`\`

\`\`\`ts
import { other } from 'never-there'

export const text: string = other(1)
\`\`\`
`,
    },
    { config: `export default { title: 'Test' }\n` },
  )
  expect(await site.docs('check')).toMatchObject({ exitCode: 0, stderr: expect.not.stringContaining('2322') })

  site.write({
    'node_modules/boxes/package.json': '{ "name": "boxes", "version": "1.0.0", "types": "index.d.ts" }',
    'node_modules/boxes/index.d.ts': 'export declare const size: number\n',
  })
  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 0
    content/index.md:6:14-18  warning  Type 'number' is not assignable to type 'string'. (TS2322)  sample-type
      Only code that is wrong in any project is reported. To compile every sample, add \`samples: {}\` to \`site.config.ts\`. To compile none, add \`samples: false\`.
    Checked 1 page, 0 links, 1 anchor, 1 sample: 0 errors, 1 warning."
  `)
})

test('an excerpt isn’t checked, regardless of the names that other pages use', async () => {
  const page = (code: string, options = '') => `# Page\n\n\`\`\`ts ${options}\n${code}\n\`\`\`\n`
  const site = await tempSite(
    {
      // Each of these pages uses a name that is declared nowhere, so its second line may be correct in its project.
      'content/type.md': page("export const first: Todo[] = []\nMath.abs('1')"),
      'content/value.md': page("todos.push(new Todo(), React)\nMath.abs('1')"),
      'content/expected.md': page('const text: string = todos.size', 'error=2322'),
      'content/expected-type.md': page('export const todos: Todo[] = []', 'error=2322'),
      'content/member.md': page("export const node: React.ReactNode = undefined\nMath.abs('1')"),
      'content/shorthand.md': page("export const state = { todos }\nMath.abs('1')"),
      'content/export.md': page("export { todos }\nMath.abs('1')"),
      'content/index.md': page(
        "const todos = Intl.NumberFormat\nMath.abs('1', todos)\nconst text: string = Math.abs(1)",
      ),
    },
    { config: `export default { title: 'Test' }\n` },
  )
  const { stdout } = await site.docs('check', '--format', 'json')
  const { messages } = JSON.parse(stdout) as { messages: { file: string; line: number; message: string }[] }
  expect(messages.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'content/index.md:5 Expected 1 arguments, but got 2. (TS2554)',
    "content/index.md:6 Type 'number' is not assignable to type 'string'. (TS2322)",
  ])
})
