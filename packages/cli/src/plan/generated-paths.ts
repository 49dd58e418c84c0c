/** Files which the build makes beside the pages, as paths on the site. */
export function generatedPaths(routes: Iterable<string>, hasArchive: boolean): string[] {
  const copies = [...routes].map(markdownPath)
  return [
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
    '/llms-full.txt',
    '/404.html',
    ...(hasArchive ? ['/blog/rss.xml'] : []),
    ...copies,
  ]
}

/** The Markdown copy of a page: `/api/createSlice` → `/api/createSlice.md`, `/` → `/index.md`. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}
