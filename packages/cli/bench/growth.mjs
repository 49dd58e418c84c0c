import { join } from 'node:path'
import { measureBuilds } from './builds.mjs'
import { contentOf, growing, listPages, work } from './generators.mjs'
import { measurePayload } from './payload.mjs'

/**
 * Builds corpora of the given sizes once each, with two plugins. 20% of the pages are MDX.
 *
 * @returns One row per size. `first` is the download for the first view of a page.
 * @throws {Error} If a build fails.
 */
export async function measureGrowth(browser, sizes) {
  const rows = []
  for (const size of sizes) {
    const [row] = await measureBuilds([growing], size, 1)
    if (row.failure) throw new Error(`The build of ${size} pages failed: ${row.failure}`)
    const site = join(work, `${growing.name}-${size}-build`)
    const pages = listPages(contentOf(growing, site)).map(({ path }) => path)
    const { first } = await measurePayload(browser, growing, join(site, 'dist'), { shown: '/section-1/page-5', pages })
    rows.push({ ...row, first })
  }
  return rows
}
