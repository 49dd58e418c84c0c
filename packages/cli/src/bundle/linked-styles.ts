import type { Plugin } from 'esbuild'

/** `import address from './dialog.css?url'`: the stylesheet becomes a file of its own, for a chunk which loads it by a link. */
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
