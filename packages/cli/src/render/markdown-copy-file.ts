import { hashOf } from '@docs-engine/shared/hash.ts'
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
  const { page } = route
  const { url, baseUrl, trailingSlash } = site.config
  const input = {
    links: linkTargets(route, { assets }),
    task: markdownCopyTask(route, site),
    config: { url, baseUrl, trailingSlash },
  }
  return {
    path: markdownPath(route.path).slice(1),
    key: hashOf({ engine: __ENGINE__, artifacts: page.key, ...input }),
    contents: () => renderMarkdownCopy(site.artifacts.get(page.key).markdown, input.links, input.task, input.config),
  }
}
