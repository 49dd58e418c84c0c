import { basename, join, relative } from 'node:path'
import { UserError } from '@docs-engine/cli/internal'
import { type LoadedModule, loadModule } from '../../foreign/load-module.ts'
import { isFile } from '../../util/list-files.ts'
import { type Options, toArray, toRecord } from '../../util/values.ts'

export interface StarlightSite {
  /** The folder that contains `astro.config.*`. */
  folder: string
  /** Absolute path of the configuration. */
  file: string
  /** The configuration of Astro. */
  config: Options
  /** The options that the configuration passes to `starlight()`. */
  options: Options
  loaded: LoadedModule
}

const identity = (value: unknown) => value
const optionsKey = 'starlight options'
const starlight = (options: unknown) => ({ [optionsKey]: options })

/** A function whose result has any property, which is such a function, too. */
const unneededFunction: unknown = new Proxy(() => {}, {
  get: (_, key) => (key === 'then' || typeof key === 'symbol' ? undefined : unneededFunction),
  apply: () => unneededFunction,
})

/** Functions of `astro/config` whose results the import doesn't need. */
const unneeded =
  'cacheProviders envField fontProviders memoryCache passthroughImageService sessionDrivers sharpImageService svgoOptimizer'.split(
    ' ',
  )

/** Runs `astro.config.*` without Astro, and returns the configuration together with Starlight's options. */
export async function readStarlight(folder: string): Promise<StarlightSite> {
  const file = ['mjs', 'ts', 'mts', 'js'].map((ending) => join(folder, `astro.config.${ending}`)).find(isFile)
  if (!file) throw new UserError(`No \`astro.config.*\` in \`${folder}\`.`)
  const loaded = await loadModule(file, folder, {
    provided: {
      'astro/config': {
        ...Object.fromEntries(unneeded.map((name) => [name, unneededFunction])),
        __esModule: true,
        defineConfig: identity,
      },
      // In a file that ends in `.mjs`, the default import is the whole module, so the module has to be a function itself.
      '@astrojs/starlight': Object.assign(starlight, { __esModule: true, default: starlight }),
    },
    isConfig: (value) => value !== null && typeof value === 'object' && 'integrations' in value,
  })
  const config = toRecord(loaded.value)
  const integration = toArray(config.integrations)
    .flat()
    .map(toRecord)
    .find((entry) => optionsKey in entry)
  if (!integration)
    throw new UserError(
      `\`${relative(folder, file)}\` doesn’t add Starlight to \`integrations\`.`,
      `Call \`starlight({ … })\` in the \`integrations\` of ${basename(file)}, then try again.`,
    )
  return { folder, file, config, options: toRecord(integration[optionsKey]), loaded }
}
