import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onePixel } from '../support/one-pixel.ts'
import { bin, type TempSite, tempSite } from '../support/temp-site.ts'

/** Enough pages that rendering starts a worker thread even if parsing didn't. */
const count = 130

const config = (title: string) => `export default {
  title: '${title}',
  tagline: 'Threads',
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

const site = () =>
  tempSite(
    {
      'site.config.ts': config('Site'),
      'table.tsx':
        'export default ({ children }: { children?: unknown }) => <div className="own"><table>{children as never}</table></div>\n',
      'content/_components/Counter.tsx': 'export default () => <button type="button">0</button>\n',
      'content/assets/dot.png': onePixel,
      'content/assets/list.txt': 'A list\n',
      'content/assets/flow.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>\n',
      'content/index.md': '---\ntitle: Home\nhero:\n  tagline: All\n---\n\n[First](./page-0.md)\n',
      ...Object.fromEntries(Array.from({ length: count }, (_, n) => [`content/page-${n}.md`, page(n)])),
    },
    { config: null },
  )

/** Builds the site as on a machine with one core, without worker threads. */
function buildAlone({ root }: TempSite, ...args: string[]): void {
  const [core] = /^Cpus_allowed_list:\s*(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))!.slice(1)
  execFileSync('taskset', ['-c', core!, process.execPath, bin, 'build', ...args], { cwd: root, stdio: 'pipe' })
}

const output = ({ root, list }: TempSite, folder: string) =>
  Object.fromEntries(list(folder).map((path) => [path, readFileSync(join(root, folder, path), 'latin1')]))

test('renders the same output with several threads as with one, in clean builds and in rebuilds', async () => {
  const built = await site()
  expect(await built.docs('build')).toMatchObject({ exitCode: 0, stderr: '' })
  buildAlone(built, '--no-cache', '--out-dir', 'alone')
  const first = output(built, 'dist')
  expect(first).toEqual(output(built, 'alone'))
  expect(first['page-5/index.html']).toContain('<div class="own"><table>')
  expect(first['page-5.md']).toContain('# Page 5\n')

  built.write({ 'site.config.ts': config('Other') })
  const run = await built.docs('build')
  expect(run).toMatchObject({ exitCode: 0, stderr: '' })
  expect(run.stdout).toContain(`${count + 1} pages from the cache`)
  buildAlone(built, '--no-cache', '--out-dir', 'alone')
  expect(output(built, 'dist')).toEqual(output(built, 'alone'))
  expect(built.read('dist/page-129/index.html')).toContain('Page 129 | Other')
})
