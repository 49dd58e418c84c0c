import { existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { UserError } from '@docs-engine/cli/internal'
import { loadModule } from '../../foreign/load-module.ts'
import { isFile } from '../../util/list-files.ts'
import { type Options, textOf, toRecord } from '../../util/values.ts'
import { type BlogOptions, blogOptions } from './blog-options.ts'
import { type DocsOptions, docsOptions, splitVersions } from './docs-options.ts'

const configNames = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`)

export interface OriginalSite {
  /** The folder that contains `docusaurus.config.*`. */
  folder: string
  configFile: string
  config: Options
  themeConfig: Options
  /** The documents of each docs plugin, by version. For each plugin, those that become `content/` are first. */
  docs: DocsOptions[]
  /** Absolute path of the folder with pages outside the documentation, such as `src/pages`. `undefined` if the site has none. */
  pages: string | undefined
  /** The blogs. The first one becomes the blog of the new site. */
  blogs: BlogOptions[]
  /** Name and options of each plugin, including the plugins in presets. */
  plugins: { name: string; options: Options }[]
  staticFolders: string[]
  /** Packages that the configuration imports and that aren't installed, and files that it imports and that don't exist. */
  missingModules: string[]
  /** Absolute paths of the CSS files in `customCss`. */
  css: string[]
}

/**
 * Reads the configuration of a Docusaurus site.
 *
 * @param folder The folder that contains `docusaurus.config.*`.
 * @throws {UserError} If the configuration is missing or can't be executed.
 */
export async function readOriginalSite(folder: string): Promise<OriginalSite> {
  const found = configNames.map((name) => join(folder, name)).find(isFile)
  if (!found) {
    throw new UserError(
      `No \`docusaurus.config.*\` in \`${folder}\`.`,
      'Pass the folder of a Docusaurus site: `docs init <new folder> --from <folder>`.',
    )
  }
  const siteFolder = resolve(found, '..')
  const { value, missing, origins } = await loadModule(found, siteFolder)
  const config = toRecord(value)
  const plugins = collectPlugins(config)
  const option = (name: string) => plugins.filter((plugin) => isPlugin(plugin.name, name)).map((p) => p.options)
  const [pages] = option('content-pages')
  const pagesFolder = resolve(siteFolder, textOf(pages?.path) ?? 'src/pages')
  const css = plugins
    .filter(({ name }) => name.endsWith('theme-classic'))
    .flatMap(({ options }) => [options.customCss].flat())
    .flatMap((path) => (typeof path === 'string' ? stylesheet(path, found) : []))
  const staticNames = Array.isArray(config.staticDirectories) ? config.staticDirectories.map(String) : ['static']
  return {
    folder: siteFolder,
    configFile: found,
    config,
    themeConfig: toRecord(config.themeConfig),
    docs: option('content-docs')
      .flatMap((options) => splitVersions(docsOptions(options, siteFolder, origins), options, siteFolder))
      .filter((docs) => isFolder(docs.folder)),
    pages: pages && isFolder(pagesFolder) ? pagesFolder : undefined,
    blogs: option('content-blog')
      .map((options) => blogOptions(options, siteFolder, origins))
      .filter(({ set }) => isFolder(set.folder)),
    plugins,
    staticFolders: staticNames.map((name) => resolve(siteFolder, name)).filter(isFolder),
    missingModules: missing,
    css,
  }
}

/** Reads an entry of `customCss`: a path relative to the configuration, or a file of a package. */
function stylesheet(path: string, configFile: string): string {
  const file = resolve(dirname(configFile), path)
  if (/^[./]/.test(path) || existsSync(file)) return file
  try {
    return createRequire(configFile).resolve(path)
  } catch {
    return join(dirname(configFile), 'node_modules', path)
  }
}

/** Returns all plugins with their options. Plugins of the classic preset are listed by their own names. */
function collectPlugins(config: Options): OriginalSite['plugins'] {
  const entries = (value: unknown) =>
    (Array.isArray(value) ? value : []).filter(Boolean).map((entry: unknown) => {
      const [name, options] = Array.isArray(entry) ? entry : [entry]
      return {
        // The stub for a package that isn't installed is a function whose name is a stub, too.
        name: typeof name === 'function' && typeof name.name === 'string' ? name.name : (textOf(name) ?? ''),
        options: toRecord(options),
      }
    })
  const fromPresets = entries(config.presets).flatMap(({ name, options }) => {
    if (!/(^|\/)(preset-)?classic$/.test(name)) return [{ name, options }]
    return ['docs', 'pages', 'blog', 'gtag', 'googleAnalytics', 'googleTagManager', 'theme', 'sitemap']
      .filter((key) => options[key] !== false)
      .filter((key) => ['docs', 'pages', 'blog'].includes(key) || options[key] !== undefined)
      .map((key) => ({ name: `@docusaurus/${presetParts[key]}`, options: toRecord(options[key]) }))
  })
  return [...fromPresets, ...entries(config.themes), ...entries(config.plugins)]
}

const presetParts: Record<string, string> = {
  docs: 'plugin-content-docs',
  pages: 'plugin-content-pages',
  blog: 'plugin-content-blog',
  gtag: 'plugin-google-gtag',
  googleAnalytics: 'plugin-google-analytics',
  googleTagManager: 'plugin-google-tag-manager',
  sitemap: 'plugin-sitemap',
  theme: 'theme-classic',
}

/** Returns whether a name is the full or the short name of a plugin: `@docusaurus/plugin-content-docs` or `content-docs`. */
export function isPlugin(name: string, short: string): boolean {
  return name === short || name.endsWith(`plugin-${short}`) || name.includes(`/plugin-${short}/`)
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
