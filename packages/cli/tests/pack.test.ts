import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const exec = promisify(execFile)
const packages = fileURLToPath(new URL('../..', import.meta.url))

test('the packed packages, installed into an empty folder, build a site', { timeout: 240_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-pack-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['client', 'cli']) {
    await exec('npx', ['--yes', 'pnpm@12', 'pack', '--pack-destination', folder], { cwd: join(packages, name) })
  }
  const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  expect(tarballs).toHaveLength(2)

  const site = join(folder, 'site')
  mkdirSync(join(site, 'content'), { recursive: true })
  writeFileSync(join(site, 'package.json'), '{ "private": true, "type": "module" }')
  writeFileSync(
    join(site, 'site.config.ts'),
    "import { defineConfig } from '@docs-engine/cli'\nexport default defineConfig({ title: 'Installed' })\n",
  )
  writeFileSync(join(site, 'content/index.md'), '# Home\n\n```ts\nconst a: number = 1\n```\n')
  await exec(
    'npm',
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...tarballs.map((name) => join(folder, name))],
    { cwd: site },
  )

  const docs = join(site, 'node_modules/.bin/docs')
  const { stdout } = await exec(docs, ['build'], { cwd: site })
  expect(stdout).toMatch(/^Built 1 page into dist in /)
  expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('Installed')
  expect(existsSync(join(site, 'node_modules/@docs-engine/cli/src'))).toBe(false)

  // The configuration is typed for those who check theirs.
  writeFileSync(
    join(site, 'site.config.ts'),
    "import { defineConfig } from '@docs-engine/cli'\nexport default defineConfig({ title: 1 })\n",
  )
  const tsc = join(site, 'node_modules/.bin/tsc')
  const types = exec(
    tsc,
    ['--noEmit', '--strict', '--moduleResolution', 'bundler', '--module', 'esnext', '--skipLibCheck', 'site.config.ts'],
    { cwd: site },
  )
  await expect(types).rejects.toMatchObject({
    stdout: expect.stringContaining("Type 'number' is not assignable to type 'string'"),
  })
})
