import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Metafile } from 'esbuild'
import { type SiteConfig, siteConfigSchema } from '../model/config-schema.ts'
import { siteData } from '../plan/site-data.ts'
import {
  type BundleInput,
  bundleWith,
  type Client,
  clientOptions,
  describeClient,
  generatedModules,
} from './bundle-client.ts'
import type { BundleOutput } from './bundle-output.ts'
import { clientFolder } from './client-folder.ts'
import { serviceWorkerCode } from './service-worker.ts'

/**
 * The client as it was bundled when the engine was packed, for sites whose client differs in nothing but their data: no islands, no
 * components or styles of their own. They need no bundler; it would take a sixth of a cold build of 60 pages.
 */
interface PreparedClient {
  /** Identifies the generated modules it was bundled with, but for the site's data. */
  modules: string
  files: [path: string, text: string][]
  outputs: Metafile['outputs']
  /** The service workers, by name. */
  workers: Record<'worker' | 'off', string>
}

const fileName = 'client.json'
/** Stand in the bundle for what a site puts in their place. */
const siteMark = '__DOCS_SITE__'
const baseMark = '/__DOCS_BASE__/'

/**
 * The client of a site, if it can be had without a bundler.
 *
 * @param folder Where `prepareClient` has put it: that of the engine's bundle.
 */
export function prebuiltClient(input: BundleInput, folder = ownFolder): Client | undefined {
  const prepared = readPrepared(folder)
  if (!prepared) return undefined
  const modules = generatedModules(input)
  if (prepared.modules !== keyOf(modules)) return undefined
  const site = modules['virtual:site']!.slice(siteStart.length)
  const rename = renamer(prepared.files, site)
  const outputs = prepared.files.map(
    ([path, text]): BundleOutput => ({
      path: rename(path),
      contents: Buffer.from(
        rename(text)
          .replaceAll(baseMark, () => input.config.baseUrl)
          .replaceAll(siteMark, () => site),
      ),
    }),
  )
  return describeClient(
    outputs,
    { outputs: JSON.parse(rename(JSON.stringify(prepared.outputs))) },
    siteData(input.config),
  )
}

/** The code of a service worker; undefined if the engine was not packed. */
export function prebuiltServiceWorker({ offline }: Pick<SiteConfig, 'offline'>): string | undefined {
  return readPrepared(ownFolder)?.workers[offline ? 'worker' : 'off']
}

/** Puts the prepared client beside the engine's bundle. */
export async function prebuildClient(folder: string, esbuild: Pick<typeof import('esbuild'), 'build'>): Promise<void> {
  const input: BundleInput = {
    // Outputs are told apart by where their modules lie in it.
    root: dirname(clientFolder),
    config: { ...siteConfigSchema.parse({ title: 'Docs' }), baseUrl: baseMark },
    components: [],
  }
  const modules = generatedModules(input)
  const { outputs, metafile } = await bundleWith(
    esbuild,
    clientOptions(input, { ...modules, 'virtual:site': siteStart + siteMark }),
  )
  const prepared: PreparedClient = {
    modules: keyOf(modules),
    files: outputs.map(({ path, contents }) => [path, Buffer.from(contents).toString()]),
    outputs: Object.fromEntries(
      Object.entries(metafile.outputs).map(([path, { inputs: _, ...output }]) => [path, { ...output, inputs: {} }]),
    ),
    workers: {
      worker: (await serviceWorkerCode('worker', esbuild)).text,
      off: (await serviceWorkerCode('off', esbuild)).text,
    },
  }
  writeFileSync(join(folder, fileName), JSON.stringify(prepared))
}

const siteStart = 'export const site = '

const ownFolder = fileURLToPath(new URL('.', import.meta.url))
const read = new Map<string, PreparedClient>()

function readPrepared(folder: string): PreparedClient | undefined {
  const path = join(folder, fileName)
  if (!read.has(path) && existsSync(path)) read.set(path, JSON.parse(readFileSync(path, 'utf8')))
  return read.get(path)
}

/** The same wherever the engine is installed. */
function keyOf(modules: Record<string, string>): string {
  const folder = JSON.stringify(clientFolder).slice(1, -1)
  const texts = Object.entries(modules)
    .filter(([name]) => name !== 'virtual:site')
    .map(([name, text]) => [name, text.replaceAll(folder, '')])
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex')
}

/**
 * Gives files new names whose contents differ from site to site: those with its data, and those that name one of them. A name is kept by
 * browsers for ever.
 */
function renamer(files: PreparedClient['files'], site: string): (text: string) => string {
  const names = new Map<string, string>()
  const isAffected = (text: string) => text.includes(siteMark) || [...names.keys()].some((name) => text.includes(name))
  for (let size = -1; size !== names.size; ) {
    size = names.size
    for (const [path, text] of files) {
      const name = path.slice(path.lastIndexOf('/') + 1)
      if (!names.has(name) && isAffected(text)) names.set(name, newName(name, site))
    }
  }
  const pattern = new RegExp([...names.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  return (text) => text.replace(pattern, (name) => names.get(name)!)
}

/** `entry-OLDHASH1.js` → `entry-NEWHASH2.js` */
function newName(name: string, site: string): string {
  const hash = createHash('sha256').update(`${name}\0${site}`).digest('hex').slice(0, 8).toUpperCase()
  return name.replace(/-\w{8}(\.\w+)$/, `-${hash}$1`)
}
