// Run `node scripts/version.mjs 0.2.0` to prepare a release. The script sets the version of all packages, which always have the same
// version, and adds a heading for it below “Unreleased” in the changelog.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const [version] = process.argv.slice(2)
if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version ?? '')) {
  console.error('Pass the new version: `node scripts/version.mjs 0.2.0`.')
  process.exit(2)
}

/** Replaces the first match of a pattern in a file. Throws if there is none, so that no file keeps an old version unnoticed. */
function replace(path, pattern, text) {
  const before = readFileSync(`${root}${path}`, 'utf8')
  if (!pattern.test(before)) throw new Error(`${path} doesn't contain ${pattern}.`)
  writeFileSync(`${root}${path}`, before.replace(pattern, text))
}

for (const name of readdirSync(`${root}packages`)) {
  replace(`packages/${name}/package.json`, /"version": "[^"]*"/, `"version": "${version}"`)
}
// The plugins also contain their version, because the engine parses pages again when it changes.
for (const name of ['api', 'math', 'mermaid']) {
  replace(`packages/${name}/src/index.ts`, /version: '[^']*'/, `version: '${version}'`)
}
replace('CHANGELOG.md', /^## Unreleased$/m, `## Unreleased\n\n## ${version}`)
console.log(`Set the version to ${version}. Review the changelog, commit, and push the tag v${version}.`)
