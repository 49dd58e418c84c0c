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
    const todo = 'If readers need it, add the link to `navbar` in `site.config.ts`.'
    site.warnings.add({ kind: 'navbar link', name: label, reason, file, todo })
  }
  for (const source of listFiles(pagesFolder).filter(
    (path) => /\[[^\]]+\].*\.md$/.test(path) && !path.startsWith('.'),
  )) {
    if (locales.some((key) => source.startsWith(`${key}/`))) continue
    site.warnings.add({
      kind: 'page',
      name: source,
      reason: `\`${source}\` generates pages, which aren’t imported.`,
      file: relative(folder, join(pagesFolder, source)),
      todo: 'Write a plugin with a `pages` hook that returns these pages.',
    })
  }
  for (const key of ['transformHead', 'transformPageData', 'transformHtml', 'buildEnd', 'postRender']) {
    if (typeof config[key] === 'function')
      site.warnings.add({
        kind: 'configuration',
        name: key,
        reason: `The hook \`${key}\` isn’t imported.`,
        file,
        todo: 'Docs adds the canonical URL and the tags for previews itself. For anything else, write a plugin with the hooks `head`, `page`, or `buildEnd`.',
      })
  }
  const themeConfig = toRecord(config.themeConfig)
  const known =
    'logo siteTitle nav sidebar socialLinks search algolia editLink footer outline aside lastUpdated docFooter darkModeSwitchLabel lightModeSwitchTitle darkModeSwitchTitle sidebarMenuLabel returnToTopLabel langMenuLabel externalLinkIcon skipToContentLabel i18nRouting notFound outlineTitle lastUpdatedText'.split(
      ' ',
    )
  for (const key of Object.keys(themeConfig).filter((key) => !known.includes(key)))
    site.warnings.add({
      kind: 'configuration',
      name: `themeConfig.${key}`,
      reason: `\`themeConfig.${key}\` has no equivalent.`,
      file,
      todo:
        key === 'carbonAds'
          ? 'Show the ads with a component of the theme.'
          : 'If readers need what it shows, write it in Markdown or as a component in `content/_components`.',
    })
}
