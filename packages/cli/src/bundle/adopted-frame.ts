import { join } from 'node:path'
import type { ShellComponents } from '@docs-engine/client'
import type { SiteData } from '@docs-engine/client/page-data.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import { siteData } from '../plan/site-data.ts'
import { clientFolder } from './client-folder.ts'

/**
 * The components of the shell, by what becomes of them where the browser takes over what the pages have in common: `drawn` by React,
 * `adopted` as HTML, or `within` what is. A list of names, so that a build whose bundle is at hand need not load React.
 */
const shell: Record<keyof ShellComponents, 'drawn' | 'adopted' | 'within'> = {
  Breadcrumbs: 'drawn',
  ColorModeSwitch: 'within',
  DrawerNav: 'adopted',
  ErrorScreen: 'drawn',
  Footer: 'adopted',
  Layout: 'drawn',
  LoadingScreen: 'drawn',
  Navbar: 'adopted',
  PageHeader: 'drawn',
  PageMeta: 'drawn',
  PrevNext: 'drawn',
  ProgressBar: 'drawn',
  SearchButton: 'within',
  Sidebar: 'drawn',
  Toc: 'drawn',
  VersionBanner: 'adopted',
  VersionSwitch: 'within',
}

/** What the browser has to know of the site. In `docs dev` all of it, so that a change of any brings open pages a new shell. */
export function browserSite(config: SiteConfig, dev: boolean): SiteData {
  const site = siteData(config, { dev })
  if (dev || !adoptsShell(config)) return site
  return { ...site, tagline: '', navbar: { title: '', items: [] }, footer: { groups: [], copyright: '' } }
}

/** The module with the components which the browser draws the shell with. */
export function browserFrame(root: string, config: SiteConfig): string {
  if (adoptsShell(config)) {
    const named = (fate: string) => Object.entries(shell).flatMap(([name, its]) => (its === fate ? [name] : []))
    const [drawn, adopted] = [named('drawn'), named('adopted')]
    return [
      `import { ${drawn} } from ${ours('theme/index.ts')}`,
      `import { ${adopted} } from ${ours('app/adopted-shell.tsx')}`,
      `export { markSection } from ${ours('app/mark-section.ts')}`,
      `export const components = { ${[...drawn, ...adopted]} }`,
    ].join('\n')
  }
  const files = shellOverrides(config)
  return [
    `import { frameComponents } from ${ours('theme/frame/index.ts')}`,
    ...files.map(([, file], i) => `import * as c${i} from ${JSON.stringify(join(root, file))}`),
    'export const markSection = undefined',
    'export const components = {',
    '  ...frameComponents,',
    ...files.map(([name], i) => `  ${name}: c${i}.default ?? c${i}.${name},`),
    '}',
  ].join('\n')
}

/**
 * Does the browser take navbar and footer over as HTML? Not where they differ from page to page, nor beside components of the
 * configuration, which may draw them anew.
 */
function adoptsShell(config: SiteConfig): boolean {
  return shellOverrides(config).length === 0 && config.versions.length === 1
}

/** Components of the configuration which stand around the text. The others are drawn in the build only. */
function shellOverrides({ theme }: SiteConfig): [name: string, file: string][] {
  return Object.entries(theme.components).filter(([name]) => name in shell)
}

function ours(path: string): string {
  return JSON.stringify(join(clientFolder, 'src', path))
}
