import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { relativePath } from '@docs-engine/shared/relative-path.ts'
import type { Plugin } from 'esbuild'

/**
 * Creates an esbuild plugin that turns a CSS module into an object of class names. The class names depend only on the module's path and
 * contents, so the built HTML, the browser's code, and the site's stylesheet use the same names.
 *
 * @param onStyles Called with the CSS of each module, which isn't part of the bundle.
 */
export function cssModules(root: string, onStyles: (path: string, css: string) => void = () => {}): Plugin {
  return {
    name: 'css-modules',
    setup(build) {
      build.onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
        const name = basename(path, '.module.css').replace(/\W/g, '_')
        const hash = createHash('sha1').update(relativePath(root, path)).digest('hex').slice(0, 6)
        const { outputFiles } = await build.esbuild.build({
          stdin: { contents: 'export { default } from "css-module"', resolveDir: dirname(path) },
          bundle: true,
          write: false,
          format: 'esm',
          outdir: '/',
          legalComments: 'none',
          minifyWhitespace: true,
          // Files in `content/_public`. The stylesheet that the CSS becomes part of resolves their URLs.
          external: ['/*'],
          logLevel: 'silent',
          plugins: [
            {
              name: 'css-module',
              setup(inner) {
                // esbuild derives the class names from the name of the file.
                inner.onResolve({ filter: /^css-module$/ }, () => ({
                  path: `${name}_${hash}.css`,
                  namespace: 'css-module',
                }))
                inner.onLoad({ filter: /.*/, namespace: 'css-module' }, () => ({
                  contents: readFileSync(path, 'utf8'),
                  loader: 'local-css',
                  resolveDir: dirname(path),
                }))
              },
            },
          ],
        })
        const text = (extension: string) => outputFiles.find((file) => file.path.endsWith(extension))?.text ?? ''
        onStyles(path, text('.css'))
        return { contents: text('.js'), loader: 'js' }
      })
    },
  }
}
