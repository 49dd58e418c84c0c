import type { OldSite } from '../shared/old-site.ts'
import { toRecord } from '../shared/values.ts'
import type { VitePressConfig } from './read-vitepress.ts'

const coveredPlugins: readonly [RegExp, string][] = [
  [/group-icons/, 'labels of code blocks, without icons'],
  [/image-size/, 'the build adds the size of images'],
  [/twoslash/, 'types of TypeScript samples'],
  [/llms/, '`llms.txt` and the Markdown copy of each page'],
  [/footnote|task-list|tasklist|deflist-none|abbr-none/, 'GitHub Flavored Markdown'],
  [/pwa/, 'offline pages'],
  [/sitemap/, 'the build writes `sitemap.xml`'],
  [/rss/, 'the feeds of the blog'],
]

/** Plugins whose uses are reported on the pages. */
const reportedOnPages = /katex|mathjax|math|graphviz|mermaid|plugin-tabs/

export function usesPlugin(original: VitePressConfig, pattern: RegExp): boolean {
  return markdownPlugins(original).some((name) => pattern.test(name))
}

/** Returns the names of the packages whose plugins the configuration gives to markdown-it. */
function markdownPlugins({ config, loaded }: VitePressConfig): string[] {
  const names: string[] = []
  const configure = toRecord(config.markdown).config
  if (typeof configure !== 'function') return names
  const record: unknown = new Proxy(() => {}, {
    get: (_, key) =>
      key === 'use'
        ? (plugin: unknown) => {
            names.push(
              loaded.origins.get(plugin)?.from ??
                (typeof plugin === 'function' && plugin.name ? plugin.name : 'a plugin'),
            )
            return record
          }
        : key === 'then'
          ? undefined
          : record,
    apply: () => record,
    set: () => true,
  })
  try {
    configure(record)
  } catch {
    names.push('markdown.config')
  }
  return names
}

export function reportPlugins(original: VitePressConfig, site: OldSite, file: string): void {
  for (const name of new Set(markdownPlugins(original))) {
    if (reportedOnPages.test(name)) continue
    const [, equivalent] = coveredPlugins.find(([pattern]) => pattern.test(name)) ?? []
    if (equivalent) site.warnings.cover(name, equivalent)
    else
      site.warnings.add({
        kind: 'plugin',
        name,
        reason: `The markdown-it plugin \`${name}\` can’t run in Docs, so what it adds to pages is missing.`,
        file,
        pages: 'all',
        todo: 'Look for a remark plugin that does the same, and add it to `markdown.remarkPlugins`.',
      })
  }
  for (const name of original.loaded.missing) {
    if (reportedOnPages.test(name)) continue
    const [, equivalent] = coveredPlugins.find(([pattern]) => pattern.test(name)) ?? []
    if (equivalent) site.warnings.cover(name, equivalent)
    else site.warnings.missing.add(name)
  }
}
