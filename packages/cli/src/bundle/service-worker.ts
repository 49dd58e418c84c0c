import { join, resolve } from 'node:path'
import type { Cache } from '../cache/cache.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import type { OutputFile } from '../model/output-file.ts'
import type { Site } from '../model/site.ts'
import { withEsbuild } from '../modules/esbuild.ts'
import { whileUnchanged } from '../modules/while-unchanged.ts'
import type { Client } from './bundle-client.ts'
import { clientFolder } from './client-folder.ts'

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
  client: Pick<Client, 'files' | 'precacheFiles' | 'build'>,
  { root, config }: Pick<Site, 'root' | 'config'>,
  cache?: Cache,
): Promise<ServiceWorker> {
  if (!config.offline) return { file: { path: 'sw.js', contents: code }, precached: 0 }
  const { manifestEntries, size } = await manifestOf(client, { root, baseUrl: config.baseUrl, cache })
  const data = JSON.stringify({ build: client.build, precached: manifestEntries })
  return { file: { path: 'sw.js', contents: code.replace(injectionPoint, () => data) }, precached: size }
}

/** What the worker fetches in advance. Most builds have the client of the last one and need not load Workbox. */
function manifestOf(
  { files, precacheFiles: shell }: Pick<Client, 'files' | 'precacheFiles'>,
  { root, baseUrl, cache }: { root: string; baseUrl: string; cache: Cache | undefined },
) {
  const fileDetails = files
    .filter(({ path }) => shell.includes(path))
    .map(({ path, contents }) => ({ file: path, hash: '', size: (contents as Uint8Array).byteLength }))
  const key = JSON.stringify([fileDetails, baseUrl])
  return whileUnchanged({ cache, root, name: 'precached', key }, async () => {
    const { transformManifest } = await import('./transform-manifest.ts')
    const { manifestEntries, size } = await transformManifest({
      fileDetails,
      // Their names change with their contents.
      dontCacheBustURLsMatching: /./,
      modifyURLPrefix: { '': baseUrl },
    })
    return { value: { manifestEntries, size }, inputs: [] }
  })
}

/** The worker's code with the parts of Workbox it uses, or that of the worker which removes it. */
export async function bundleServiceWorker(
  root: string,
  { offline }: Pick<SiteConfig, 'offline'>,
  cache?: Cache,
): Promise<string> {
  const name = offline ? 'worker' : 'off'
  return whileUnchanged({ cache, root, name: `service-${name}`, key: entryOf(name) }, async () => {
    const { text, inputs } = await withEsbuild((esbuild) => serviceWorkerCode(name, esbuild))
    return { value: text, inputs }
  })
}

/** Bundles a worker. */
export async function serviceWorkerCode(
  name: 'worker' | 'off',
  { build }: Pick<typeof import('esbuild'), 'build'>,
): Promise<{ text: string; inputs: string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entryOf(name)],
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
  return { text: outputFiles[0]!.text, inputs: Object.keys(metafile.inputs).map((path) => resolve(path)) }
}

function entryOf(name: string): string {
  return join(clientFolder, `src/offline/service-worker/${name}.ts`)
}
