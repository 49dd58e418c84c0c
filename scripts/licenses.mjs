// Writes LICENSES.md: the licenses of all packages that an installed engine brings with it.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
export const file = `${root}LICENSES.md`

/** Licenses under which a package may be installed with the engine. */
const allowed = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  '0BSD',
  'Python-2.0',
  '(MIT OR CC0-1.0)',
  // Data, and a font which is drawn into pictures.
  'CC-BY-4.0',
  'OFL-1.1',
  // Used as they are, as packages of their own: satori draws cards, libvips is loaded by sharp.
  'MPL-2.0',
  'LGPL-3.0-or-later',
])

/** Brings what one platform needs: which of them is installed depends on the machine. */
const perPlatform =
  /[-/](?:linux|linuxmusl|darwin|win32|android|freebsd|netbsd|openbsd|sunos|aix|openharmony|wasm32)(?:-|$)/

/** Package names by license, without those for single platforms. */
export function licenses() {
  const output = execFileSync('npx', ['--yes', 'pnpm@12', '--recursive', 'licenses', 'list', '--prod', '--json'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  })
  const found = JSON.parse(output.slice(output.indexOf('{')))
  const list = Object.entries(found).map(([license, packages]) => {
    const names = [...new Set(packages.map(({ name }) => name))].filter((name) => !perPlatform.test(name)).sort()
    return [license, names]
  })
  return list.filter(([, names]) => names.length > 0).sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Licenses nobody has looked at. */
export function unknownLicenses(list) {
  return list.filter(([license]) => !allowed.has(license)).map(([license, names]) => `${license}: ${names.join(', ')}`)
}

export function licenseText(list) {
  const sections = list.map(([license, names]) => `## ${license} (${names.length})\n\n${names.join(', ')}\n`)
  const intro = 'Packages that come with an installed engine, by license. Written by `pnpm license-list`.'
  return `# Licenses\n\n${intro}\n\n${sections.join('\n')}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const list = licenses()
  writeFileSync(file, licenseText(list))
  const unknown = unknownLicenses(list)
  if (unknown.length > 0) {
    console.error(`Licenses that are not on the list of scripts/licenses.mjs:\n${unknown.join('\n')}`)
    process.exitCode = 1
  }
}

export const written = () => readFileSync(file, 'utf8')
