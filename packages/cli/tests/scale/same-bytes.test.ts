import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isComplete } from '../support/amount.ts'
import { onePixel } from '../support/one-pixel.ts'
import { bin, type OnEnd, run, type TempSite, tempSite } from '../support/temp-site.ts'

/** Enough pages that rendering starts a worker thread even if parsing didn't. */
const count = 130

const config = (title: string) => `export default {
  title: '${title}',
  tagline: 'Threads',
  url: 'https://lights.example',
  offline: true,
  samples: false,
  theme: { components: { Table: './table.tsx' } },
  images: { formats: ['webp'], widths: [] },
}
`

const page = (n: number) => `---
title: Page ${n}
${n % 7 === 0 ? 'hide_table_of_contents: true' : `sidebar_position: ${count - n}`}
---

To [the next](./page-${(n + 1) % count}.md#part), to [a file](/assets/list.txt?q=1), to <https://example.com/?a=1&b=2>.

![A dot](/assets/dot.png)

## Part

| Name | What |
| --- | --- |
| \`ä${n}\` | 𝔘nicode |

::Counter{}

::diagram[Flow]{src="/assets/flow.svg"}

\`\`\`ts
export const value${n}: number = ${n}
\`\`\`
`

const lamps = `# Lamps

Write to keeper@lamps.example, or see www.lamps.example and https://lamps.example/a?b=c.

- [ ] Trim the wick[^1]
- [x] ~~Polish~~

> | In | a quote |
> | -- | ------- |
> | a@b.example | |

\`\`\`ts nocheck reason="short"
import { type Lamp, light } from './lamp'

/** How bright. */
interface Options<T extends Lamp> { power?: number; lamp: T }

export async function lit<T extends Lamp>({ lamp, power = 1 }: Options<T>): Promise<T> {
  const all = new Map<string, Lamp>([['a', lamp!]])
  return (await light(all.get('a') as T, power)) satisfies T
}
\`\`\`

\`\`\`ts file="./_code.ts"
\`\`\`

A line\\
and another.

[^1]: Daily,
    at noon.
`

const wick = `---
title: Wick
description: |
  Two
  lines
---

import { label } from './label'
import Part from './_part.md'

Write to keeper@lamps.example about {label}. <Clock />

<Part />

\`\`\`tsx nocheck reason="short"
export const View = ({ lamp }: { lamp: Lamp }) => <b title={lamp.name as string}>{lamp.power!}</b>
\`\`\`
`

const files: Record<string, string | Uint8Array> = {
  'site.config.ts': config('Site'),
  'table.tsx':
    'export default ({ children }: { children?: unknown }) => <div className="own"><table>{children as never}</table></div>\n',
  'content/_components/Button.ts': `import { createElement } from 'react'
export const Button = (props: object) => createElement('button', { type: 'button', ...props })\n`,
  'content/_components/Counter.tsx': `import { useState } from 'react'
import { Button } from './Button'
export default function Counter() {
  const [count, setCount] = useState(0)
  return <Button onClick={() => setCount(count + 1)}>{count}</Button>
}\n`,
  'content/_components/Counter.css': 'button { color: teal }\n',
  'content/_components/Clock.tsx': `import { Button } from './Button'
export default function Clock() {
  return <Button>12:00</Button>
}\n`,
  'content/assets/dot.png': onePixel,
  'content/assets/list.txt': 'A list',
  'content/assets/flow.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
  'content/index.md': '---\ntitle: Home\nhero:\n  tagline: All\n---\n\n[First](./page-0.md)\n',
  'content/lamps.md': lamps,
  'content/_code.ts': 'export const a = 1\nexport const b = 2 // [!code hl]\n',
  'content/wick.mdx': wick,
  'content/label.ts': "export const label = 'the wick'\n",
  'content/_part.md': 'A part.\n\n- of two\n- items\n',
  ...Object.fromEntries(Array.from({ length: count }, (_, n) => [`content/page-${n}.md`, page(n)])),
}

