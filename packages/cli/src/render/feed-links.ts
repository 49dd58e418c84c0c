import type { Route, Site } from '../model/site.ts'
import { feedPaths } from '../plan/generated-paths.ts'

/** What a page says of the feeds, in its head: the archive and the pages in front of the docs do. */
export function feedLinks({ kind }: Route, { config, hasArchive }: Site): [type: string, href: string][] {
  if (!hasArchive || (kind !== 'archive' && kind !== 'landing')) return []
  const types = { rss: 'application/rss+xml', atom: 'application/atom+xml', json: 'application/feed+json' }
  return (['rss', 'atom', 'json'] as const).map((name) => [types[name], config.baseUrl + feedPaths[name].slice(1)])
}
