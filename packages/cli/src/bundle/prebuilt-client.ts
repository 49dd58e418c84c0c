import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withEsbuild } from '@docs-engine/shared/esbuild.ts'
import type { Metafile } from 'esbuild'
import type { Cache } from '../cache/cache.ts'
import { type SiteConfig, siteConfigSchema } from '../model/config-schema.ts'
import { otherLocales } from '../model/edition.ts'
import { isEnabled } from '../runtime/shortcuts.ts'
import { clientFolder } from '../util/package-folder.ts'
import { bundleWith, type Client, clientOptions, clientSource, describeClient, fileName } from './bundle-client.ts'
import type { BundleOutput } from './bundle-output.ts'
import type { BundleInput } from './generated-modules.ts'
import { serviceWorkerCode } from './service-worker.ts'
import { sharedReact, sharedReactModule } from './shared-react.ts'
import { islandsModule, type SiteFiles, siteFiles } from './site-files.ts'

/**
 * A client that was bundled when the engine was packed. It's used for sites that neither replace a part of the client nor change its
 * labels. Their clients differ only in the site's data, islands, and styles, so the bundler only has to process the islands and styles.
 */
interface PrebuiltClient {
  /** Hash of the generated modules in the bundle, except the modules with the site's data, islands, and styles. */
  modules: string
  /** Hash of the module with the styles. */
  styles: string
  /** `contents` is text, or Base64 for fonts. */
  files: [path: string, contents: string][]
  outputs: Metafile['outputs']
  /** The code of the service workers, by name. */
  serviceWorkers: Record<'worker' | 'off', string>
}

const prebuiltFile = 'client.json'
/** Placeholders for the site's data and base URL in the prebuilt bundle. */
const siteMark = '__DOCS_SITE__'
const baseMark = '/__DOCS_BASE__/'

/**
 * Creates a site's client from the prebuilt one. Returns `undefined` if the site needs a custom bundle, or if no prebuilt client exists.
 *
 * If the shortcut is disabled, bundle the client now instead of reading it from a file.
 *
 * @param folder The folder that `prebuildClient` wrote to. Default: the folder of the engine's bundle.
 * @throws {SiteErrors} if one of the site's components or stylesheets can't be compiled.
 */
export async function prebuiltClient(
  input: BundleInput,
  cache?: Cache,
  folder = ownFolder,
): Promise<Client | undefined> {
  const { config, components } = input
  if (Object.keys(config.labels).length > 0 || otherLocales(config).length > 0) return undefined
  const prebuilt = isEnabled('prebuilt-client') ? readPrebuilt(folder) : await withEsbuild(createPrebuilt)
  if (!prebuilt) return undefined
  const client = clientSource(input)
  const { modules } = client
  if (prebuilt.modules !== keyOf(modules, (name) => !siteModules.includes(name))) return undefined

  const fileOf = (entryPoint: string) =>
    fileName(Object.entries(prebuilt.outputs).find(([, output]) => output.entryPoint?.endsWith(entryPoint))![0])
  const reactFile = fileOf(sharedReact)
  const hasIslands = components.length > 0
  const hasStyles = prebuilt.styles !== keyOf(modules, isStyles)
  const own = hasIslands || hasStyles ? await siteFiles({ client, reactFile, hasIslands, hasStyles }, cache) : none
  if (!own) return undefined

  const isReplaced = (path: string) =>
    (hasStyles && (path === fileOf(stylesModule) || isFont(path))) ||
    path === (hasIslands ? fileOf(islandsModule) : reactFile)
  const kept = prebuilt.files.filter(([path]) => !isReplaced(fileName(path)))
  const site = modules['virtual:site']!.slice(siteStart.length)
  const rename = renamer(kept, site, own.islands ? [baseName(fileOf(islandsModule)), baseName(own.islands)] : undefined)
  const outputs = kept.map(
    ([path, text]): BundleOutput => ({
      path: rename(path),
      contents: isFont(path)
        ? Buffer.from(text, 'base64')
        : Buffer.from(
            rename(text)
              .replaceAll(baseMark, () => config.baseUrl)
              .replaceAll(siteMark, () => site),
          ),
    }),
  )
  const described = Object.entries(prebuilt.outputs).filter(([path]) => !isReplaced(fileName(path)))
  return describeClient(
    [...outputs, ...own.outputs],
    { outputs: { ...JSON.parse(rename(JSON.stringify(Object.fromEntries(described)))), ...own.described } },
    client,
  )
}

const none: SiteFiles = { outputs: [], described: {} }

const stylesModule = 'virtual:styles'
const siteModules = ['virtual:site', 'virtual:islands', stylesModule]
const isStyles = (name: string) => name === stylesModule

