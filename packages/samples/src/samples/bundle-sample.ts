import { join, posix, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withEsbuild } from '@docs-engine/shared/esbuild.ts'
import { packageName } from '@docs-engine/shared/package-name.ts'
import type { Plugin } from 'esbuild'
import type { SampleSource } from '../model/page-unit.ts'
import type { IsImportable } from '../model/site.ts'

/** A sample to execute: a file of the page, and the files that it can import. */
export interface SampleRun {
  entry: SampleSource
  files: SampleSource[]
}

export interface BundledSample {
  /** The code, as an ES module. */
  code: string
  /** Paths of the imported modules that aren't in `node_modules`, such as those of a package in the same repository. */
  modules: string[]
}

/**
 * Bundles a file of a sample with the page's files that it imports. Packages aren't bundled: they are imported from
 * `node_modules`.
 *
 * @throws {Error} if an import can't be resolved, or isn't importable.
 */
export async function bundleSample(
  { entry, files }: SampleRun,
  root: string,
  isImportable: IsImportable,
): Promise<BundledSample> {
  const modules = new Set<string>()
  const result = await withEsbuild(({ build }) =>
    build({
      entryPoints: [entry.name],
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      jsx: 'automatic',
      // Leave out esbuild's default condition `module`, which Node doesn't support.
      conditions: [],
      absWorkingDir: root,
      logLevel: 'silent',
      plugins: [pageFiles(files, { root, modules, isImportable })],
    }),
  )
  return { code: result.outputFiles[0]!.text, modules: [...modules] }
}

/**
 * Creates an esbuild plugin that resolves imports to the page's files in memory, to `content/_samples`, or to installed
 * packages. Adds the paths of packages that aren't in `node_modules` to `modules`.
 */
function pageFiles(
  files: SampleSource[],
  { root, modules, isImportable }: { root: string; modules: Set<string>; isImportable: IsImportable },
): Plugin {
  const byName = new Map(files.map((file) => [file.name, file]))
  const find = (path: string) =>
    [
      path,
      `${path}.ts`,
      `${path}.tsx`,
      `${path}/index.ts`,
      `${path}/index.tsx`,
      path.replace(/\.([cm]?)jsx?$/, '.$1ts'),
    ].find((name) => byName.has(name))
  return {
    name: 'page-files',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /.*/ }, async ({ path, importer, kind, namespace, pluginData, resolveDir }) => {
        if (pluginData === resolved) return undefined
        if (kind === 'entry-point') return { path, namespace: 'page' }
        if (namespace === 'page' && path.startsWith('.')) {
          const name = find(posix.join(posix.dirname(importer), path))
          return name ? { path: name, namespace: 'page' } : { errors: [{ text: `No file \`${path}\` on this page.` }] }
        }
        if (path.startsWith('node:')) return { path, external: true }
        const target = path.startsWith('samples/') ? join(root, 'content/_samples', path.slice(8)) : path
        const resolution = await resolve(target, { kind, resolveDir, importer, pluginData: resolved })
        if (resolution.errors.length > 0 || resolution.external) return resolution
        if (!isImportable(resolution.path))
          return { errors: [{ text: `\`${path}\` isn’t in the repository, or is hidden.` }] }
        const isOurs = path.startsWith('samples/') || path.startsWith('.')
        if (isOurs) return resolution
        const isPackage = packageName(path) !== undefined && !path.includes(':')
        if (isPackage && !resolution.path.split(sep).includes('node_modules')) modules.add(resolution.path)
        return { path: pathToFileURL(resolution.path).href, external: true }
      })
      onLoad({ filter: /.*/, namespace: 'page' }, ({ path }) => ({
        contents: byName.get(path)!.text,
        loader: path.endsWith('.json') ? 'json' : path.endsWith('x') ? 'tsx' : 'ts',
        resolveDir: root,
      }))
    },
  }
}

const resolved = Symbol('resolved')
