import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { acceptShortPages } from '../src/check/agents/accept-short-pages.ts'
import type { CheckResult } from '../src/index.ts'
import { templateNames } from '../src/init/template-names.ts'
import { shown, tempSite } from './support/temp-site.ts'

const afdocs = fileURLToPath(new URL('../node_modules/afdocs', import.meta.url))
const api = fileURLToPath(new URL('../../api', import.meta.url))

test('`docs check --agents` uses afdocs to check how well agents can read the built site', async () => {
  const sentence = 'Call the function with the name of a file, and wait for the result.\n\n'
  const page = (title: string, count = 20) => `---\ntitle: ${title}\n---\n\n${sentence.repeat(count)}`
  const site = await tempSite(
    {
      'content/index.md': page('Home'),
      'content/setup.md': page('Setup'),
      'content/usage.md': page('Usage'),
      'content/errors.md': page('Errors'),
      // Agents truncate a page that is this long.
      'content/reference.md': page('Reference', 1600),
    },
    {
      config:
        "export default { title: 'Test', tagline: 'A function', samples: false, url: 'https://docs.example.com', baseUrl: '/docs/' }\n",
    },
  )

  expect(shown(await site.docs('check', '--agents'))).toMatchInlineSnapshot(`
    "exit 2
    error  \`dist\` doesn’t exist.

      Run \`docs build\` first."
  `)

  await site.docs('build', '--out-dir', 'out')
  const check = ['check', '--agents', '--out-dir', 'out']
  expect(shown(await site.docs(...check))).toMatchInlineSnapshot(`
    "exit 2
    error  \`docs check --agents\` needs the package \`afdocs\`, which isn’t installed.

      Run \`npm install --save-dev afdocs\`. It requires Node.js 22 or later."
  `)

  mkdirSync(join(site.root, 'node_modules'))
  symlinkSync(afdocs, join(site.root, 'node_modules/afdocs'))
  const report = shown(await site.docs(...check)).replace(/\(max .*\)/g, '(<sizes>)')
  expect(report).toMatchInlineSnapshot(`
    "exit 1
    error  \`page-size-html\`: 1 of 5 pages convert to over 100K chars (<sizes>).  agents

      Break large pages into smaller units, reduce navigation boilerplate, or provide markdown versions that bypass the HTML conversion overhead.
      Pages: \`/docs/reference\`.

    error  \`page-size-markdown\`: 1 of 5 pages exceed 100K chars (<sizes>).  agents

      1 of 5 markdown pages exceed 100K characters and will be truncated by agents. Break these into smaller pages or restructure serialized tabbed content.
      Pages: \`/docs/reference\`.

    Checked 5 pages with afdocs: 22 of 24 checks passed, 0 skipped; score 98 of 100 (A).
    Checked 5 pages, 0 links, 0 anchors, 0 samples: 2 errors, 0 warnings."
  `)

  const { agents } = JSON.parse((await site.docs(...check, '--format', 'json')).stdout) as CheckResult
  expect(agents).toMatchObject({ pages: 5, score: expect.any(Number), grade: expect.any(String) })
  expect(agents?.checks).toContainEqual({
    id: 'llms-txt-exists',
    status: 'pass',
    message: 'llms.txt found at /docs/llms.txt',
  })
})

test.each(templateNames)('an unchanged site from the template `%s` passes without warnings', async (template) => {
  const site = await tempSite({}, { config: null })
  await site.docs('init', 'my-docs', '--template', template)
  site.write({ 'my-docs/node_modules/@docs-engine/.keep': '' })
  symlinkSync(afdocs, join(site.root, 'my-docs/node_modules/afdocs'))
  symlinkSync(api, join(site.root, 'my-docs/node_modules/@docs-engine/api'))
  symlinkSync('../library', join(site.root, 'my-docs/node_modules/example-library'))
  await site.docs('build', 'my-docs')
  const { exitCode, stdout, stderr } = await site.docs('check', 'my-docs', '--agents', '--no-samples')
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  // afdocs doesn't rate small sites.
  if (template === 'library') expect(stdout).toMatch(/score \d+ of 100/)
  else expect(stdout).toContain('skipped. afdocs doesn’t rate sites with fewer than five pages.')
})

test('accepts short pages whose content starts late, and reports the others', () => {
  const result = (...starts: [char: number, percent: number][]) => {
    const pageResults = starts.map(([contentStartChar, contentStartPercent], i) => {
      const status = contentStartPercent <= 10 ? 'pass' : contentStartPercent <= 50 ? 'warn' : 'fail'
      return { url: `/${i}`, contentStartChar, contentStartPercent, status }
    })
    const { status, message, details } = acceptShortPages({
      id: 'content-start-position',
      category: 'page-size',
      status: pageResults.some((page) => page.status === 'fail') ? 'fail' : 'warn',
      message: 'unchanged',
      details: { pageResults },
    })
    return [status, message, (details!.pageResults as typeof pageResults).map(({ url }) => url).join(' ')]
  }

  // A page of links, which afdocs fails.
  expect(result([100, 5], [400, 100])[0]).toBe('pass')
  expect(result([100, 5], [400, 100], [1200, 20])).toEqual([
    'warn',
    '1 of 3 pages have content starting at 10–50% (worst 20%)',
    '/2',
  ])
  expect(result([400, 30], [5000, 60], [1200, 20])).toEqual([
    'fail',
    '1 of 3 pages have content starting past 50% (worst 60%)',
    '/1',
  ])
  expect(result([5000, 60], [1200, 20])).toEqual(['fail', 'unchanged', '/0 /1'])
})
