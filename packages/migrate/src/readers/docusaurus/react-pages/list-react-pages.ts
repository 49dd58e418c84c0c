import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isReactPage } from '@docs-engine/cli/internal'
import picomatch from 'picomatch'
import { listFiles } from '../../../util/list-files.ts'
import { textOf, toArray } from '../../../util/values.ts'
import { isPlugin, type OriginalSite } from '../original-site.ts'

/** A React page of the original site, with its place in the new one. */
export interface ReactPage {
  /** Absolute path. */
  file: string
  /** Route in the original and in the new site. */
  route: string
  /** Path in the new site, such as `content/help.tsx`. */
  target: string
  /** Whether the route can't be derived from `target`. */
  needsSlug: boolean
}

const ignored = ['**/_*.{js,jsx,ts,tsx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**']

/** Lists the React components that the old site shows as pages, such as those in `src/pages`, sorted by path. */
export function listReactPages(site: OriginalSite): ReactPage[] {
  const folder = site.pages ?? join(site.folder, 'src/pages')
  if (!existsSync(folder)) return []
  const options = site.plugins.find(({ name }) => isPlugin(name, 'content-pages'))?.options ?? {}
  const isIncluded = picomatch(options.include ? toArray(options.include).map(String) : '**')
  const isIgnored = picomatch(options.exclude ? toArray(options.exclude).map(String) : ignored)
  const base = textOf(options.routeBasePath) ?? ''
  return listFiles(folder)
    .filter((path) => /\.[jt]sx?$/.test(path) && !/\.d\.ts$|\.module\./.test(path))
    .filter((path) => isIncluded(path) && !isIgnored(path))
    .map((path) => reactPage(join(folder, path), posix.join('/', base, path.replace(/(^|\/)index\.\w+$|\.\w+$/, ''))))
}

function reactPage(file: string, address: string): ReactPage {
  const route = address.replace(/(.)\/$/, '$1')
  const own = `content${route === '/' ? '/index' : route}.tsx`
  // The folder `content/blog` is for blog posts.
  if (isReactPage(own) && !own.startsWith('content/blog/')) return { file, route, target: own, needsSlug: false }
  const name = route.toLowerCase().replace(/[^a-z\d]+/g, '-')
  return { file, route, target: `content/page${name}.tsx`, needsSlug: true }
}
