import type { OldSite } from '../../model/old-site.ts'
import { type Options, textOf, toArray, toRecord } from '../../util/values.ts'
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
  [/mermaid/, 'the component `Mermaid`, which draws diagrams'],
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

/** Keys of the configuration with which a plugin can add something to the text of pages. */
const changesText = /^(?:markdown|expressiveCode)$/

/** What plugins and integrations of the old site do when they are set up. */
interface Effects {
  config: Options
  options: Options
  routes: string[]
  integrations: unknown[]
}

/**
 * Runs the setup of Starlight plugins and Astro integrations that are part of the old site, and returns the site with the configuration that
 * they update. What else they do is reported. Plugins of packages that aren't installed can't run.
 */
export async function withPlugins(
  original: StarlightSite,
  site: OldSite,
  file: string,
  blog: StarlightBlog | undefined,
): Promise<StarlightSite> {
  const effects: Effects = { config: original.config, options: original.options, routes: [], integrations: [] }
  const nameOf = (plugin: unknown) => pluginName(plugin, original)
  for (const plugin of toArray(original.options.plugins).flat()) {
    const name = nameOf(plugin)
    const hooks = toRecord(toRecord(plugin).hooks)
    const setup = hooks['config:setup'] ?? hooks.setup
    if (blog && plugin === blog.plugin) {
      site.warnings.cover(name, 'the built-in blog')
      continue
    }
    if (reportKnown(name, site, file)) continue
    if (typeof setup === 'function' && (await runs(setup, pluginApi(effects)))) continue
    const reason = `The Starlight plugin \`${name}\` can’t run in Docs, so its additions to pages are missing.`
    const todo = 'Compare the new site with the old one, and add what readers need in Markdown or with a plugin.'
    site.warnings.add({ kind: 'plugin', name, reason, file, pages: 'all', todo })
  }
  for (const integration of [...toArray(original.config.integrations).flat(), ...effects.integrations]) {
    const setup = toRecord(toRecord(integration).hooks)['astro:config:setup']
    if (typeof setup !== 'function' || reportKnown(nameOf(integration), site, file, true)) continue
    await runs(setup, integrationApi(effects))
  }
  for (const route of effects.routes)
    site.warnings.add({
      kind: 'page',
      name: route,
      reason: `A plugin generates the page \`${route}\`, which isn’t imported.`,
      file,
      lost: { what: 'Astro page', count: 1 },
      todo: 'Write the page in Markdown, or in React as a `.tsx` file in `content`.',
    })
  return { ...original, config: effects.config, options: effects.options }
}

/** Whether a plugin shows the date, the authors, and more from the front matter of blog posts. */
export function hasBlog(site: StarlightSite): boolean {
  return toArray(site.options.plugins)
    .flat()
    .some((plugin) => /blog/.test(pluginName(plugin, site)))
}

function pluginName(plugin: unknown, { loaded }: StarlightSite): string {
  return loaded.origins.get(plugin)?.from ?? textOf(toRecord(plugin).name) ?? textOf(plugin) ?? 'a plugin'
}

/** Reports a plugin whose effect is known, and returns whether it is. */
function reportKnown(name: string, site: OldSite, file: string, isIntegration = false): boolean {
  const equivalent = equivalentOf(name)
  if (equivalent) site.warnings.cover(name, equivalent)
  const [, missing] = aroundPages.find(([pattern]) => pattern.test(name)) ?? []
  if (equivalent || !missing || isIntegration || !name.includes('starlight')) return equivalent !== undefined
  const reason = `The Starlight plugin \`${name}\` can’t run in Docs, so ${missing} can’t be imported.`
  const todo = 'Compare the new site with the old one, and add what readers need.'
  site.warnings.add({ kind: 'plugin', name, reason, file, todo })
  return true
}

/** Runs a hook. Returns `false` if it fails, or if it needs a package that isn't installed. */
async function runs(hook: unknown, api: object): Promise<boolean> {
  try {
    await (hook as (api: object) => unknown)(api)
    return true
  } catch {
    return false
  }
}

const logger = { info() {}, warn() {}, error() {}, debug() {}, fork: () => logger, options: {}, label: '' }

function pluginApi(effects: Effects): object {
  return {
    config: effects.options,
    astroConfig: effects.config,
    command: 'build',
    isRestart: false,
    logger,
    updateConfig: (changes: Options) => {
      effects.options = { ...effects.options, ...changes }
    },
    addIntegration: (integration: unknown) => effects.integrations.push(integration),
    addRouteMiddleware() {},
    injectTranslations() {},
    useTranslations: () => (key: string) => key,
    absolutePathToLang: () => 'en',
  }
}

function integrationApi(effects: Effects): object {
  return {
    config: effects.config,
    command: 'build',
    isRestart: false,
    logger,
    updateConfig: (changes: Options) => {
      for (const [key, value] of Object.entries(changes))
        if (changesText.test(key)) effects.config = { ...effects.config, [key]: joined(effects.config[key], value) }
      return effects.config
    },
    injectRoute: ({ pattern }: { pattern: string }) => {
      if (!/\.\w+$/.test(pattern)) effects.routes.push(pattern)
    },
    injectScript() {},
    injectTypes() {},
    addRenderer() {},
    addClientDirective() {},
    addDevToolbarApp() {},
    addMiddleware() {},
    addWatchFile() {},
    createCodegenDir: () => new URL('file:///'),
  }
}

/** Merges objects, and joins lists, as Astro's `updateConfig` does. */
function joined(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) return [...before, ...after]
  if (Object.keys(toRecord(before)).length === 0 || Object.keys(toRecord(after)).length === 0) return after
  const result: Options = { ...toRecord(before) }
  for (const [key, value] of Object.entries(toRecord(after)))
    result[key] = key in result ? joined(result[key], value) : value
  return result
}
