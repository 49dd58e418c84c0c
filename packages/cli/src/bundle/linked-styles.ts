import type { Plugin } from 'esbuild'

/**
 * Creates an esbuild plugin for `import url from './dialog.css?url'`. The stylesheet is emitted as a separate file, and `url` is its URL,
 * so that a chunk can load its styles with a `<link>`.
 */
export function linkedStyles(): Plugin {
  return {
    name: 'linked-styles',
    setup(build) {
      build.onResolve({ filter: /\.css\?url$/ }, async ({ path, resolveDir }) => {
        const resolved = await build.resolve(path.replace(/\?url$/, ''), { kind: 'import-rule', resolveDir })
        return { path: resolved.path, namespace: 'linked-style', errors: resolved.errors }
      })
      build.onLoad({ filter: /.*/, namespace: 'linked-style' }, async ({ path }) => {
        const { target, minify, absWorkingDir } = build.initialOptions
        const { outputFiles, metafile } = await build.esbuild.build({
          entryPoints: [path],
          bundle: true,
          write: false,
          metafile: true,
          legalComments: 'none',
          logLevel: 'silent',
          ...(target && { target }),
          ...(minify && { minify }),
          ...(absWorkingDir && { absWorkingDir }),
        })
        return {
          contents: outputFiles[0]!.contents,
          loader: 'file',
          watchFiles: Object.keys(metafile.inputs),
        }
      })
    },
  }
}
