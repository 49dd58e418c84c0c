import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run, tempSite } from '../support/temp-site.ts'

const files = {
  'site.config.ts': "export default { title: 'Lighthouses', url: 'https://lights.example', offline: true }\n",
  'content/index.md': `# Home

Write to keeper@lamps.example, or see www.lamps.example and https://lamps.example/a?b=c.

| Lamp | Range |
| --- | :-: |
| oil | *12* |

- [ ] Trim the wick[^1]
- [x] ~~Polish~~

> | In | a quote |
> | -- | ------- |
> | a@b.example | |

[^1]: Daily.
`,
  'content/lamps.md': `# Lamps

\`\`\`ts nocheck reason="short"
import { type Lamp, light } from './lamp'

/** How bright. */
interface Options<T extends Lamp> { power?: number; lamp: T }

export async function lit<T extends Lamp>({ lamp, power = 1 }: Options<T>): Promise<T> {
  const all = new Map<string, Lamp>([['a', lamp!]])
  return (await light(all.get('a') as T, power)) satisfies T
}
\`\`\`

\`\`\`tsx nocheck reason="short"
export const View = ({ lamp }: { lamp: Lamp }) => <b title={lamp.name as string}>{lamp.power!}</b>
\`\`\`
`,
  'content/wick.mdx': `# Wick

Write to keeper@lamps.example about <Wick length={3} />.

| Wick | Length |
| --- | :-: |
| round | {1 + 2} |
`,
  'content/_components/Wick.tsx': `import { useState } from 'react'
export default function Wick({ length }: { length: number }) {
  const [rest, setRest] = useState(length)
  return <button onClick={() => setRest(rest - 1)}>{rest}</button>
}
`,
  'content/_components/Wick.css': '.wick { color: teal }\n',
}

function contents(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const paths = names.filter((name) => statSync(join(folder, name)).isFile())
  return Object.fromEntries(paths.map((name) => [name, readFileSync(join(folder, name), 'base64')]))
}

test('a site has the same bytes without the shortcuts', async () => {
  const site = await tempSite(files)
  const outputs = { dist: '', without: 'all' }
  const compare = () => {
    const expected = contents(join(site.root, 'dist'))
    expect(Object.keys(expected).length).toBeGreaterThan(20)
    expect(contents(join(site.root, 'without'))).toEqual(expected)
    return expected
  }
  for (const [outDir, without] of Object.entries(outputs)) {
    const built = await run(site.root, ['build', '--no-cache', '--out-dir', outDir], { DOCS_WITHOUT: without })
    expect(built).toMatchObject({ exitCode: 0, stderr: '' })
  }
  const first = compare()
  // The second rebuild stages its output in the folder that the first one replaced.
  for (const text of ['once', 'twice']) {
    site.write({ 'content/index.md': `${files['content/index.md']}\nEdited ${text}.\n` })
    for (const [outDir, without] of Object.entries(outputs)) {
      const built = await run(site.root, ['build', '--out-dir', outDir], { DOCS_WITHOUT: without })
      expect(built).toMatchObject({ exitCode: 0, stderr: '' })
    }
    expect(compare()).not.toEqual(first)
  }
})
