import type { SiteConfig } from '../model/config-schema.ts'
import type { HeadTag, Plugin, PluginRoute } from '../model/plugin.ts'
import type { Route } from '../model/site.ts'
import { hookError } from '../plugins/hook-error.ts'
import { SiteErrors } from '../util/site-errors.ts'

/**
 * Creates a function that returns the elements that the configuration and plugins add to a page's `<head>`.
 *
 * @param root The site's root folder.
 */
export function headTagsFor(config: SiteConfig, plugins: readonly Plugin[], root: string): (route: Route) => HeadTag[] {
  const own = config.head
  const hooks = plugins.flatMap(({ name, head }) => (head ? [{ name, head }] : []))
  if (hooks.length === 0) return () => own
  return (route) => [...own, ...hooks.flatMap((hook) => tagsOf(hook, pluginRoute(route), root))]
}

interface HeadHook {
  name: string
  head: NonNullable<Plugin['head']>
}

/** Returns the data that plugins receive about a route. */
export function pluginRoute({ path, page }: Route): PluginRoute {
  return { path, title: page.title, source: page.source, frontMatter: page.frontMatter }
}

function tagsOf({ name: plugin, head }: HeadHook, route: PluginRoute, root: string): HeadTag[] {
  const fail = (reason: string) =>
    new SiteErrors([{ ruleId: 'plugin', file: 'site.config.ts', line: 1, column: 1, fatal: true, reason }])
  let tags: HeadTag[]
  try {
    tags = head(route)
    if (!Array.isArray(tags)) throw new Error('it didn’t return a list of elements')
  } catch (error) {
    throw hookError({ name: plugin }, 'head', error, root, `for the page \`${route.path}\``)
  }
  for (const { tag, attributes = {} } of tags) {
    if (!headTagNames.includes(tag))
      throw fail(`The plugin \`${plugin}\` returned an element \`${tag}\` for \`<head>\`.`)
    const handler = Object.keys(attributes).find((name) => !isHeadAttribute(name))
    if (handler)
      throw fail(
        `The plugin \`${plugin}\` set the attribute \`${handler}\`, which the Content Security Policy forbids.`,
      )
  }
  return tags
}

const headTagNames: readonly string[] = ['link', 'meta', 'script', 'noscript', 'style'] satisfies HeadTag['tag'][]

/** Whether an attribute can be set on an element in `<head>`. The Content Security Policy forbids event handlers and styles. */
function isHeadAttribute(name: string): boolean {
  return /^[a-z][\w:-]*$/i.test(name) && !/^on|^style$/i.test(name)
}
