// Emits the type declarations of the public API. TypeScript emits declarations for the whole engine, so the script then deletes the files
// that `index.d.ts` doesn't import, directly or indirectly.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const out = join(here, 'dist/types')
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
for (const config of ['tsconfig.types.json', '../samples/tsconfig.types.json'])
  execFileSync(process.execPath, [tsc, '-p', join(here, config)], { stdio: 'inherit' })

const used = new Set()
const follow = (path) => {
  if (used.has(path)) return
  used.add(path)
  // `@docs-engine/samples` isn't published, so import the copies of its types.
  const samples = `./${relative(dirname(path), join(out, 'samples/index.ts'))}`
  const text = readFileSync(path, 'utf8').replaceAll('@docs-engine/samples/model', samples.replaceAll('\\', '/'))
  writeFileSync(path, text)
  for (const [, imported] of text.matchAll(/\b(?:from |import\()['"](\.[^'"]+)\.tsx?['"]/g))
    follow(resolve(dirname(path), `${imported}.d.ts`))
}
follow(join(out, 'index.d.ts'))
for (const entry of readdirSync(out, { withFileTypes: true, recursive: true })) {
  const path = join(entry.parentPath, entry.name)
  if (entry.isFile() && !used.has(path)) rmSync(path)
}
for (const { name } of readdirSync(out, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
  if (!readdirSync(join(out, name), { recursive: true }).some((path) => path.endsWith('.d.ts')))
    rmSync(join(out, name), { recursive: true })
