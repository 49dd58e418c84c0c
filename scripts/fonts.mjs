// Writes the web fonts of the theme: `node scripts/fonts.mjs`. The originals come from npm. Each is reduced to the characters, weights, and
// features that pages use, because both fonts together must have at most 40 kB.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
export const folder = fileURLToPath(new URL('../packages/client/src/theme/fonts/', import.meta.url))

/** Letters of the official languages of Europe that use the Latin script, punctuation, arrows, and signs that tables use. */
const characters = [
  between(0x20, 0x7e),
  between(0xa0, 0xff),
  'ĀāĂăĄąĆćČčĊċĎďĐđĒēĖėĘęĚěĞğĠġĢģĦħĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŐőŒœŔŕŘřŚśŞşŠšŤťŪūŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚțẞ',
  '–—‘’‚“”„†•…‰‹›€™←↑→↓↗↔−≈≠≤≥✓✗',
].join('')

/** The originals by the names of the reduced files. */
const originals = {
  'inter.woff2': { file: 'inter-ui/variable/InterVariable.woff2', axes: { opsz: 14 } },
  'jetbrains-mono.woff2': {
    file: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    axes: {},
  },
}

/** Reduces both fonts. Returns the contents of the files by name. */
export async function fonts() {
  const files = Object.entries(originals).map(async ([name, { file, axes }]) => {
    const contents = await subsetFont(readFileSync(require.resolve(file)), characters, {
      targetFormat: 'woff2',
      variationAxes: { ...axes, wght: { min: 400, max: 700 } },
      // Without ligatures, which would turn `->` in code into an arrow.
      keepFeatures: ['kern'],
      noHinting: true,
      // Only font menus of desktop programs read these tables.
      dropTables: ['STAT', 'MVAR', 'gasp'],
      // Copyright and license, because the license has to accompany the font on every site.
      preserveNameIds: [0, 13, 14],
    })
    return [name, contents]
  })
  return new Map(await Promise.all(files))
}

function between(first, last) {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, contents] of await fonts()) {
    writeFileSync(folder + name, contents)
    console.log(`${name}: ${contents.length} bytes`)
  }
}