const ends: (() => void | Promise<void>)[] = []
const onEnd: OnEnd = (cleanUp) => void ends.push(cleanUp)
let site: TempSite
/** The files of a build without a cache. */
let cold: Record<string, string>
beforeAll(async () => {
  site = await tempSite(files, { onEnd })
  expect(await site.docs('build')).toMatchObject({ exitCode: 0, stderr: '' })
  cold = output(site)
})
afterAll(async () => {
  for (const end of ends) await end()
})

const output = ({ root, list }: TempSite, folder = 'dist') =>
  Object.fromEntries(list(folder).map((path) => [path, readFileSync(join(root, folder, path), 'latin1')]))

const built = async (of: TempSite, environment?: Record<string, string>) =>
  expect(await run(of.root, ['build'], environment)).toMatchObject({ exitCode: 0, stderr: '' })

/** Builds the site as on a machine with one core, without worker threads, and returns the files. */
function buildAlone(): Record<string, string> {
  const [core] = /^Cpus_allowed_list:\s*(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))!.slice(1)
  const args = ['-c', core!, process.execPath, bin, 'build', '--no-cache', '--out-dir', 'alone']
  execFileSync('taskset', args, { cwd: site.root, stdio: 'pipe' })
  return output(site, 'alone')
}

/** Edits the site and undoes it. The second rebuild recycles the folder that the first one replaced. */
async function editAndUndo(of: TempSite, environment?: Record<string, string>): Promise<void> {
  for (const text of [`${lamps}\nEdited.\n`, lamps]) {
    of.write({ 'content/lamps.md': text })
    await built(of, environment)
  }
}

test('the site has all of its features', () => {
  expect(Object.keys(cold).length).toBeGreaterThan(4 * count)
  expect(cold['page-5/index.html']).toContain('<div class="own"><table>')
  expect(cold['page-5.md']).toContain('# Page 5\n')
})

const machine = { TZ: 'Pacific/Auckland', LANG: 'sv_SE.UTF-8', LC_ALL: 'tr_TR.UTF-8' }

test.each<[string, () => Promise<Record<string, string>>]>([
  [
    'in a checkout with Windows line endings in another folder, time zone, and language',
    async () => {
      const other = await tempSite({}, { config: null, onEnd })
      const windows = Object.entries(files).map(([path, text]) => [
        `some where/deeper/${path}`,
        typeof text === 'string' ? text.replaceAll('\n', '\r\n') : text,
      ])
      other.write(Object.fromEntries(windows))
      expect(await run(join(other.root, 'some where/deeper'), ['build'], machine)).toMatchObject({
        exitCode: 0,
        stderr: '',
      })
      return output(other, 'some where/deeper/dist')
    },
  ],
  [
    isComplete ? 'without the shortcuts, and after edits that were undone' : 'without the shortcuts',
    async () => {
      const other = await tempSite(files, { onEnd })
      await built(other, { DOCS_WITHOUT: 'all' })
      if (isComplete) {
        expect(output(other)).toEqual(cold)
        await editAndUndo(other, { DOCS_WITHOUT: 'all' })
      }
      return output(other)
    },
  ],
  [
    'after edits that were undone',
    async () => {
      await editAndUndo(site)
      return output(site)
    },
  ],
])('a site has the same bytes %s', async (_, build) => {
  expect(await build()).toEqual(cold)
})

test.skipIf(process.platform !== 'linux')(
  'a site has the same bytes with one thread, in clean builds and in rebuilds from the cache',
  async () => {
    expect(buildAlone()).toEqual(cold)
    site.write({ 'site.config.ts': config('Other') })
    const rebuilt = await site.docs('build')
    expect(rebuilt).toMatchObject({ exitCode: 0, stderr: '' })
    expect(rebuilt.stdout).toContain(`${count + 3} pages from the cache`)
    expect(output(site)).toEqual(buildAlone())
    expect(site.read('dist/page-129/index.html')).toContain('Page 129 | Other')
  },
)
