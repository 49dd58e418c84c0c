import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import matter from 'gray-matter'
import { expect, test } from 'vitest'
import { tempSite } from '../support/temp-site.ts'

interface Action {
  inputs: Record<string, { default: string; description: string }>
  runs: { using: string; steps: { name: string; shell: string; env?: Record<string, string>; run: string }[] }
}

const file = new URL('../../../../action.yml', import.meta.url)
const action = matter(`---\n${readFileSync(file, 'utf8')}\n---\n`).data as Action

/** Runs the `Check` step like GitHub does, with the given inputs. */
function runCheck(cwd: string, inputs: Record<string, string>) {
  const step = action.runs.steps.find(({ name }) => name === 'Check')!
  const environment = Object.entries(step.env!).map(([name, value]) => {
    const input = /^\$\{\{ inputs\.(\w+) \}\}$/.exec(value)?.[1]
    return [name, input ? (inputs[input] ?? action.inputs[input]!.default) : fileURLToPath(new URL('.', file))]
  })
  return spawnSync('bash', ['-eo', 'pipefail', '-c', step.run], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: cwd, ...Object.fromEntries(environment) },
  })
}

test('declares an input for each variable of the action', () => {
  const used = readFileSync(file, 'utf8').matchAll(/inputs\.(\w+)/g)
  expect([...new Set([...used].map((match) => match[1]))].sort()).toEqual(Object.keys(action.inputs).sort())
  for (const step of action.runs.steps) expect(step.shell).toBe('bash')
})

test('annotates another repository and fails its job', async () => {
  const site = await tempSite(
    {
      'docs/site.config.ts': "export default { title: 'T' }\n",
      'docs/content/index.md': '# Home\n\n[x](/nope) [y](/index.html)\n\n```ts\nconst a: string = 1\n```\n',
    },
    { config: null },
  )

  const annotated = runCheck(site.root, { root: 'docs', samples: 'false' })
  expect(annotated.status).toBe(1)
  expect(annotated.stdout).toContain('::error file=docs/content/index.md,line=3,endLine=3,col=1,')
  expect(annotated.stdout).not.toContain('sample-type')

  site.write({ 'docs/content/index.md': '# Home\n\n[y](/index.html)\n' })
  expect(runCheck(site.root, { root: 'docs' }).status).toBe(0)
  expect(runCheck(site.root, { root: 'docs', strict: 'true' }).status).toBe(1)
  runCheck(site.root, { root: 'docs', format: 'sarif', output: 'report.sarif' })
  expect(JSON.parse(site.read('report.sarif'))).toMatchObject({ version: '2.1.0' })
})
