import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { UserError } from '@docs-engine/cli/internal'
import type { BuildFailure, Plugin } from 'esbuild'
import { moduleFile } from './module-file.ts'
import { ownPlaces } from './own-places.ts'
import { workspacePackages } from './workspace-packages.ts'

/**
 * Bundles a module of an old site with the site's files that it imports, as the body of a function that has `require` and `module`. Packages
 * aren't included. The function is asynchronous if the module uses `await` outside of functions, which CommonJS code can't.
 *
 * @param environment The value of `import.meta.env`.
 * @throws {UserError} If the module can't be compiled.
 */
export async function bundleModule(
  path: string,
  siteFolder: string,
  plugins: readonly Plugin[],
  environment: Record<string, string | boolean> | undefined,
): Promise<string> {
  const esbuild = await import('esbuild')
  const bundle = async (more: Plugin[], format: 'cjs' | 'esm' = 'cjs'): Promise<string> => {
    const { outputFiles } = await esbuild.build({
      entryPoints: [path],
      bundle: true,
      write: false,
      format,
      platform: 'node',
      target: 'node20',
      packages: 'external',
      // The names of plugins are shown in the report. Without this option, esbuild renames functions when it joins modules.
      keepNames: true,
      alias: { '@site': siteFolder },
      // Code that runs in `compileFunction` can't use `import()`, so that esbuild has to convert it to `require`.
      supported: { 'dynamic-import': false },
      jsx: 'automatic',
      ...(environment && { define: { 'import.meta.env': JSON.stringify(environment) } }),
      loader: { '.css': 'empty', '.md': 'text', '.mdx': 'text', '.svg': 'text', '.js': 'jsx' },
      logLevel: 'silent',
      plugins: [...plugins, ownPlaces, ...more, lenientImports(path, siteFolder)],
    })
    return outputFiles[0]!.text
  }
  try {
    return await bundle([]).catch(async (error: BuildFailure) => {
      const { text, location } = error.errors?.[0] ?? {}
      if (location?.file.endsWith('package.json')) return bundle([withoutManifests])
      if (text?.startsWith('Top-level await')) return asyncFunction(await bundle([requiredPackages], 'esm'))
      throw error
    })
  } catch (error) {
    const reason = (error as BuildFailure).errors?.[0]?.text ?? error
    throw new UserError(`\`${relative(siteFolder, path)}\` can’t be compiled: ${reason}`, 'Fix it, then try again.')
  }
}

/** Loads packages with `require`, because a function can't contain `import` statements. */
const requiredPackages: Plugin = {
  name: 'required packages',
  setup(build) {
    const namespace = 'required'
    build.onResolve({ filter: /^[^./]/ }, ({ path, namespace: from }) =>
      from === namespace ? { path, external: true } : { path, namespace },
    )
    build.onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)})`,
    }))
  },
}

/** Converts the code of an ES module without imports, as esbuild writes it. */
function asyncFunction(code: string): string {
  const body = code.replace(/^export \{([^{}]*)\};?\s*$/m, (_, names: string) => {
    const list = names.split(',').map((name) => name.trim().split(' as '))
    return `return { ${list.map(([local, exported = local]) => `${exported}: ${local}`).join(', ')} };`
  })
  return `module.exports = (async () => {\n${body}\n})()`
}

/** Loads the modules of a site whose `package.json` isn't valid. esbuild reads that file for modules in the namespace `file`. */
const withoutManifests: Plugin = {
  name: 'without manifests',
  setup(build) {
    const namespace = 'module'
    build.onResolve({ filter: /^\.{0,2}\/|^[a-z]:\\/i }, ({ path, importer, kind }) => {
      const file = kind === 'entry-point' ? path : moduleFile(resolve(dirname(importer), path))
      return file === undefined ? { path, external: true } : { path: file, namespace }
    })
    build.onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: readFileSync(path, 'utf8'),
      loader: /\.(?:mdx?|svg)$/.test(path) ? 'text' : /\.[cm]?js$/.test(path) ? 'jsx' : 'default',
    }))
  },
}

/** Resolves imports that esbuild rejects, but that the bundlers of old sites allow. */
function lenientImports(path: string, siteFolder: string): Plugin {
  const ownPackages = workspacePackages(siteFolder)
  const requireFrom = createRequire(path)
  const isInstalled = (name: string) => {
    try {
      return Boolean(requireFrom.resolve(name))
    } catch {
      return false
    }
  }
  return {
    name: 'lenient imports',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, ({ path: name }) => {
        const entry = ownPackages.get(name)
        return entry && !isInstalled(name) ? { path: entry } : undefined
      })
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
