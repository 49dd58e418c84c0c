import { join, relative } from 'node:path'
import { plural } from '@docs-engine/cli/internal'
import type { OldSite } from '../../model/old-site.ts'
import { listFiles } from '../../util/list-files.ts'
import { textOf, toRecord } from '../../util/values.ts'
import type { VitePressConfig } from './read-vitepress.ts'

/** Reports the parts of the old site that aren't imported: translations, generated pages, hooks, and unknown settings. */
export function reportUnmigrated(
  { config, folder }: VitePressConfig,
  site: OldSite,
  pagesFolder: string,
  locales: readonly string[],
  file: string,
): void {
  for (const key of locales) {
    const count = listFiles(join(pagesFolder, key)).filter((path) => path.endsWith('.md')).length
    const label = textOf(toRecord(toRecord(config.locales)[key]).label) ?? key
    site.warnings.add({
      kind: 'page',
      name: `translation ${key}`,
      reason: `The translation \`${label}\` (${plural(count, 'page')}) isn’t imported, because a site has one language.`,
      file,
      lost: { what: 'translated page', count },
      todo: `To import it as a site of its own, set \`srcDir: '${key}'\` in a copy of the configuration, and import the copy.`,
    })
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
  if (toRecord(themeConfig.search).provider === 'local') site.warnings.cover('local search', 'the built-in search')
  if (config.sitemap) site.warnings.cover('sitemap', 'the build writes `sitemap.xml`')
  if (config.lastUpdated || themeConfig.lastUpdated)
    site.warnings.cover('lastUpdated', 'the date of the last change, from the Git history')
}
