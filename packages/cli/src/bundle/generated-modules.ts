import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { defaultLabels } from '@docs-engine/client/labels.ts'
import { configsByLocale } from '../config/config-in.ts'
import type { ComponentFile, ModuleStyles } from '../model/component.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import { otherLocales } from '../model/edition.ts'
import { completeRedirects } from '../plan/redirects/redirects.ts'
import { siteData } from '../plan/site-data.ts'
import { clientFolder } from '../util/package-folder.ts'
import { browserFrame, browserSite } from './adopted-frame.ts'
import { languageLabels, languageSite } from './languages.ts'
import { webFontUse } from './web-fonts.ts'

export interface BundleInput {
  root: string
  config: SiteConfig
  components: ComponentFile[]
  /** The modules that pages are rendered with. Their styles are part of the site's stylesheet. */
  modules?: readonly ModuleStyles[]
  dev?: boolean
}

/** Name of the module that takes the place of `page-labels.tsx`. */
export const labelsModule = 'virtual:labels'

/** Returns the text of each module that depends on the configuration, by module name. */
export function generatedModules({
  root,
  config,
  components,
  modules = [],
  dev = false,
}: BundleInput): Record<string, string> {
  const text = JSON.stringify
  const hasLanguages = otherLocales(config).length > 0
  return {
    'virtual:site': hasLanguages ? languageSite : `export const site = ${text(browserSite(config, dev))}`,
    'virtual:islands': `export const islands = {${components.map(islandLoader).join(',')}}`,
    'virtual:theme': browserFrame(root, config),
    'virtual:analytics': siteData(config, { dev }).analytics
      ? `export { createLazyPageViews } from ${text(join(clientFolder, 'src/features/analytics/lazy-page-views.ts'))}`
      : 'export const createLazyPageViews = undefined',
    'virtual:redirects': config.redirects.length
      ? "export const loadRedirects = () => import('virtual:redirect-table')"
      : 'export const loadRedirects = undefined',
    'virtual:redirect-table': `import { redirectTarget as find } from ${text(join(clientFolder, 'src/router/redirects.ts'))}
export const redirectTarget = (path) => find(path, ${text(completeRedirects(config))})`,
    'virtual:dev': dev
      ? `export { startLiveUpdates } from ${text(join(clientFolder, 'src/dev/live-updates.ts'))}`
      : 'export const startLiveUpdates = undefined',
    [labelsModule]: hasLanguages ? languageLabels : browserLabels(config.labels),
    'virtual:styles': styles({ root, config, modules }),
  }
}

function islandLoader({ name, path, exported }: ComponentFile): string {
  const text = JSON.stringify
  const keys = (exported ?? []).map((key) => `[${text(key)}]`).join('')
  return `${text(name)}: () => import(${text(path)})${keys && `.then((module) => ({ default: module${keys} }))`}`
}

/**
 * Returns the module that takes the place of `page-labels.tsx` in the browser. esbuild inserts the values of the enumeration into the code.
 * Each label thus becomes part of the chunk that uses it, and the first view contains no table of labels.
 */
function browserLabels(labels: SiteConfig['labels']): string {
  // The value of an enumeration must be a string, so plural forms are JSON.
  const members = Object.entries({ ...defaultLabels, ...labels }).map(
    ([name, text]) => `${name} = ${JSON.stringify(typeof text === 'string' ? text : JSON.stringify(text))}`,
  )
  return [
    `export enum labels { ${members.join(', ')} }`,
    'export const pageLocale = () => document.documentElement.lang',
  ].join('\n')
}

/** Returns the stylesheet: the theme's styles, then the styles of the site's components, then the styles from the configuration. */
function styles({ root, config, modules = [] }: Pick<BundleInput, 'root' | 'config' | 'modules'>): string {
  const componentFolder = 'content/_components'
  const files = [
    ...(existsSync(join(root, componentFolder))
      ? readdirSync(join(root, componentFolder))
          .filter((name) => /(?<!\.module)\.css$/.test(name))
          .sort()
          .map((name) => `${componentFolder}/${name}`)
      : []),
    ...modules.flatMap((module) => module.styles),
    ...config.theme.css,
  ]
  const { accent, accentDark } = config.theme
  const { announcement, locales, navbar, versions } = config
  const theme = (name: string, layer: string) =>
    `@import ${JSON.stringify(join(clientFolder, 'src/theme/styles', name))} layer(${layer});`
  const fontUse = webFontUse(config)
  const hasMenus = navbar.items.some((item) => 'items' in item)
  const own = new Set(files.map((file) => `@import ${JSON.stringify(`./${posix.normalize(file)}`)};`))
  return [
    `@import ${JSON.stringify(join(clientFolder, 'src/theme/styles/main.css'))};`,
    ...(fontUse === 'none' ? [] : [theme('fonts.css', 'tokens')]),
    ...(fontUse === 'some' ? [theme('system-fonts.css', 'tokens')] : []),
    // Sites don't load the styles of menus, versions, announcements, and the other direction unless they use them.
    ...(hasMenus ? [theme('menus.css', 'shell')] : []),
    ...(versions.length > 1 || Object.keys(locales).length > 0 ? [theme('versions.css', 'shell')] : []),
    ...(announcement ? [theme('announcement.css', 'shell')] : []),
    ...([...configsByLocale(config).values()].some(({ dir }) => dir === 'rtl') ? [theme('rtl.css', 'modes')] : []),
    ...own,
    ...new Set(modules.map(({ css }) => css).filter(Boolean)),
    ...(announcement?.closable ? [`[data-closed=${JSON.stringify(announcement.id)}] .announcement{display:none}`] : []),
    ...(accent ? [`:root{--accent:${accent}}`] : []),
    ...(accent || accentDark ? [`:root[data-theme=dark]{--accent:${accentDark ?? accent}}`] : []),
  ].join('\n')
}
