import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'

const places = /\b__(?:dir|file)name\b|\bimport\.meta\.(?:url|dirname|filename)\b/

/** An esbuild plugin that gives each module its own `__dirname` and `import.meta.url`. Otherwise, bundled modules would all get the bundle's. */
export const ownPlaces: Plugin = {
  name: 'own places',
  setup(build) {
    build.onLoad({ filter: /\.[cm]?[jt]sx?$/ }, ({ path }) => {
      if (path.includes('/node_modules/')) return undefined
      const text = readFileSync(path, 'utf8')
      if (!places.test(text)) return undefined
      const contents = text
        .replace(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(path).href))
        .replace(/\bimport\.meta\.(dirname|filename)\b/g, '__$1')
      const [, kind = 'js'] = /\.[cm]?([jt]sx?)$/.exec(path) ?? []
      const constants = `var __dirname = ${JSON.stringify(dirname(path))}, __filename = ${JSON.stringify(path)};`
      // Put it on the line of the first statement, so that line numbers in messages stay the same.
      return { contents: `${constants} ${contents}`, loader: (kind === 'js' ? 'jsx' : kind) as 'jsx' | 'ts' | 'tsx' }
    })
  },
}
