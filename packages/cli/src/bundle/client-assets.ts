import { releaseEsbuild } from '@docs-engine/shared/esbuild.ts'
import type { Cache } from '../cache/cache.ts'
import { pluginComponentName } from '../components/islands.ts'
import type { ParsedContent } from '../markdown/parse-pages.ts'
import { type ParserData, styledModules } from '../markdown/parser-data.ts'
import type { ComponentFile } from '../model/component.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import type { SitePlugins } from '../plugins/site-plugins.ts'
import type { Timing } from '../util/timing.ts'
import { bundleClient, type Client } from './bundle-client.ts'
import { prebuiltClient, prebuiltServiceWorker } from './prebuilt-client.ts'
import { bundleServiceWorker, type ServiceWorker, serviceWorker } from './service-worker.ts'

/** The JavaScript, the styles, and the service worker of a site. */
export interface ClientAssets {
  client: Client
  serviceWorker: ServiceWorker
}

export interface ClientInput {
  root: string
  config: SiteConfig
  plugins: SitePlugins | undefined
  /** The components that are hydrated in the browser. */
  components: ComponentFile[]
  parserData: ParserData
}

/** Bundles the client and the service worker. Components of plugins that no page uses are left out, because they can be large. */
export async function bundleClientAssets(
  { root, config, plugins, components, parserData }: ClientInput,
  parsed: Promise<ParsedContent>,
  { cache, timing }: { cache: Cache; timing: Timing },
): Promise<ClientAssets> {
  const ofPlugins = plugins?.list.flatMap(({ components = {} }) => Object.values(components).map(pluginComponentName))
  // Other sites don't have to wait until their pages are parsed.
  const used = ofPlugins?.length ? usedComponents(components, ofPlugins, await parsed) : components
  const input = { root, config, components: used, modules: styledModules(parserData) }
  const [client, code] = await Promise.all([
    timing.measure('bundle client', async () => (await prebuiltClient(input, cache)) ?? bundleClient(input, cache)),
    timing.measure(
      'bundle service worker',
      () => prebuiltServiceWorker(config) ?? bundleServiceWorker(root, config, cache),
    ),
  ])
  releaseEsbuild()
  return { client, serviceWorker: await serviceWorker(code, client, { root, config }, cache) }
}

/** @param optional Names of the components that are only returned if a page uses them. */
function usedComponents(components: ComponentFile[], optional: string[], { pages, posts }: ParsedContent) {
  const unused = new Set(optional)
  for (const { islands } of [...pages, ...posts]) for (const name of islands) unused.delete(name)
  return components.filter(({ name }) => !unused.has(name))
}
