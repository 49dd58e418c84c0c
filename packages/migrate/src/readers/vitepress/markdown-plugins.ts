import type { OldSite } from '../../model/old-site.ts'
import { toRecord } from '../../util/values.ts'
import type { VitePressConfig } from './read-vitepress.ts'

/** Plugins whose work Docs does itself, and plugins whose uses are reported on the pages. */
const knownPlugins =
  /group-icons|image-size|twoslash|llms|footnote|task-?list|deflist-none|abbr-none|pwa|sitemap|rss|katex|math|graphviz|mermaid|plugin-tabs/

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
    await configure(md)
  } catch {
    names.push('markdown.config')
  }
  return names
}

export function reportPlugins(names: readonly string[], original: VitePressConfig, site: OldSite, file: string): void {
  for (const name of new Set(names)) {
    if (knownPlugins.test(name)) continue
    site.warnings.untraced.add(name)
    const reason = `The markdown-it plugin \`${name}\` can’t run in Docs, so its additions to pages are missing.`
    site.warnings.add({ kind: 'plugin', name, reason, file })
  }
  for (const name of original.loaded.missing) if (!knownPlugins.test(name)) site.warnings.missing.add(name)
}
