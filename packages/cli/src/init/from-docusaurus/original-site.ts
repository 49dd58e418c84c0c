import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { UserError } from '../../util/user-error.ts'
import { type LoadedModule, loadModule, type ModuleOrigin } from '../shared/load-module.ts'
import { originalEditUrl } from './edit-url.ts'

const configNames = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`)

/** An object from the original site's configuration, which hasn't been validated. */
export type Options = Record<string, unknown>

/** A set of documents: `docs/`, or another instance of the docs plugin. */
export interface DocsOptions {
  /** Absolute path. */
  folder: string
  /** Route of the documents, without leading and trailing slashes: `docs`, or an empty string for the root. */
  routeBase: string
  include: string[]
  exclude: string[]
  /** Path of the sidebars file. If `undefined`, the sidebar is generated from the folders. `false` disables the sidebar. */
  sidebars: string | false | undefined
  numberPrefixes: boolean
  /** URL of the site's folder in the repository, to which Docusaurus appends a document's path relative to that folder. */
  editUrl: string | undefined
  /** Whether the configuration contains an `editUrl`, even one whose result isn't known. */
  hasEditUrl: boolean
  /** Whether pages show when they were last changed. */
  showsDates: boolean
  id: string
  /** Plugins for Markdown that the configuration adds, in the order in which they run. */
  unified: UnifiedPlugin[]
}

/** A remark or rehype plugin of the original site. */
export interface UnifiedPlugin {
  kind: 'remark' | 'rehype' | 'recma'
  /** The package and the export, or `undefined` if the plugin is part of the site. */
  origin: ModuleOrigin | undefined
  /** A name for messages. */
  name: string
  options: unknown
  /** The plugin itself, or a stub if its package isn't installed. */
  plugin: unknown
  /** Whether the plugin runs before Docusaurus's own plugins. */
  isEarly: boolean
}

export interface OriginalSite {
  /** The folder that contains `docusaurus.config.*`. */
  folder: string
  configFile: string
  config: Options
  themeConfig: Options
  docs: DocsOptions[]
  /** Absolute path of the folder with pages outside the documentation, such as `src/pages`. `undefined` if the site has none. */
  pages: string | undefined
  blog: { folder: string; route: string } | undefined
  /** Name and options of each plugin, including the plugins in presets. */
  plugins: { name: string; options: Options }[]
  staticFolders: string[]
  /** Packages that the configuration imports and that aren't installed, and files that it imports and that don't exist. */
  missingModules: string[]
  /** Runs a function of the configuration, such as a plugin. */
  call: LoadedModule['call']
  /** Versions of the site's packages, by name, from its `package.json`. `undefined` if that file doesn't exist. */
  packages: Record<string, string> | undefined
  /** Absolute paths of the CSS files in `customCss`. */
  css: string[]
  /** Stylesheets of packages that aren't installed, as paths in the site's folder. */
  missingPackageStyles: ReadonlySet<string>
}

/**
 * Reads the configuration of a Docusaurus site.
 *
 * @param folder The folder that contains `docusaurus.config.*`, or its parent.
 * @throws {UserError} If the configuration is missing or can't be executed.
 */
export async function readOriginalSite(folder: string): Promise<OriginalSite> {
  const candidates = [folder, join(folder, 'website')]
  const found = candidates.flatMap((place) => configNames.map((name) => join(place, name))).find((p) => existsSync(p))
  if (!found) {
    throw new UserError(
      `No \`docusaurus.config.*\` in \`${folder}\`.`,
      'Pass the folder of a Docusaurus site: `docs init <new folder> --from <folder>`.',
    )
  }
  const siteFolder = resolve(found, '..')
  const { value, missing, origins, call } = await loadModule(found, siteFolder)
  const config = toRecord(value)
  const plugins = collectPlugins(config)
  const option = (name: string) => plugins.filter((plugin) => isPlugin(plugin.name, name)).map((p) => p.options)
  const [pages] = option('content-pages')
  const [blog] = option('content-blog')
  const pagesFolder = resolve(siteFolder, textOf(pages?.path) ?? 'src/pages')
  const blogFolder = resolve(siteFolder, textOf(blog?.path) ?? 'blog')
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
      .map((options) => docsOptions(options, siteFolder, origins))
      .filter((docs) => isFolder(docs.folder)),
    pages: pages && isFolder(pagesFolder) ? pagesFolder : undefined,
    blog:
      blog && isFolder(blogFolder)
        ? { folder: blogFolder, route: `/${trimSlashes(textOf(blog.routeBasePath) ?? 'blog')}` }
        : undefined,
    plugins,
    staticFolders: staticNames.map((name) => resolve(siteFolder, name)).filter(isFolder),
    missingModules: missing,
    call,
    packages: packagesOf(siteFolder),
    css: css.map(({ file }) => file),
    missingPackageStyles: new Set(css.flatMap(({ file, isMissingPackage }) => (isMissingPackage ? [file] : []))),
  }
}

