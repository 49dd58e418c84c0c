import { readFileSync } from 'node:fs'
import { dirname, extname, posix, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'esbuild'
import picomatch from 'picomatch'
import { listFiles } from './list-files.ts'

const call = /import\.meta\.glob(?:<[^()]*>)?\(\s*(['"`])(\.[^'"`]*)\1\s*,\s*\{\s*eager:\s*true,?\s*\}\s*,?\s*\)/g

/**
 * An esbuild plugin that replaces `import.meta.glob('./*.ts', { eager: true })` with an object of the matching modules, by their relative
 * paths. Vite does the same when it loads a configuration, for example for Astro.
 */
export const globImports: Plugin = {
  name: 'import.meta.glob',
  setup(build) {
    build.onLoad({ filter: /\.[cm]?[jt]sx?$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      if (!text.includes('import.meta.glob')) return undefined
      const contents = text.replace(call, (_, _quote, pattern: string) => {
        const modules = matchingFiles(dirname(path), pattern).map(
          (file) => `${JSON.stringify(file)}: require(${JSON.stringify(file)})`,
        )
        return `({ ${modules.join(', ')} })`
      })
      const ending = extname(path).slice(1)
      return { contents, loader: ending.includes('ts') ? (ending === 'tsx' ? 'tsx' : 'ts') : 'jsx' }
    })
  },
}

/** Returns the files that match a pattern, relative to `folder`, in the form `./file` or `../file`. */
function matchingFiles(folder: string, pattern: string): string[] {
  const { base } = picomatch.scan(pattern)
  const parent = resolve(folder, base)
  const isMatch = picomatch(posix.normalize(pattern))
  return listFiles(parent)
    .map((file) => relative(folder, resolve(parent, file)).split(sep).join('/'))
    .filter((file) => isMatch(file))
    .map((file) => (file.startsWith('.') ? file : `./${file}`))
}
