import { join, resolve } from 'node:path'
import { defaultLabels } from '@docs-engine/client/labels.ts'
import type { BuildData, OfflineTexts } from '@docs-engine/client/offline/service-worker/build-data.ts'
import { withEsbuild } from '@docs-engine/shared/esbuild.ts'
import type { Cache } from '../cache/cache.ts'
import { configIn } from '../config/config-in.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import { sharedEditions } from '../model/edition.ts'
import type { OutputFile } from '../model/output-file.ts'
import type { Site } from '../model/site.ts'
import { whileUnchanged } from '../modules/while-unchanged.ts'
import { serviceWorkerPath } from '../plan/generated-paths.ts'
import { siteData } from '../plan/site-data.ts'
import { clientFolder } from '../util/package-folder.ts'
import type { Client } from './bundle-client.ts'

export interface ServiceWorker {
  file: OutputFile
  /**
   * Total size of the files that the service worker fetches during installation, in bytes before compression. The page that registers it
   * has already loaded most of them.
   */
  precached: number
}

/** Placeholder in the bundled service worker for the data that differs between builds. */
const injectionPoint = 'self.__BUILD_DATA'

/**
 * Creates `sw.js`. If the site has no offline support, the file contains a service worker that unregisters itself, because some browsers
 * may still run a service worker from an earlier build.
 *
 * Workbox creates the precache manifest from the files in memory, because they haven't been written yet.
 *
 * @param code The result of `bundleServiceWorker`.
 */
export async function serviceWorker(
  code: string,
  client: Pick<Client, 'files' | 'precacheFiles' | 'searchFiles' | 'build'>,
  { root, config }: Pick<Site, 'root' | 'config'>,
  cache?: Cache,
): Promise<ServiceWorker> {
  const path = serviceWorkerPath.slice(1)
  if (!config.offline) return { file: { path, contents: code }, precached: 0 }
  const { manifestEntries, size } = await precacheManifest(client, { root, baseUrl: config.baseUrl, cache })
  const search = [`search${siteData(config).trailingSlash ? '/' : ''}`, ...client.searchFiles].map(
    (file) => config.baseUrl + file,
  )
  const data = JSON.stringify({
    build: client.build,
    precached: manifestEntries,
    search,
    offline: Object.fromEntries(
      sharedEditions(config).map(({ prefix, locale }) => [prefix, offlineTexts(configIn(config, locale))]),
    ),
  } satisfies BuildData)
  return { file: { path, contents: code.replace(injectionPoint, () => data) }, precached: size }
}

/** Returns the language and the texts of the document that the service worker shows for a page that isn't available offline. */
function offlineTexts({ locale, dir, labels }: SiteConfig): OfflineTexts {
  const texts = { ...defaultLabels, ...labels }
  return {
    lang: locale,
    dir,
    title: texts.offlineTitle,
    text: texts.offlineText,
    notCached: texts.offlineNotCached,
    pages: texts.offlinePages,
    retry: texts.tryAgain,
    home: texts.home,
  }
}

/**
 * Creates the precache manifest. It's cached, because most builds have the same client as the previous build and don't have to load
 * Workbox.
 */
function precacheManifest(
  { files, precacheFiles }: Pick<Client, 'files' | 'precacheFiles'>,
  { root, baseUrl, cache }: { root: string; baseUrl: string; cache: Cache | undefined },
) {
  const fileDetails = files
    .filter(({ path }) => precacheFiles.includes(path))
    .map(({ path, contents }) => ({ file: path, hash: '', size: (contents as Uint8Array).byteLength }))
  const key = JSON.stringify([fileDetails, baseUrl])
  return whileUnchanged({ cache, root, name: 'precached', key }, async () => {
    const { transformManifest } = await import('./transform-manifest.ts')
    const { manifestEntries, size } = await transformManifest({
      fileDetails,
      // Don't add a revision to URLs, because file names already contain a hash.
      dontCacheBustURLsMatching: /./,
      modifyURLPrefix: { '': baseUrl },
    })
    return { value: { manifestEntries, size }, inputs: [] }
  })
}

/** Bundles the service worker or, if the site has no offline support, the one that unregisters itself. The result is cached. */
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

/** Bundles a service worker by name, without the cache. Also returns the paths of its source files. */
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
