// Run `node scripts/fonts.mjs` to update the theme's web fonts from the fonts on npm. The script removes characters, weights, and features
// that pages don't need, because both files together must not exceed 40 kB.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
export const folder = fileURLToPath(new URL('../packages/client/src/theme/fonts/', import.meta.url))

/** Letters of Europe's official languages that use the Latin script, punctuation, arrows, and symbols that are common in tables. */
const characters = [
  between(0x20, 0x7e),
  between(0xa0, 0xff),
  'ĀāĂăĄąĆćČčĊċĎďĐđĒēĖėĘęĚěĞğĠġĢģĦħĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŐőŒœŔŕŘřŚśŞşŠšŤťŪūŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚțẞ',
  '–—‘’‚“”„†•…‰‹›€™←↑→↓↗↔−≈≠≤≥✓✗',
].join('')

/** Maps the name of each generated file to the original font and to the variation axes to fix. */
const originals = {
  'inter.woff2': { file: 'inter-ui/variable/InterVariable.woff2', axes: { opsz: 14 } },
  'jetbrains-mono.woff2': {
    file: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    axes: {},
  },
}

/** Generates the web fonts, and returns a map from file names to contents. */
export async function fonts() {
  const files = Object.entries(originals).map(async ([name, { file, axes }]) => {
    const contents = await subsetFont(readFileSync(require.resolve(file)), characters, {
      targetFormat: 'woff2',
      variationAxes: { ...axes, wght: { min: 400, max: 700 } },
      // Drop ligatures, because they would turn `->` in code into an arrow.
      keepFeatures: ['kern'],
      noHinting: true,
      // Only the font menus of desktop programs read these tables.
      dropTables: ['STAT', 'MVAR', 'gasp'],
      // Keep the copyright and the license, because the license has to be distributed with the font.
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
