import { withTimeLimit } from '../../foreign/with-time-limit.ts'
import type { OldSite } from '../../model/old-site.ts'
import { toRecord } from '../../util/values.ts'
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

/** Timeout for the hook of the configuration, in milliseconds. */
const timeLimit = 5000

/** A function that has all properties, which are such functions, too. */
const anything: unknown = new Proxy(() => {}, {
  get: (_, key) => (key === 'then' ? undefined : anything),
  apply: () => anything,
  set: () => true,
})

/** Returns the names of the plugins that the configuration gives to markdown-it, without running them. */
export async function markdownPlugins({ config, loaded }: VitePressConfig): Promise<string[]> {
  const names: string[] = []
  const configure = toRecord(config.markdown).config
  if (typeof configure !== 'function') return names
  const use = (plugin: unknown) => {
    const name = typeof plugin === 'function' && plugin.name ? plugin.name : 'a plugin'
    names.push(loaded.origins.get(plugin)?.from ?? name)
    return md
  }
  const md: unknown = new Proxy({}, { get: (_, key) => (key === 'then' ? undefined : key === 'use' ? use : anything) })
  try {
    await withTimeLimit(Promise.resolve(configure(md)), timeLimit, new Error('It takes too long.'))
  } catch {
    names.push('markdown.config')
  }
  return names
}

export function reportPlugins(names: readonly string[], original: VitePressConfig, site: OldSite, file: string): void {
  for (const name of new Set(names)) {
    if (reportedOnPages.test(name)) continue
    const [, equivalent] = coveredPlugins.find(([pattern]) => pattern.test(name)) ?? []
    if (equivalent) site.warnings.cover(name, equivalent)
    else {
      site.warnings.untraced.add(name)
      site.warnings.add({
        kind: 'plugin',
        name,
        reason: `The markdown-it plugin \`${name}\` can’t run in Docs, so its additions to pages are missing.`,
        file,
        todo: 'Look for a remark plugin that does the same, and add it to `markdown.remarkPlugins`.',
      })
    }
  }
  for (const name of original.loaded.missing) {
    if (reportedOnPages.test(name)) continue
    const [, equivalent] = coveredPlugins.find(([pattern]) => pattern.test(name)) ?? []
    if (equivalent) site.warnings.cover(name, equivalent)
    else site.warnings.missing.add(name)
  }
}