/** Returns the code of a prebuilt service worker, or `undefined` if none was built. */
export function prebuiltServiceWorker({ offline }: Pick<SiteConfig, 'offline'>): string | undefined {
  if (!isEnabled('prebuilt-client')) return undefined
  return readPrebuilt(ownFolder)?.serviceWorkers[offline ? 'worker' : 'off']
}

/** Bundles the client and the service workers, and writes them to `folder`, next to the engine's bundle. */
export async function prebuildClient(folder: string, esbuild: Bundler): Promise<void> {
  writeFileSync(join(folder, prebuiltFile), JSON.stringify(await createPrebuilt(esbuild)))
}

type Bundler = Pick<typeof import('esbuild'), 'build'>

async function createPrebuilt(esbuild: Bundler): Promise<PrebuiltClient> {
  const input: BundleInput = {
    // `describeClient` identifies outputs by the paths of their modules, which are relative to this folder.
    root: dirname(clientFolder),
    config: { ...siteConfigSchema.parse({ title: 'Docs' }), baseUrl: baseMark },
    components: [],
  }
  const source = clientSource(input)
  const { modules } = source
  const options = clientOptions({
    ...source,
    modules: { ...modules, 'virtual:site': siteStart + siteMark, [sharedReact]: sharedReactModule() },
  })
  const { outputs, metafile } = await bundleWith(esbuild, {
    ...options,
    entryPoints: { ...options.entryPoints, react: sharedReact },
  })
  return {
    modules: keyOf(modules, (name) => !siteModules.includes(name)),
    styles: keyOf(modules, isStyles),
    files: outputs.map(({ path, contents }) => [
      path,
      Buffer.from(contents).toString(isFont(path) ? 'base64' : 'utf8'),
    ]),
    outputs: Object.fromEntries(
      Object.entries(metafile.outputs).map(([path, output]) => [
        path,
        // Only keep the inputs of fonts, which `describeClient` needs to identify them. The lists for other files are long and unused.
        { ...output, inputs: isFont(path) ? output.inputs : {} },
      ]),
    ),
    serviceWorkers: {
      worker: (await serviceWorkerCode('worker', esbuild)).text,
      off: (await serviceWorkerCode('off', esbuild)).text,
    },
  }
}

function isFont(path: string): boolean {
  return path.endsWith('.woff2')
}

const siteStart = 'export const site = '

const ownFolder = fileURLToPath(new URL('.', import.meta.url))
/** The prebuilt clients that were read, by path. The files belong to the engine and never change. */
const loaded = new Map<string, PrebuiltClient>()

function readPrebuilt(folder: string): PrebuiltClient | undefined {
  const path = join(folder, prebuiltFile)
  if (!loaded.has(path) && existsSync(path)) loaded.set(path, JSON.parse(readFileSync(path, 'utf8')))
  return loaded.get(path)
}

/** Returns a hash of some of the generated modules. The hash doesn't depend on the folder that the engine is installed in. */
function keyOf(modules: Record<string, string>, isPart: (name: string) => boolean): string {
  const folder = JSON.stringify(clientFolder).slice(1, -1)
  const texts = Object.entries(modules)
    .filter(([name]) => isPart(name))
    .map(([name, text]) => [name, text.replaceAll(folder, '')])
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex')
}

/**
 * Creates a function that renames files whose contents depend on the site: files with the site's data, and files that contain the name of
 * such a file. Browsers cache a file by its name and never revalidate it, so different contents need a different name.
 *
 * @param replaced The name of a prebuilt file, and the name of the site's file that takes its place.
 */
function renamer(
  files: PrebuiltClient['files'],
  site: string,
  replaced?: [name: string, replacement: string],
): (text: string) => string {
  const names = new Map(replaced && [replaced])
  const isAffected = (text: string) => text.includes(siteMark) || [...names.keys()].some((name) => text.includes(name))
  for (let size = -1; size !== names.size; ) {
    size = names.size
    for (const [path, text] of files) {
      const name = baseName(path)
      if (!names.has(name) && isAffected(text)) names.set(name, newName(name, site + (replaced?.[1] ?? '')))
    }
  }
  const pattern = new RegExp([...names.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  return (text) => text.replace(pattern, (name) => names.get(name)!)
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Replaces the hash in a file name: `entry-OLDHASH1.js` → `entry-NEWHASH2.js` */
function newName(name: string, site: string): string {
  const hash = createHash('sha256').update(`${name}\0${site}`).digest('hex').slice(0, 8).toUpperCase()
  return name.replace(/-\w{8}(\.\w+)$/, `-${hash}$1`)
}
