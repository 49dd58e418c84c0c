import { join } from 'node:path'
import type { FrameComponents } from '@docs-engine/client'
import type { SiteData } from '@docs-engine/client/page-data.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import { otherLocales } from '../model/edition.ts'
import { siteData } from '../plan/site-data.ts'
import { clientFolder } from '../util/package-folder.ts'

/**
 * Defines how the browser handles each component of the frame if it adopts the frame, that is, keeps the HTML of the parts that all pages
 * share: `rendered` components are rendered by React, `adopted` components are kept as HTML, and `within` components are part of adopted
 * HTML. The keys are names rather than components, so that a build whose bundle is cached doesn't have to load React.
 */
const frame: Record<keyof FrameComponents, 'rendered' | 'adopted' | 'within'> = {
  Announcement: 'rendered',
  Breadcrumbs: 'rendered',
  ColorModeSwitch: 'within',
  DrawerNav: 'adopted',
  ErrorScreen: 'rendered',
  Footer: 'adopted',
  LanguageSwitch: 'within',
  Layout: 'rendered',
  LoadingScreen: 'rendered',
  Navbar: 'adopted',
  PageHeader: 'rendered',
  PageMeta: 'rendered',
  PrevNext: 'rendered',
  ProgressBar: 'rendered',
  SearchButton: 'within',
  Sidebar: 'rendered',
  Toc: 'rendered',
  VersionBanner: 'adopted',
  VersionSwitch: 'within',
}

/**
 * Returns the site data for the client bundle. If the frame is adopted, the data doesn't include the keys that only the navbar and footer
 * need, except in `docs dev`, which needs them to update open pages.
 */
export function browserSite(config: SiteConfig, dev: boolean): Partial<SiteData> {
  const site = siteData(config, { dev })
  if (dev || !adoptsFrame(config)) return site
  const { tagline: _, locale: __, navbar: ___, footer: ____, ...rest } = site
  return rest
}

/** Returns the text of the module that exports the components for rendering the frame in the browser. */
export function browserFrame(root: string, config: SiteConfig): string {
  if (adoptsFrame(config)) {
    const namesOf = (handling: string) =>
      Object.entries(frame).flatMap(([name, its]) =>
        its === handling && (name !== 'Announcement' || config.announcement) ? [name] : [],
      )
    const [rendered, adopted] = [namesOf('rendered'), namesOf('adopted')]
    return [
      `import { ${rendered} } from ${clientModule('theme/index.ts')}`,
      `import { ${adopted} } from ${clientModule('app/adopted-frame.tsx')}`,
      `export { markSection } from ${clientModule('app/mark-section.ts')}`,
      `export const components = { ${[...rendered, ...adopted]} }`,
    ].join('\n')
  }
  const files = frameOverrides(config)
  const hasLanguages = otherLocales(config).length > 0
  return [
    `import * as frameComponents from ${clientModule('theme/frame/components.ts')}`,
    ...(hasLanguages
      ? [
          `import * as languageComponents from ${clientModule('languages/components.ts')}`,
          `import { removeAlternates } from ${clientModule('languages/keep-head.ts')}`,
          'removeAlternates()',
        ]
      : []),
    ...files.map(([, file], i) => `import * as c${i} from ${JSON.stringify(join(root, file))}`),
    'export const markSection = undefined',
    'export const components = {',
    '  ...frameComponents,',
    ...(hasLanguages ? ['  ...languageComponents,'] : []),
    ...files.map(([name], i) => `  ${name}: c${i}.default ?? c${i}.${name},`),
    '}',
  ].join('\n')
}

/**
 * Returns whether the browser adopts the navbar and footer as HTML. It can't if the site has several versions or languages, because the navbar's
 * links then depend on the page, or if the configuration replaces a component of the frame, because the replacement may re-render its
 * HTML.
 */
function adoptsFrame(config: SiteConfig): boolean {
  return frameOverrides(config).length === 0 && otherLocales(config).length === 0 && config.versions.length === 1
}

/**
 * Returns the configured components that replace a component of the frame. Replacements of other components are rendered only during the
 * build, so the browser doesn't need them.
 */
function frameOverrides({ theme }: SiteConfig): [name: string, file: string][] {
  return Object.entries(theme.components).filter(([name]) => name in frame)
}

function clientModule(path: string): string {
  return JSON.stringify(join(clientFolder, 'src', path))
}
