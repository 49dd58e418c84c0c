import { join, resolve } from 'node:path'
import { transformManifest } from 'workbox-build/build/lib/transform-manifest.js'
import type { Cache } from '../cache.ts'
import type { SiteConfig } from '../config/schema.ts'
import type { OutputFile } from '../types.ts'
import { whileUnchanged } from '../while-unchanged.ts'
import { type Client, clientFolder } from './bundle-client.ts'

export interface ServiceWorker {
  file: OutputFile
  /** Bytes which the worker fetches before anything is asked of it; the page that starts it has loaded most of them. */
  precached: number
}

/** Where the bundled worker reads what differs from build to build. */
const injectionPoint = 'self.__BUILD_DATA'

/**
 * `sw.js`: the worker, or, for a site without one, a worker that removes itself from browsers which have an earlier one.
 *
 * Workbox makes the manifest from the files in memory: nothing has been written yet.
 *
 * @param code What `bundleWorker` made.
 */
export async function serviceWorker(
  code: string,
  client: Pick<Client, 'files' | 'shell' | 'build'>,
  { offline, baseUrl }: Pick<SiteConfig, 'offline' | 'baseUrl'>,
): Promise<ServiceWorker> {
  if (!offline) return { file: { path: 'sw.js', contents: code }, precached: 0 }
  const shell = new Set(client.shell)
  const { manifestEntries, size } = await transformManifest({
    fileDetails: client.files
      .filter(({ path }) => shell.has(path))
      .map(({ path, contents }) => ({ file: path, hash: '', size: (contents as Uint8Array).byteLength })),
    // Their names change with their contents.
    dontCacheBustURLsMatching: /./,
    modifyURLPrefix: { '': baseUrl },
  })
  const data = JSON.stringify({ build: client.build, precached: manifestEntries })
  return { file: { path: 'sw.js', contents: code.replace(injectionPoint, () => data) }, precached: size }
}

/** The worker's code with the parts of Workbox it uses, or that of the worker which removes it. */
export async function bundleWorker(
  root: string,
  { offline }: Pick<SiteConfig, 'offline'>,
  cache?: Cache,
): Promise<string> {
  const name = offline ? 'worker' : 'off'
  const entry = join(clientFolder, `src/service-worker/${name}.ts`)
  return whileUnchanged({ cache, root, name: `service-${name}`, key: entry }, async () => {
    const esbuild = await import('esbuild')
    const { outputFiles, metafile } = await esbuild.build({
      entryPoints: [entry],
      bundle: true,
      format: 'iife',
      target: ['es2022', 'chrome105', 'firefox121', 'safari16.4'],
      minify: true,
      write: false,
      metafile: true,
      legalComments: 'none',
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    return { value: outputFiles[0]!.text, inputs: Object.keys(metafile.inputs).map((path) => resolve(path)) }
  })
}
