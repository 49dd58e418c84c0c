import { feedPaths } from '../plan/generated-paths.ts'
import { feeds } from '../render/feeds.ts'
import { llms } from '../render/llms.ts'
import { markdownCopy } from '../render/markdown-copy.ts'
import type { RenderContext } from '../render/render-page.tsx'
import { robots, sitemap } from '../render/sitemap.ts'
import type { OutputFile } from '../types.ts'

const feedFiles = Object.values(feedPaths).map((path) => path.slice(1))

type Context = Pick<RenderContext, 'site' | 'assets'>

/** A file that the build makes from all pages, made when it is asked for. @param path Without a slash at its start. */
export function wholeFile(path: string, { site, assets }: Context): OutputFile | undefined {
  if (path === 'sitemap.xml') return sitemap(site, new Map())
  if (path === 'robots.txt') return robots(site)
  if (/^llms(-full)?\.txt$/.test(path)) return find(path, llms(site, assets))
  if (feedFiles.includes(path)) return find(path, feeds(site))
  return undefined
}

/** May a path be one of those? They need all pages, which takes time after the start. */
export function isWholeFile(path: string): boolean {
  return /^(sitemap\.xml|robots\.txt|llms(-full)?\.txt)$/.test(path) || feedFiles.includes(path)
}

/** The Markdown copy of a page. */
export function copyOf(path: string, { site, assets }: Context): OutputFile | undefined {
  if (!path.endsWith('.md')) return undefined
  const route = site.routes.get(`/${path.slice(0, -3)}`.replace(/^\/index$/, '/'))
  return route?.page.source ? markdownCopy(route, site, assets) : undefined
}

function find(path: string, files: Iterable<OutputFile>): OutputFile | undefined {
  for (const file of files) if (file.path === path) return file
  return undefined
}
