import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * React as modules with named exports. React itself is CommonJS, for which each call of `jsx` would be `(0, runtime.jsx)(…)`, with
 * a variable for each of our modules: a tenth of our code.
 *
 * @param folder Where the one React of the bundle is found from.
 */
export function reactModules(folder: string): Plugin {
  return {
    name: 'react-modules',
    setup(build) {
      build.onResolve({ filter: /^react(\/jsx-runtime)?$/ }, async ({ path, kind, pluginData }) => {
        if (kind !== 'import-statement' || pluginData) return undefined
        const original = await build.resolve(path, { kind: 'require-call', resolveDir: folder, pluginData: 'original' })
        return { path, namespace: 'react', pluginData: original.path, errors: original.errors }
      })
      build.onLoad({ filter: /./, namespace: 'react' }, ({ path, pluginData: original }) => ({
        contents: esModule(path, original),
        resolveDir: dirname(original),
        loader: 'js',
      }))
    },
  }
}

function esModule(name: string, original: string): string {
  const file = `${name.replace('/', '-')}.production.js`
  const source = readFileSync(join(dirname(original), 'cjs', file), 'utf8')
  const names = [...source.matchAll(/^exports\.(\w+) =/gm)].map((match) => match[1]!)
  return [
    `import original from ${JSON.stringify(original)}`,
    // What needs the one needs the other: they become one file.
    `import ${name === 'react' ? "'react/jsx-runtime'" : "'react'"}`,
    'export default original',
    // Marked as calls without an effect, so that what nobody uses is left out.
    ...names.map((key) => `export const ${key} = /* @__PURE__ */ (() => original.${key})()`),
  ].join('\n')
}
