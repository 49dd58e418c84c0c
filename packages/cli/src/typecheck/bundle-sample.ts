import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'
import { withEsbuild } from '../modules/esbuild.ts'
import type { SampleSource } from './page-samples.ts'

/** A sample to execute: one file of a page, and the files it can import. */
export interface SampleRun {
  entry: SampleSource
  files: SampleSource[]
}

/**
 * One module of a sample and the page's files it imports. Packages stay where they are installed.
 *
 * @throws {Error} if something cannot be resolved.
 */
export async function bundleSample({ entry, files }: SampleRun, root: string): Promise<string> {
  const result = await withEsbuild(({ build }) =>
    build({
      entryPoints: [entry.name],
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      jsx: 'automatic',
      // Node does not know the condition `module`.
      conditions: [],
      absWorkingDir: root,
      logLevel: 'silent',
      plugins: [pageFiles(files, root)],
    }),
  )
  return result.outputFiles[0]!.text
}

/** Reads the page's files from memory and leaves packages where they are installed. */
function pageFiles(files: SampleSource[], root: string): Plugin {
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
        const isOurs = path.startsWith('samples/') || path.startsWith('.')
        return isOurs ? resolution : { path: pathToFileURL(resolution.path).href, external: true }
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
