import type { Message, Page } from '../types.ts'

/** `content/api/index.md` → `/api`, `content/api/createSlice.mdx` → `/api/createSlice`. */
export function sourceRoute(source: string): string {
  return source.replace(/^content/, '').replace(/(\/index)?\.mdx?$/, '') || '/'
}

/** A page's route path: its file's place, changed by `id` (last segment) or `slug` (whole, or from its folder). */
export function routePath({ source, frontMatter }: Pick<Page, 'source' | 'frontMatter'>): string {
  const path = sourceRoute(source)
  const folder = source.replace(/^content/, '').replace(/\/[^/]*$/, '')
  if (frontMatter.slug !== undefined) {
    const slug = frontMatter.slug.startsWith('/') ? frontMatter.slug : `${folder}/${frontMatter.slug}`
    return slug.replace(/\/+/g, '/').replace(/\/$/, '') || '/'
  }
  if (frontMatter.id !== undefined && !/(^|\/)index\.mdx?$/.test(source)) return `${folder}/${frontMatter.id}`
  return path
}

/** `/api/createSlice` → `api/createSlice/index.html` */
export function outputPath(path: string): string {
  return `${path}/index.html`.replace(/^\/+/, '')
}

export interface PlannedRoutes {
  /** Route path → page, sorted by path of the source. */
  pages: Map<string, Page>
  messages: Message[]
}

/** Gives each page its place. Of two pages for one route the first by source path is built. */
export function planRoutes(pages: Page[]): PlannedRoutes {
  const routes = new Map<string, Page>()
  const messages: Message[] = []
  for (const page of [...pages].sort((a, b) => (a.source < b.source ? -1 : 1))) {
    const path = routePath(page)
    const other = routes.get(path)
    if (other) {
      messages.push({
        ruleId: 'duplicate-route',
        file: page.source,
        line: 1,
        column: 1,
        fatal: false,
        reason: `\`${path}\` is already the route of \`${other.source}\`, which is built; this page is not.`,
        note: 'Rename one of the files, or give one of them another `slug`.',
      })
    } else {
      routes.set(path, page)
    }
  }
  return { pages: routes, messages }
}
