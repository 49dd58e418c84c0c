// Run `pnpm license-list` to update LICENSES.md, which lists the licenses of the engine's dependencies and of the packages in its bundle.
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
  '(MPL-2.0 OR Apache-2.0)',
  'Unlicense',
  // Data files, and a font that is rendered into images.
  'CC-BY-4.0',
  'OFL-1.1',
  // Used unmodified, as separate packages: satori renders social cards, and sharp loads libvips.
  'MPL-2.0',
  'LGPL-3.0-or-later',
])

/** The licenses of packages whose `package.json` has none, but that contain the text of a license. */
const unstated = { khroma: 'MIT' }

/** Matches packages for a single platform. They are left out of the list, because which of them is installed depends on the machine. */
const perPlatform =
  /[-/](?:linux|linuxmusl|darwin|win32|android|freebsd|netbsd|openbsd|sunos|aix|openharmony|wasm32)(?:-|$)/

/** Returns the names of all packages by license, without packages for a single platform. */
export async function licenses() {
  const output = execFileSync('npx', ['--yes', 'pnpm@12', '--recursive', 'licenses', 'list', '--prod', '--json'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  })
  const installed = Object.entries(JSON.parse(output.slice(output.indexOf('{')))).flatMap(([license, packages]) =>
    packages.map(({ name }) => ({ license: unstated[name] ?? license, name })),
  )
  const byLicense = new Map()
  for (const { license, name } of [...installed, ...(await bundled())]) {
    if (perPlatform.test(name)) continue
    byLicense.set(license, (byLicense.get(license) ?? new Set()).add(name))
  }
  return [...byLicense].map(([license, names]) => [license, [...names].sort()]).sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Reads the names and licenses of the bundled packages from the license texts that `build.mjs` writes. */
async function bundled() {
  const text = readFileSync(new URL('THIRD-PARTY-LICENSES.txt', await upToDateBundle()), 'utf8')
  return [...text.matchAll(/^(@?[\w./-]+) \d+\.\d+\.\S+ \((.+)\)$/gm)].map(([, name, license]) => ({ name, license }))
}

/** Returns the licenses that aren't allowed, each with its packages: `GPL-3.0: a, b`. */
export function unknownLicenses(list) {
  return list.filter(([license]) => !allowed.has(license)).map(([license, names]) => `${license}: ${names.join(', ')}`)
}

/** Returns the text of LICENSES.md. */
export function licenseText(list) {
  const sections = list.map(([license, names]) => `## ${license} (${names.length})\n\n${names.join(', ')}\n`)
  const intro =
    'The packages that are installed with the engine or included in its bundle, by license. Run `pnpm license-list` to update this file.'
  return `# Licenses\n\n${intro}\n\n${sections.join('\n')}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const list = await licenses()
  writeFileSync(file, licenseText(list))
  const unknown = unknownLicenses(list)
  if (unknown.length > 0) {
    console.error(
      `These licenses aren't allowed. Replace the packages, or add the licenses to \`allowed\` in scripts/licenses.mjs:\n${unknown.join('\n')}`,
    )
    process.exitCode = 1
  }
}

/** Returns the current contents of LICENSES.md. */
export const written = () => readFileSync(file, 'utf8')
