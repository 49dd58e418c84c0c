import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { clientFolder } from '../util/package-folder.ts'
import { exportedNames } from './react-modules.ts'

/** The name of the module that exports the prebuilt client's React. A site's islands import it, so that a page has only one React. */
export const sharedReact = 'virtual:react'

/** Returns the text of the module. Requires React's CommonJS file, because the client's ES modules only contain what the client uses. */
export function sharedReactModule(): string {
  const original = createRequire(join(clientFolder, 'package.json')).resolve('react')
  return [
    "import { jsx, jsxs } from 'react/jsx-runtime'",
    "const React = require('react')",
    'export default React',
    `export const { ${exportedNames('react', original)} } = React`,
    'export { jsx, jsxs }',
  ].join('\n')
}

/**
 * Creates an esbuild plugin that keeps imports of React in a site's islands as imports of the prebuilt client's file.
 *
 * @param url URL of the file that was bundled from `sharedReact`.
 * @param onUnsupported Called if an island imports another module of React or of the client, which the prebuilt client doesn't export.
 */
export function importSharedReact(url: string, onUnsupported: () => void): Plugin {
  return {
    name: 'shared-react',
    setup(build) {
      build.onResolve({ filter: /^(react|react-dom|@docs-engine\/client)(\/|$)/ }, ({ path, kind }) => {
        if (path !== 'react' && path !== 'react/jsx-runtime') {
          onUnsupported()
          return undefined
        }
        // A browser can't require a module, so import it in an ES module that esbuild converts.
        return kind === 'require-call' ? { path, namespace: 'required-react' } : { path: url, external: true }
      })
      build.onLoad({ filter: /./, namespace: 'required-react' }, () => ({
        contents: "export * from 'react'\nexport { default } from 'react'",
      }))
    },
  }
}