/** Reads an entry of `customCss`: a path relative to the configuration, or a file of a package. */
function stylesheet(path: string, configFile: string): { file: string; isMissingPackage: boolean } {
  const folder = dirname(configFile)
  const file = resolve(folder, path)
  if (existsSync(file)) return { file, isMissingPackage: false }
  try {
    return { file: createRequire(configFile).resolve(path), isMissingPackage: false }
  } catch {
    const isMissingPackage = !/^[./]/.test(path) && !existsSync(join(folder, path.split('/')[0]!))
    return { file, isMissingPackage }
  }
}

function packagesOf(siteFolder: string): Record<string, string> | undefined {
  const file = join(siteFolder, 'package.json')
  if (!existsSync(file)) return undefined
  try {
    const { dependencies, devDependencies } = toRecord(JSON.parse(readFileSync(file, 'utf8')))
    return { ...toRecord(devDependencies), ...toRecord(dependencies) } as Record<string, string>
  } catch {
    return {}
  }
}

/** Returns the plugins in an options object such as that of the docs plugin. */
function unifiedPlugins(options: Options, origins: ReadonlyMap<unknown, ModuleOrigin>): UnifiedPlugin[] {
  const kinds = [
    ['beforeDefaultRemarkPlugins', 'remark'],
    ['remarkPlugins', 'remark'],
    ['beforeDefaultRehypePlugins', 'rehype'],
    ['rehypePlugins', 'rehype'],
    ['recmaPlugins', 'recma'],
  ] as const
  return kinds.flatMap(([key, kind]) =>
    toArray(options[key])
      .filter(Boolean)
      .map((entry) => {
        const [plugin, pluginOptions] = Array.isArray(entry) ? entry : [entry]
        const origin = origins.get(plugin)
        const own = typeof plugin === 'function' ? plugin.name : ''
        const name = origin ? (origin.name === 'default' ? origin.from : `${origin.from} (${origin.name})`) : own
        return {
          kind,
          origin,
          name: name || `a plugin in ${key}`,
          options: pluginOptions,
          plugin,
          isEarly: key.startsWith('before'),
        }
      }),
  )
}

function docsOptions(options: Options, siteFolder: string, origins: ReadonlyMap<unknown, ModuleOrigin>): DocsOptions {
  const list = (value: unknown, fallback: string[]) => (Array.isArray(value) ? value.map(String) : fallback)
  const sidebars = options.sidebarPath
  const folder = resolve(siteFolder, textOf(options.path) ?? 'docs')
  return {
    folder,
    routeBase: trimSlashes(textOf(options.routeBasePath) ?? 'docs'),
    include: list(options.include, ['**/*.{md,mdx}']),
    exclude: list(options.exclude, ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.*', '**/__tests__/**']),
    sidebars: sidebars === false ? false : textOf(sidebars) && sidebarsFile(resolve(siteFolder, String(sidebars))),
    numberPrefixes: options.numberPrefixParser !== false,
    editUrl: originalEditUrl(options.editUrl, folder, siteFolder),
    hasEditUrl: options.editUrl !== undefined,
    showsDates: options.showLastUpdateTime === true,
    id: textOf(options.id) ?? 'default',
    unified: unifiedPlugins(options, origins),
  }
}

/** Returns the given path or, if that file doesn't exist, the path of an existing file with the same name and a different extension. */
function sidebarsFile(path: string): string {
  const stem = path.replace(/\.\w+$/, '')
  return (
    [path, ...['ts', 'js', 'mjs', 'cjs', 'mts', 'json'].map((ending) => `${stem}.${ending}`)].find(existsSync) ?? path
  )
}

/** Returns all plugins with their options. Plugins of the classic preset are listed by their own names. */
function collectPlugins(config: Options): OriginalSite['plugins'] {
  const entries = (value: unknown) =>
    (Array.isArray(value) ? value : []).filter(Boolean).map((entry: unknown) => {
      const [name, options] = Array.isArray(entry) ? entry : [entry]
      return {
        name: typeof name === 'string' ? name : typeof name === 'function' ? name.name : '',
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

export function toRecord(value: unknown): Options {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Options) : {}
}

export function toArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
