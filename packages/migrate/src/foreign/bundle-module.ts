import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'
import { moduleFile } from './module-file.ts'

/**
 * Bundles a module of an old site with the site's files that it imports, as the body of a function that has `require` and `module`. Packages
 * aren't included.
 *
 * @throws {BuildFailure} If the module can't be compiled, or uses `await` outside of functions.
 */
export async function bundleModule(path: string, siteFolder: string): Promise<string> {
  const esbuild = await import('esbuild')
  const { outputFiles } = await esbuild.build({
    entryPoints: [path],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    // The names of plugins are shown in the report. Without this option, esbuild renames functions when it joins modules.
    keepNames: true,
    alias: { '@site': siteFolder },
    // Code that runs in `compileFunction` can't use `import()`, so that esbuild has to convert it to `require`.
    supported: { 'dynamic-import': false },
    jsx: 'automatic',
    // A module in another folder gets the place of the bundle as well.
    define: {
      'import.meta.dirname': '__dirname',
      'import.meta.filename': '__filename',
      'import.meta.url': JSON.stringify(pathToFileURL(path).href),
    },
    loader: { '.css': 'empty', '.md': 'text', '.mdx': 'text', '.svg': 'text', '.js': 'jsx' },
    logLevel: 'silent',
    plugins: [lenientImports()],
  })
  return outputFiles[0]!.text
}

/** Resolves imports that esbuild rejects, but that the bundlers of old sites allow. */
function lenientImports(): Plugin {
  return {
    name: 'lenient imports',
    setup(build) {
      // esbuild allows only a default import from JSON with `with { type: 'json' }`. Bundlers of the old sites allow all.
      build.onLoad({ filter: /\.json$/ }, ({ path: file, with: attributes }) =>
        attributes.type === 'json' ? { contents: `module.exports = ${readFileSync(file, 'utf8')}` } : undefined,
      )
      // Mark missing files as external, so that they don't make bundling fail. Some are only generated before a build.
      build.onResolve({ filter: /^\.{0,2}\// }, ({ path: file, resolveDir }) =>
        moduleFile(resolve(resolveDir, file)) ? undefined : { path: file, external: true },
      )
    },
  }
}
