// Prepares a release: `node scripts/version.mjs 0.2.0` sets the version of all packages, and names the section `Unreleased` of the changelog
// after it. All packages have the same version.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const [version] = process.argv.slice(2)
if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version ?? '')) {
  console.error('Pass the new version: `node scripts/version.mjs 0.2.0`.')
  process.exit(2)
}

/** Replaces the first match of a pattern in a file. Throws if there is none, so that a release can't miss a version. */
function replace(path, pattern, text) {
  const before = readFileSync(`${root}${path}`, 'utf8')
  if (!pattern.test(before)) throw new Error(`${path} doesn't contain ${pattern}.`)
  writeFileSync(`${root}${path}`, before.replace(pattern, text))
}

for (const name of readdirSync(`${root}packages`)) {
  replace(`packages/${name}/package.json`, /"version": "[^"]*"/, `"version": "${version}"`)
}
// The engine parses pages again when the version of a plugin changes.
for (const name of ['api', 'math']) {
  replace(`packages/${name}/src/index.ts`, /version: '[^']*'/, `version: '${version}'`)
}
replace('CHANGELOG.md', /^## Unreleased$/m, `## Unreleased\n\n## ${version}`)
console.log(`Set the version to ${version}. Review the changelog, commit, and push the tag v${version}.`)
