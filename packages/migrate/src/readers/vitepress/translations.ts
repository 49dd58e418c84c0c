import { join } from 'node:path'
import type { OldSite } from '../../model/old-site.ts'
import type { NavItem } from '../../passes/navigation.ts'
import { addTranslation, pairedLabels } from '../../passes/translations.ts'
import { listFiles } from '../../util/list-files.ts'
import { type Options, textOf, toRecord } from '../../util/values.ts'
import type { VitePressConfig } from './read-vitepress.ts'
import { navItems, sidebarItems } from './vitepress-config.ts'

/** Adds the language whose pages are in the folder `key`. */
export function addVitePressTranslation(site: OldSite, { config }: VitePressConfig, key: string): void {
  const own = toRecord(toRecord(config.locales)[key])
  const folder = join(site.pagesFolder, key)
  const names = listFiles(folder).filter((name) => name.endsWith('.md') && !/\[[^\]]+\]/.test(name))
  const texts: Record<string, string> = {}
  const [theme, translated] = [toRecord(config.themeConfig), toRecord(own.themeConfig)]
  Object.assign(texts, pairedLabels(sidebarsIn(theme), sidebarsIn(translated), key))
  Object.assign(texts, pairedLabels(navItems(theme.nav), navItems(translated.nav), key))
  for (const name of ['title', 'description']) {
    const [before, after] = [textOf(config[name]), textOf(own[name])]
    if (before && after && before !== after) texts[before] = after
  }
  addTranslation(
    site,
    { locale: key, label: textOf(own.label), dir: own.dir === 'rtl' ? 'rtl' : undefined, texts, folder },
    names.map((name) => [name, name] as const),
  )
}

/** Returns the entries of all sidebars. */
function sidebarsIn({ sidebar }: Options): NavItem[] {
  if (Array.isArray(sidebar)) return sidebarItems(sidebar)
  return Object.values(toRecord(sidebar)).flatMap((value) => {
    const { items, base } = Array.isArray(value) ? { items: value, base: undefined } : toRecord(value)
    return sidebarItems(items, textOf(base))
  })
}
