import type { OldSite } from '../../model/old-site.ts'
import { textOf, toArray, toRecord } from '../../util/values.ts'
import type { StarlightSite } from './read-starlight.ts'
import type { StarlightBlog } from './starlight-context.ts'

/** Plugins and integrations whose work Docs does itself. */
const covered: readonly [RegExp, string][] = [
  [/links-validator/, 'links are checked'],
  [/llms/, '`llms.txt` and the Markdown copy of each page'],
  [
    /page-actions|contextual-menu|copy-page|to-markdown/,
    'the button that copies a page, and the Markdown copy of each page',
  ],
  [/sitemap/, 'the build writes `sitemap.xml`'],
  [/image-zoom/, 'the enlarged images'],
  [/scroll-to-top/, 'the table of contents'],
  [/docsearch/, '`search` in `site.config.ts`'],
  [/github-alerts/, 'GitHub alerts'],
  [/mermaid/, 'the plugin `@docs-engine/mermaid`'],
  [/feed|rss/, 'the feeds of the blog'],
  [/view-transitions/, 'navigation without reloading the page'],
  [/^@?astro(?:js)?\/?-?(?:react|mdx)|@astrojs\/(?:react|mdx)/, 'components in React'],
]

/** Markdown plugins for the links in headings, which Docs adds itself. */
const headingLinks =
  /heading-ids|rehypeHeadingIds|rehype-slug|rehypeSlug|autolink-headings|rehypeAutolinkHeadings|@astrojs\/markdown-remark/

/** Returns what Docs offers instead of a plugin, or `undefined` if it has no equivalent. */
export function equivalentOf(name: string): string | undefined {
  if (headingLinks.test(name)) return 'the IDs of headings, and the links to them'
  return covered.find(([pattern]) => pattern.test(name))?.[1]
}

/** Plugins that don't change the pages' text, and what readers lose without them. */
const aroundPages: readonly [RegExp, string][] = [
  [/blog|changelogs/, 'the pages that it generates'],
  [/openapi|typedoc/, 'the reference pages that it generates'],
  [/lunaria|i18n/, 'the dashboard of translations'],
  [/versions/, 'older versions'],
  [/sidebar|topics|utils/, 'its changes to the sidebar'],
  [/theme|nova|rapide|ion|flexoki|catppuccin|obsidian-theme/, 'its colors and fonts'],
  [/site-graph|cooler-credit|announcement|giscus|tags|telescope/, 'what it adds next to the text'],
]

/** Reports the Starlight plugins and integrations of the old site. They can’t run in Docs. */
export function reportStarlightPlugins(
  original: StarlightSite,
  site: OldSite,
  file: string,
  blog: StarlightBlog | undefined,
): void {
  for (const plugin of toArray(original.options.plugins).flat()) {
    const name = pluginName(plugin, original)
    const equivalent = blog && plugin === blog.plugin ? 'the built-in blog' : equivalentOf(name)
    if (equivalent) {
      site.warnings.cover(name, equivalent)
      continue
    }
    const [, missing] = aroundPages.find(([pattern]) => pattern.test(name)) ?? []
    if (!missing) site.warnings.untraced.add(name)
    const reason = `The Starlight plugin \`${name}\` can’t run in Docs, so ${missing ?? 'what it adds to pages'} can’t be imported.`
    const todo = 'Compare the new site with the old one, and add what readers need in Markdown or with a plugin.'
    site.warnings.add({ kind: 'plugin', name, reason, file, todo })
  }
  for (const integration of toArray(original.config.integrations).flat()) {
    const name = pluginName(integration, original)
    const equivalent = equivalentOf(name)
    if (equivalent) site.warnings.cover(name, equivalent)
    else if (!withoutEffect.test(name)) site.warnings.untraced.add(name)
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

function pluginName(plugin: unknown, { loaded }: StarlightSite): string {
  return loaded.origins.get(plugin)?.from ?? textOf(toRecord(plugin).name) ?? textOf(plugin) ?? 'a plugin'
}
