import { prebuiltServiceWorker } from '../../bundle/prebuilt-client.ts'
import { bundleServiceWorker } from '../../bundle/service-worker.ts'
import type { Cache } from '../../cache/cache.ts'
import {
  feedPaths,
  fullTextPath,
  llmsPath,
  robotsPath,
  serviceWorkerPath,
  sitemapPath,
} from '../../plan/generated-paths.ts'
import { devSearchFolder } from '../../search/index-folder.ts'
import type { DevSite } from './dev-site.ts'
import type { createSiteOutputs } from './site-outputs.ts'

/**
 * Returns a generated file that is neither a document nor route data, such as the sitemap or the search index. Resolves to `undefined` if
 * it doesn't exist.
 *
 * @param parsePage Parses the current contents of the page at a route path.
 */
export type GeneratedFiles = (
  path: string,
  site: DevSite,
  parsePage: (path: string) => Promise<unknown>,
) => Promise<string | Uint8Array | undefined>

export function createGeneratedFiles(root: string, cache: Cache): GeneratedFiles {
  let siteOutput: ReturnType<typeof createSiteOutputs> | undefined
  return async (path, site, parsePage) => {
    if (path === serviceWorkerPath.slice(1)) {
      // Serve a service worker that unregisters itself. It replaces the one that a built site may have installed at this origin.
      return prebuiltServiceWorker({ offline: false }) ?? bundleServiceWorker(root, { offline: false })
    }
    if (/^assets\/page-\w+\.css$/.test(path)) return contentsOf(site.pageStyles().find((file) => file.path === path))
    if (/^assets\/language-[\w-]+\.js$/.test(path))
      return contentsOf(site.languageScripts().find((file) => file.path === path))
    if (!isSiteOutput(path) && !isPageOutput(path)) return undefined
    // Import this module on demand, so that loading it doesn't delay the first page.
    const { createSiteOutputs, pageOutput } = await import('./site-outputs.ts')
    if (isSiteOutput(path)) {
      siteOutput ??= createSiteOutputs(cache.folderOf(devSearchFolder))
      return contentsOf(siteOutput(path, await site.complete(), site.revision()))
    }
    // Parse the page first, so that the Markdown copy is up to date.
    if (path.endsWith('.md')) await parsePage(`/${path.slice(0, -3)}`.replace(/^\/index$/, '/'))
    return contentsOf(pageOutput(path, site.planned()))
  }
}

const siteFiles = new Set([sitemapPath, robotsPath, llmsPath, fullTextPath, ...Object.values(feedPaths)])

/** Whether a path may refer to a file that is generated from all pages. Such a file is available only after all pages have been parsed. */
function isSiteOutput(path: string): boolean {
  const inLanguage = path.replace(/^[^/]+(?=\/)/, '')
  const isFile = siteFiles.has(`/${path}`) || siteFiles.has(inLanguage)
  return isFile || /^(?:[\w-]+\/)?search\//.test(path) || /(^|\/)search\.json$/.test(path)
}

/** Whether a path may refer to a file that is generated from a single page: its Markdown copy, or the types in its samples. */
function isPageOutput(path: string): boolean {
  return /\.md$|(^|\/)types\.json$/.test(path)
}

function contentsOf(file: { contents: string | Uint8Array | (() => string | Uint8Array) } | undefined) {
  return typeof file?.contents === 'function' ? file.contents() : file?.contents
}
