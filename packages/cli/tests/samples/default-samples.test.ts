import { expect, test } from 'vitest'
import { shown, tempSite } from '../support/temp-site.ts'

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
  expect(shown(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 0
    content/index.md:6:14  warning  Type 'number' is not assignable to type 'string'. (TS2322)  sample-type

      6 │ export const wide: string = size
        │              ~~~~

      Only certain mistakes are reported. To compile every sample, add \`samples: {}\` to \`site.config.ts\`; to compile none, \`samples: false\`.

    0 errors, 1 warning
    Checked 1 page, 0 links, 1 anchor, 1 sample: 0 errors, 1 warning."
  `)
})
