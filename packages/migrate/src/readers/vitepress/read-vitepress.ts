import { basename, dirname, join, relative } from 'node:path'
import { UserError } from '@docs-engine/cli/internal'
import { installHint, type LoadedModule, loadModule } from '../../foreign/load-module.ts'
import { isFile } from '../../util/list-files.ts'
import { type Options, toRecord } from '../../util/values.ts'

export interface VitePressConfig {
  /** The folder that contains `.vitepress`. */
  folder: string
  /** Absolute path of the configuration. */
  file: string
  config: Options
  loaded: LoadedModule
}

const names = ['config', 'config/index'].flatMap((name) =>
  ['ts', 'mts', 'js', 'mjs'].map((ending) => `${name}.${ending}`),
)

/** Returns the configuration file in a folder's `.vitepress`, or `undefined` if the folder isn't a VitePress site. */
function vitepressConfigFile(folder: string): string | undefined {
  return names.map((name) => join(folder, '.vitepress', name)).find(isFile)
}

const identity = (value: unknown) => value
const vitepress = {
  __esModule: true,
  defineConfig: identity,
  defineConfigWithTheme: identity,
  defineAdditionalConfig: identity,
  defineLoader: identity,
  resolveSiteDataByRoute: identity,
  loadEnv: () => ({}),
  createContentLoader: () => ({ load: async () => [] }),
  default: {},
}

/** Runs the configuration, and merges it with the configuration next to the pages if that exists. */
export async function readVitePress(folder: string): Promise<VitePressConfig> {
  const file = vitepressConfigFile(folder)
  if (!file)
    throw new UserError(`No VitePress configuration in \`${folder}\`.`, 'Pass the folder that contains `.vitepress`.')
  const options = {
    mayMentionMissing: true,
    provided: {
      vitepress,
      'vitepress/theme': vitepress,
      vite: { __esModule: true, loadEnv: () => ({}), defineConfig: identity },
    },
    isConfig: (value: unknown) =>
      value !== null && typeof value === 'object' && ('themeConfig' in value || 'title' in value),
  }
  const loaded = await loadModule(file, folder, options)
  let config = toRecord(loaded.value)
  const root = join(folder, String(config.srcDir ?? '.'))
  const more = ['config.ts', 'config.mts', 'config.js', 'config.mjs'].map((name) => join(root, name)).find(isFile)
  if (more && dirname(more) !== dirname(file)) {
    const own = toRecord((await loadModule(more, folder, options)).value)
    config = { ...config, ...own, themeConfig: { ...toRecord(config.themeConfig), ...toRecord(own.themeConfig) } }
  }
  const main = toRecord(toRecord(config.locales).root)
  config = { ...config, ...main, themeConfig: { ...toRecord(config.themeConfig), ...toRecord(main.themeConfig) } }
  if (Object.keys(config).length === 0)
    throw new UserError(
      `\`${relative(folder, file)}\` exports no configuration.`,
      installHint(loaded.missing) ?? `Export it as the default export of ${basename(file)}.`,
    )
  return { folder, file, config, loaded }
}
