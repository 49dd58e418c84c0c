import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Ajv from 'ajv-draft-04'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { run, tempSite } from '../support/temp-site.ts'

const files = {
  'content/index.md': '# Home\n\n[x](/nope) and ü\n\n[over\ntwo](/A)\n\nhttp://localhost\n',
  'content/a.md': '# A\n',
}

const require = createRequire(import.meta.url)
const schemaFile = require.resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json')

test('writes SARIF that matches the schema and contains everything that code scanning needs', async () => {
  const site = await tempSite(files)

  const { exitCode, stdout } = await site.docs('check', '--format', 'sarif')

  const log = JSON.parse(stdout.replaceAll('<root>', site.root))
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false })
  addFormats(ajv as never)
  const isValid = ajv.compile(JSON.parse(readFileSync(schemaFile, 'utf8')))
  isValid(log)
  expect(isValid.errors ?? []).toEqual([])
  expect(exitCode).toBe(1)
  const [{ tool, results }] = log.runs
  expect(tool.driver.rules.map((rule: { id: string }) => rule.id)).toEqual(['broken-link', 'local-address'])
  expect(tool.driver.rules[1].help.markdown).toMatch(/^The link points to the reader's own computer/)
  expect(results).toHaveLength(3)
  for (const result of results) {
    expect(tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId)
    const { artifactLocation, region } = result.locations[0].physicalLocation
    expect(artifactLocation).toEqual({ uri: 'content/index.md', uriBaseId: '%SRCROOT%' })
    expect(region.startLine).toBeGreaterThan(0)
    expect(region.startColumn).toBeGreaterThan(0)
  }
  expect(results[1]).toMatchObject({
    ruleId: 'broken-link',
    level: 'error',
    message: { text: 'No page at `/A`. Did you mean `/a`?' },
    locations: [{ physicalLocation: { region: { startLine: 5, startColumn: 1, endLine: 6, endColumn: 9 } } }],
    properties: { url: '/A', suggestion: '/a', fixable: true },
  })
})

test('keeps a problem’s fingerprint when its line changes, and gives each problem its own', async () => {
  const site = await tempSite({ 'content/index.md': '[x](/nope) [x](/nope) [x](/nix)\n' })
  const prints = async () => {
    const { stdout } = await site.docs('check', '--format', 'sarif')
    return JSON.parse(stdout).runs[0].results.map((r: { partialFingerprints: object }) =>
      JSON.stringify(r.partialFingerprints),
    ) as string[]
  }

  const before = await prints()
  site.write({ 'content/index.md': '# Title\n\nMore text.\n\n[x](/nope) [x](/nope) [x](/nix)\n' })

  expect(await prints()).toEqual(before)
  expect(new Set(before).size).toBe(3)
})

test('prints annotations and writes a job summary, by default in a workflow', async () => {
  const site = await tempSite({ ...files, 'summary.md': '' })
  const environment = {
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: site.root,
    GITHUB_STEP_SUMMARY: `${site.root}/summary.md`,
  }

  const result = await run(site.root, ['check'], environment)

  expect(result).toMatchObject({ exitCode: 1, stderr: '' })
  expect(result.stdout).toMatchInlineSnapshot(`
    "::error file=content/index.md,line=3,endLine=3,col=1,endColumn=11,title=broken-link::No page at \`/nope\`.%0AIf other software serves it, add \`/nope\` to \`ignoreLinks\` in \`site.config.ts\`.
    ::error file=content/index.md,line=5,endLine=6,title=broken-link::No page at \`/A\`.%0ADid you mean \`/a\`?
    ::notice file=content/index.md,line=8,endLine=8,col=1,endColumn=17,title=local-address::This URL points to the reader’s own computer.
    Checked 2 pages, 3 links, 2 anchors, 0 samples: 2 errors, 0 warnings.
    "
  `)
  expect(site.read('summary.md')).toMatchInlineSnapshot(`
    "## Documentation

    Checked 2 pages, 3 links, 2 anchors, 0 samples: 2 errors, 0 warnings.

    | Severity | Location | Message | Rule |
    | --- | --- | --- | --- |
    | error | \`content/index.md:3:1\` | No page at \`/nope\`. If other software serves it, add \`/nope\` to \`ignoreLinks\` in \`site.config.ts\`. | \`broken-link\` |
    | error | \`content/index.md:5:1\` | No page at \`/A\`. Did you mean \`/a\`? | \`broken-link\` |
    | info | \`content/index.md:8:1\` | This URL points to the reader’s own computer. | \`local-address\` |
    "
  `)
})

test('makes paths relative to the checkout if the site is in a subfolder', async () => {
  const site = await tempSite(
    {
      'docs, 100%/site.config.ts': `export default { title: 'T', samples: false }`,
      'docs, 100%/content/index.md': '[x](/nope)\n',
    },
    { config: null },
  )

  const github = await run(site.root, ['check', 'docs, 100%', '--format', 'github'], { GITHUB_WORKSPACE: site.root })
  const sarif = await run(site.root, ['check', 'docs, 100%', '--format', 'sarif'])

  expect(github.stdout).toContain('file=docs%2C 100%25/content/index.md,line=1')
  expect(sarif.stdout).toContain('"uri": "docs,%20100%25/content/index.md"')
})

test('reports an invalid configuration in the requested format', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n', 'site.config.ts': 'export default { titel: 1 }\n' })

  for (const format of ['json', 'sarif', 'github']) {
    const { exitCode, stdout } = await site.docs('check', '--format', format)
    expect(exitCode).toBe(2)
    expect(stdout).toContain('titel')
  }
})

test('prints each message with its position as JSON', async () => {
  const site = await tempSite(files)

  const { stdout } = await site.docs('check', '--format', 'json')

  expect(JSON.parse(stdout)).toMatchObject({
    checked: { pages: 2 },
    errors: 2,
    warnings: 0,
    messages: [
      {
        severity: 'error',
        rule: 'broken-link',
        file: 'content/index.md',
        line: 3,
        column: 1,
        endLine: 3,
        endColumn: 11,
      },
      { severity: 'error', rule: 'broken-link', line: 5, column: 1, endLine: 6, endColumn: 9, fixable: true },
      { severity: 'info', rule: 'local-address', line: 8, column: 1, endColumn: 17 },
    ],
  })
})

test('makes paths relative to the Git repository, even if the command runs in the site’s folder', async () => {
  const site = await tempSite(
    {
      '.git/HEAD': 'ref: refs/heads/main\n',
      'docs/site.config.ts': `export default { title: 'T', samples: false }`,
      'docs/content/a,b.md': '[x](/nope)\n',
      'docs/content/index.md': '# Home\n',
    },
    { config: null },
  )

  const { stdout } = await run(`${site.root}/docs`, ['check', '--format', 'github'])

  expect(stdout).toContain('file=docs/content/a%2Cb.md,line=1')
})
