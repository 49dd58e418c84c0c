import { createHash } from 'node:crypto'
import { markdownPath } from '../plan/generated-paths.ts'
import type { OutputFile, Route, Site } from '../types.ts'
import type { AssetStore } from './assets.ts'
import { copyTask, copyText } from './copy-text.ts'
import { linkTargets } from './link-targets.ts'

/** The page as Markdown. It is put together when it is written. */
export function markdownCopy(route: Route, site: Site, assets: AssetStore): OutputFile & { contents: () => string } {
  const { page, links } = route
  const { url, baseUrl, trailingSlash } = site.config
  const used = links.map(({ asset }) => asset && assets.use(asset).path)
  const signatures = page.slots.map(({ data }) => site.signatures.get(`${data.from}#${data.name}`))
  return {
    path: markdownPath(route.path).slice(1),
    key: createHash('sha1')
      .update(JSON.stringify([page.key, route.path, links, used, signatures, url, baseUrl, trailingSlash]))
      .digest('hex'),
    contents: () => {
      const { markdown } = site.bodies.get(page.key)
      return copyText(markdown, linkTargets(route, { assets }), copyTask(route, site), site.config)
    },
  }
}
