import type { OldSite } from '../../model/old-site.ts'
import { textOf, toArray, toRecord } from '../../util/values.ts'
import type { StarlightSite } from './read-starlight.ts'

/** Plugins and integrations whose work Docs does itself, such as the links in headings. */
const covered =
  /links-validator|llms|page-actions|contextual-menu|copy-page|to-markdown|sitemap|image-zoom|scroll-to-top|docsearch|github-alerts|mermaid|feed|rss|view-transitions|^@?astro(?:js)?\/?-?(?:react|mdx)|@astrojs\/(?:react|mdx)|heading-ids|rehypeHeadingIds|rehype-slug|rehypeSlug|autolink-headings|rehypeAutolinkHeadings|@astrojs\/markdown-remark/

export function isCovered(name: string): boolean {
  return covered.test(name)
}

/** Plugins of Expressive Code that change the looks of code blocks, but not what they contain. */
const codePlugins = /line numbers|collapsible|frames|text markers|shiki|color chips|fullscreen|caption|icons/i

/** Plugins that add pages or change the page around the text, but not the text itself. */
const aroundPages =
  /blog|changelogs|openapi|typedoc|lunaria|i18n|versions|sidebar|topics|utils|theme|nova|rapide|ion|flexoki|catppuccin|site-graph|cooler-credit|announcement|giscus|tags|telescope/

/** Reports the Starlight plugins and integrations of the old site. They can’t run in Docs. */
export function reportStarlightPlugins(original: StarlightSite, site: OldSite, file: string): void {
  for (const plugin of toArray(original.options.plugins).flat()) {
    const name = pluginName(plugin, original)
    if (isCovered(name)) continue
    if (!aroundPages.test(name)) site.warnings.untraced.add(name)
    const reason = `The Starlight plugin \`${name}\` can’t run in Docs, so what it adds isn’t imported.`
    site.warnings.add({ kind: 'plugin', name, reason, file })
  }
  for (const integration of toArray(original.config.integrations).flat()) {
    const name = pluginName(integration, original)
    if (!isCovered(name) && !withoutEffect.test(name)) site.warnings.untraced.add(name)
  }
  for (const plugin of toArray(toRecord(original.options.expressiveCode).plugins).flat()) {
    const name = pluginName(plugin, original)
    if (!codePlugins.test(name)) site.warnings.untraced.add(name)
  }
}

/** Integrations that don't change the text of pages: Starlight itself, frameworks for components, and tools around the build. */
const withoutEffect =
  /^a plugin$|^@astrojs\/(?!markdoc)|^astro-(?:icon|embed|expressive-code|compress|robots-txt|favicons|og-canvas)|tailwind|unocss|partytown|lunaria|devtools|inspect/

/** Whether a plugin shows the date, the authors, and more from the front matter of blog posts. */
export function hasBlog(site: StarlightSite): boolean {
  return toArray(site.options.plugins)
    .flat()
    .some((plugin) => /blog/.test(pluginName(plugin, site)))
}

export function pluginName(plugin: unknown, { loaded }: Pick<StarlightSite, 'loaded'>): string {
  return loaded.origins.get(plugin)?.from ?? textOf(toRecord(plugin).name) ?? textOf(plugin) ?? 'a plugin'
}

/** Whether the old site renders components written in React. */
export function usesReact(site: StarlightSite): boolean {
  return toArray(site.config.integrations)
    .flat()
    .some((integration) => pluginName(integration, site).includes('@astrojs/react'))
}
