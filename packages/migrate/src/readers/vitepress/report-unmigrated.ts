import { join, relative } from 'node:path'
import type { OldSite } from '../../model/old-site.ts'
import { listFiles } from '../../util/list-files.ts'
import { textOf, toRecord } from '../../util/values.ts'
import type { VitePressConfig } from './read-vitepress.ts'

/** Reports the parts of the old site that aren't imported: generated pages, hooks, and unknown settings. */
export function reportUnmigrated(
  { config, folder }: VitePressConfig,
  site: OldSite,
  pagesFolder: string,
  locales: readonly string[],
  file: string,
): void {
  for (const [key, value] of Object.entries(toRecord(config.locales))) {
    const link = textOf(toRecord(value).link)
    if (locales.includes(key) || !link || !/^https?:/.test(link)) continue
    const label = textOf(toRecord(value).label) ?? key
    const reason = `The language menu linked to ${label} at \`${link}\`, which is another site.`
    site.warnings.add({ kind: 'navbar link', name: label, reason, file })
  }
  for (const source of listFiles(pagesFolder).filter(
    (path) => /\[[^\]]+\].*\.md$/.test(path) && !path.startsWith('.'),
  )) {
    if (locales.some((key) => source.startsWith(`${key}/`))) continue
    const reason = `\`${source}\` generates pages, which aren’t imported.`
    const todo = 'Write a plugin with a `pages` hook that returns these pages.'
    site.warnings.add({ kind: 'page', name: source, reason, file: relative(folder, join(pagesFolder, source)), todo })
  }
  for (const key of ['transformHead', 'transformPageData', 'transformHtml', 'buildEnd', 'postRender']) {
    if (typeof config[key] === 'function') {
      const reason = `The hook \`${key}\` isn’t imported.`
      const todo =
        'Docs adds the canonical URL and the tags for previews itself. For anything else, write a plugin with the hooks `head`, `page`, or `buildEnd`.'
      site.warnings.add({ kind: 'configuration', name: key, reason, file, todo })
    }
  }
  const themeConfig = toRecord(config.themeConfig)
  const known =
    'logo siteTitle nav sidebar socialLinks search algolia editLink footer outline aside lastUpdated docFooter darkModeSwitchLabel lightModeSwitchTitle darkModeSwitchTitle sidebarMenuLabel returnToTopLabel langMenuLabel externalLinkIcon skipToContentLabel i18nRouting notFound outlineTitle lastUpdatedText'.split(
      ' ',
    )
  for (const key of Object.keys(themeConfig).filter((key) => !known.includes(key))) {
    const reason = `\`themeConfig.${key}\` has no equivalent.`
    site.warnings.add({ kind: 'configuration', name: `themeConfig.${key}`, reason, file })
  }
}
