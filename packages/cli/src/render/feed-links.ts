import type { Route, Site } from '../model/site.ts'
import { feedPaths } from '../plan/generated-paths.ts'
import { postAt } from './post.tsx'

/** Returns the feeds that a page's `<head>` links to. Only the pages of the blog and landing pages link to feeds. */
export function feedLinks(route: Route, site: Site): [type: string, href: string][] {
  const { kind } = route
  const { config, hasArchive } = site
  if (!hasArchive || (kind !== 'archive' && kind !== 'landing' && !postAt(route, site))) return []
  const types = { rss: 'application/rss+xml', atom: 'application/atom+xml', json: 'application/feed+json' }
  return (['rss', 'atom', 'json'] as const).map((name) => [types[name], config.baseUrl + feedPaths[name].slice(1)])
}
