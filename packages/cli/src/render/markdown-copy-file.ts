import { createHash } from 'node:crypto'
import type { AssetStore } from '../assets/asset-store.ts'
import type { OutputFile } from '../model/output-file.ts'
import type { Route, Site } from '../model/site.ts'
import { markdownPath } from '../plan/generated-paths.ts'
import { linkTargets } from './link-targets.ts'
import { markdownCopyTask, renderMarkdownCopy } from './render-markdown-copy.ts'

/**
 * Returns the output file for a page's Markdown copy, without the link to `llms.txt`. The text is created when the file is written, so an
 * unchanged copy isn't rendered at all.
 */
export function markdownCopyFile(
  route: Route,
  site: Site,
  assets: AssetStore,
): OutputFile & { contents: () => string } {
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
      const { markdown } = site.artifacts.get(page.key)
      return renderMarkdownCopy(markdown, linkTargets(route, { assets }), markdownCopyTask(route, site), site.config)
    },
  }
}
