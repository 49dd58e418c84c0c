import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import picomatch from 'picomatch'
import { CannotRender } from '../../foreign/cannot-render.ts'
import { loadModule } from '../../foreign/load-module.ts'
import { withTimeLimit } from '../../foreign/with-time-limit.ts'
import type { OldSite } from '../../model/old-site.ts'
import { listFiles } from '../../util/list-files.ts'
import { splitFrontMatter } from '../../util/split-front-matter.ts'
import { type Options, toRecord } from '../../util/values.ts'

/** Timeout for a data loader, in milliseconds. It may request data from a server. */
const timeLimit = 5000

/** An esbuild plugin that runs the data loaders of a VitePress site, such as `posts.data.ts`, and replaces them with modules of their data. */
export function dataLoaders(site: OldSite): Plugin {
  return {
    name: 'VitePress data loaders',
    setup(build) {
      build.onLoad({ filter: /\.data\.[cm]?[jt]s$/ }, async ({ path }) => {
        const loaded = await loadModule(path, site.root, { provided: { vitepress: loaderModule(site) } })
        const { load, watch } = toRecord(loaded.value)
        if (typeof load !== 'function') return undefined
        const late = new CannotRender('its data takes too long to load')
        const files = watchedFiles(watch, dirname(path))
        const result = await withTimeLimit(Promise.resolve(load(files)), timeLimit, late)
        return { contents: `export const data = ${JSON.stringify(result)}`, loader: 'js' }
      })
    },
  }
}

function watchedFiles(watch: unknown, folder: string): string[] {
  const patterns = [watch].flat().filter((pattern) => typeof pattern === 'string')
  if (patterns.length === 0) return []
  return patterns.flatMap((pattern) => {
    const { base, glob } = picomatch.scan(pattern)
    const root = join(folder, base)
    return listFiles(root)
      .filter((path) => picomatch(glob)(path))
      .map((path) => join(root, path))
  })
}

/** The functions of VitePress that data loaders use. */
function loaderModule(site: OldSite): Options {
  return {
    __esModule: true,
    defineLoader: (loader: unknown) => loader,
    // Some sites define their data loaders with this function.
    defineConfig: (loader: unknown) => loader,
    createContentLoader: (pattern: unknown, options: unknown) => ({
      load: async () => {
        const { transform, render, includeSrc, excerpt } = toRecord(options)
        if (render || excerpt) throw new CannotRender('it shows the contents of other pages')
        const isMatch = picomatch([pattern].flat().map(String))
        const pages = listFiles(site.pagesFolder)
          .filter((path) => path.endsWith('.md') && isMatch(path))
          .map((path) => {
            const { frontMatter, body } = splitFrontMatter(readFileSync(join(site.pagesFolder, path), 'utf8'))
            const url = site.bySource.get(path)?.route ?? `/${path.replace(/(?:(^|\/)index)?\.md$/, '$1')}`
            return { url, frontmatter: frontMatter, ...(includeSrc === true && { src: body }) }
          })
        return typeof transform === 'function' ? ((await transform(pages)) as unknown) : pages
      },
    }),
  }
}
