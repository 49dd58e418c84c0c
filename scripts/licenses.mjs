// Writes LICENSES.md: the licenses of all packages that an installed engine brings with it, as packages of their own or in its bundle.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { upToDateBundle } from '../packages/cli/build.mjs'

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
  // Data, and a font that is rendered into images.
  'CC-BY-4.0',
  'OFL-1.1',
  // Used unmodified, as separate packages: satori renders social cards, and sharp loads libvips.
  'MPL-2.0',
  'LGPL-3.0-or-later',
])

/** Brings what one platform needs: which of them is installed depends on the machine. */
const perPlatform =
  /[-/](?:linux|linuxmusl|darwin|win32|android|freebsd|netbsd|openbsd|sunos|aix|openharmony|wasm32)(?:-|$)/

/** Package names by license, without those for single platforms. */
export async function licenses() {
  const output = execFileSync('npx', ['--yes', 'pnpm@12', '--recursive', 'licenses', 'list', '--prod', '--json'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  })
  const installed = Object.entries(JSON.parse(output.slice(output.indexOf('{')))).flatMap(([license, packages]) =>
    packages.map(({ name }) => ({ license, name })),
  )
  const byLicense = new Map()
  for (const { license, name } of [...installed, ...(await bundled())]) {
    if (perPlatform.test(name)) continue
    byLicense.set(license, (byLicense.get(license) ?? new Set()).add(name))
  }
  return [...byLicense].map(([license, names]) => [license, [...names].sort()]).sort(([a], [b]) => (a < b ? -1 : 1))
}

/** The packages that `build.mjs` puts into the bundle. Their licenses are shipped with it. */
async function bundled() {
  const text = readFileSync(new URL('THIRD-PARTY-LICENSES.txt', await upToDateBundle()), 'utf8')
  return [...text.matchAll(/^(@?[\w./-]+) \d+\.\d+\.\S+ \((.+)\)$/gm)].map(([, name, license]) => ({ name, license }))
}

/** Licenses that aren't in the list of allowed ones. */
export function unknownLicenses(list) {
  return list.filter(([license]) => !allowed.has(license)).map(([license, names]) => `${license}: ${names.join(', ')}`)
}

export function licenseText(list) {
  const sections = list.map(([license, names]) => `## ${license} (${names.length})\n\n${names.join(', ')}\n`)
  const intro =
    'Packages that come with an installed engine, as packages of their own or in its bundle, by license. Written by `pnpm license-list`.'
  return `# Licenses\n\n${intro}\n\n${sections.join('\n')}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const list = await licenses()
  writeFileSync(file, licenseText(list))
  const unknown = unknownLicenses(list)
  if (unknown.length > 0) {
    console.error(`Licenses that are not on the list of scripts/licenses.mjs:\n${unknown.join('\n')}`)
    process.exitCode = 1
  }
}

export const written = () => readFileSync(file, 'utf8')
