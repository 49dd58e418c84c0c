import type { Route, Site } from '../model/site.ts'
import { feedPaths } from '../plan/generated-paths.ts'

/** Returns the feeds that a page's `<head>` links to. Only the blog archive and landing pages link to feeds. */
export function feedLinks({ kind }: Route, { config, hasArchive }: Site): [type: string, href: string][] {
  if (!hasArchive || (kind !== 'archive' && kind !== 'landing')) return []
  const types = { rss: 'application/rss+xml', atom: 'application/atom+xml', json: 'application/feed+json' }
  return (['rss', 'atom', 'json'] as const).map((name) => [types[name], config.baseUrl + feedPaths[name].slice(1)])
}
