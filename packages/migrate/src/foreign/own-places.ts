import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Loader, Plugin } from 'esbuild'

const places = /\b__(?:dir|file)name\b|\bimport\.meta\.(?:url|dirname|filename)\b/

/**
 * An esbuild plugin that gives each module its own `__dirname` and `import.meta.url`. Otherwise, bundled modules would all get the bundle's.
 * A module can declare these names itself.
 */
export const ownPlaces: Plugin = {
  name: 'own places',
  setup(build) {
    build.onLoad({ filter: /\.[cm]?[jt]sx?$/ }, async ({ path }) => {
      if (path.includes('/node_modules/')) return undefined
      const text = readFileSync(path, 'utf8')
      if (!places.test(text)) return undefined
      const [, kind = 'js'] = /\.[cm]?([jt]sx?)$/.exec(path) ?? []
      const loader = (kind === 'js' ? 'jsx' : kind) as Loader
      const [folder, file] = [JSON.stringify(dirname(path)), JSON.stringify(path)]
      const { transform } = await import('esbuild')
      const { code } = await transform(text, {
        loader,
        jsx: 'preserve',
        // esbuild only replaces names that the module doesn’t declare.
        define: {
          __dirname: folder,
          __filename: file,
          'import.meta.dirname': folder,
          'import.meta.filename': file,
          'import.meta.url': JSON.stringify(pathToFileURL(path).href),
        },
        logLevel: 'silent',
      })
      return { contents: code, loader: 'jsx' }
    })
  },
}
