import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * Creates an esbuild plugin that provides React as ES modules with named exports. React itself is CommonJS, so esbuild would emit each call
 * of `jsx` as `(0, runtime.jsx)(…)` and a variable per module, which would make the client considerably larger.
 *
 * @param folder The folder that React is resolved from, so that the bundle contains a single copy.
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
  return [
    `import original from ${JSON.stringify(original)}`,
    // Import React's other module (`react` or `react/jsx-runtime`) too, so that both are part of the same chunk. Code that needs one of
    // them also needs the other.
    `import ${name === 'react' ? "'react/jsx-runtime'" : "'react'"}`,
    'export default original',
    // Mark the exports as pure, so that esbuild removes unused ones.
    ...exportedNames(name, original).map((key) => `export const ${key} = /* @__PURE__ */ (() => original.${key})()`),
  ].join('\n')
}

/**
 * Returns the names that one of React's modules exports.
 *
 * @param original Path of the module's CommonJS file.
 */
export function exportedNames(name: string, original: string): string[] {
  const file = `${name.replace('/', '-')}.production.js`
  const source = readFileSync(join(dirname(original), 'cjs', file), 'utf8')
  return [...source.matchAll(/^exports\.(\w+) =/gm)].map((match) => match[1]!)
}
