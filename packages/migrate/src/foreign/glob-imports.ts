import { readFileSync } from 'node:fs'
import { dirname, extname, posix, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'esbuild'
import picomatch from 'picomatch'
import { listFiles } from '../util/list-files.ts'

const call =
  /import\.meta\.glob(?:<[^()]*>)?\(\s*(['"`])([./][^'"`]*)\1\s*,?\s*(?:\{\s*((?:(?:eager|import):\s*(?:true|false|'default'|"default")\s*,?\s*)+)\}\s*,?)?\s*\)/g

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
      const ending = extname(path).slice(1)
      const loader = ending.includes('ts') ? (ending === 'tsx' ? 'tsx' : 'ts') : 'jsx'
      return { contents: withGlobImports(text, path), loader }
    })
  },
}

/** Replaces the calls of `import.meta.glob` in the code of a module. Without `eager`, the values are functions that load the modules. */
export function withGlobImports(code: string, file: string): string {
  return code.replace(call, (whole, _quote, pattern: string, options = '') => {
    if (pattern.startsWith('/')) return whole
    const part = /import:/.test(options) ? '.default' : ''
    const modules = matchingFiles(dirname(file), pattern).map((path) => {
      const value = `require(${JSON.stringify(path)})${part}`
      return `${JSON.stringify(path)}: ${/eager:\s*true/.test(options) ? value : `async () => ${value}`}`
    })
    return `({ ${modules.join(', ')} })`
  })
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
