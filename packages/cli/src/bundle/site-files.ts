import { join, resolve } from 'node:path'
import { withEsbuild } from '@docs-engine/shared/esbuild.ts'
import type { Metafile } from 'esbuild'
import type { Cache } from '../cache/cache.ts'
import { type BuildResult, whileUnchanged } from '../modules/while-unchanged.ts'
import { clientFolder } from '../util/package-folder.ts'
import { bundleWith, type ClientSource, clientErrors, clientOptions, fileName } from './bundle-client.ts'
import type { BundleOutput } from './bundle-output.ts'
import { importSharedReact } from './shared-react.ts'

/** The files that a site adds to the prebuilt client, or that take the place of files of the prebuilt client. */
export interface SiteFiles {
  outputs: BundleOutput[]
  /** esbuild's description of the files. */
  described: Metafile['outputs']
  /** Path of the file that loads the islands. */
  islands?: string
}

/** The client's module that imports the site's islands. */
export const islandsModule = 'src/islands/islands.ts'

/** Everything that the files are bundled from, except other files. It's plain data, and the key of the cached files. */
interface SiteFilesSource {
  client: ClientSource
  /** Path of the file that was bundled from `sharedReact`. */
  reactFile: string
  hasIslands: boolean
  /** Whether the site's styles differ from the theme's. */
  hasStyles: boolean
}

/**
 * Bundles a site's islands and styles without the rest of the client. If no input has changed, the files are read from the cache.
 *
 * @returns `undefined` if the islands import modules that the prebuilt client doesn't export.
 * @throws {SiteErrors} if one of the site's components or stylesheets can't be compiled.
 */
export async function siteFiles(source: SiteFilesSource, cache: Cache | undefined): Promise<SiteFiles | undefined> {
  const { root } = source.client
  const key = JSON.stringify(source)
  const packed = await whileUnchanged({ cache, root, name: 'client-site-files', key }, async () => {
    try {
      return await bundle(source)
    } catch (error) {
      throw clientErrors(error, root)
    }
  })
  if (!packed) return undefined
  const { files, ...rest } = packed
  return { ...rest, outputs: files.map(([path, base64]) => ({ path, contents: Buffer.from(base64, 'base64') })) }
}

type PackedFiles = Omit<SiteFiles, 'outputs'> & { files: [path: string, base64: string][] }

async function bundle({
  client,
  reactFile,
  hasIslands,
  hasStyles,
}: SiteFilesSource): Promise<BuildResult<PackedFiles | null>> {
  const { root, baseUrl } = client
  const reactUrl = baseUrl + reactFile
  let isSupported = true
  const options = clientOptions(client)
  const { outputs, metafile } = await withEsbuild((esbuild) =>
    bundleWith(esbuild, {
      ...options,
      entryPoints: {
        ...(hasIslands && { islands: join(clientFolder, islandsModule) }),
        ...(hasStyles && { main: options.entryPoints.main }),
      },
      plugins: [
        importSharedReact(reactUrl, () => {
          isSupported = false
        }),
        ...options.plugins,
      ],
    }),
  )
  // esbuild doesn't know that the URL of an external import belongs to a file of the client.
  const described = Object.entries(metafile.outputs).map(([path, output]) => [
    path,
    {
      ...output,
      imports: output.imports.map((its) => (its.path === reactUrl ? { ...its, path: reactFile } : its)),
    },
  ])
  const islands = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint?.endsWith(islandsModule))
  const files = outputs.map(({ path, contents }) => [path, Buffer.from(contents).toString('base64')] as const)
  const inputs = Object.keys(metafile.inputs).filter((path) => !path.startsWith('virtual:'))
  return {
    value: isSupported
      ? {
          files: files as PackedFiles['files'],
          described: Object.fromEntries(described),
          ...(islands && { islands: fileName(islands[0]) }),
        }
      : null,
    inputs: inputs.map((path) => resolve(root, path)),
  }
}
