import type { Message } from '../model/message.ts'
import type { Page } from '../model/page.ts'
import { versionOfSource, versionPrefix } from '../model/versions.ts'

/**
 * Returns a source's default route: `content/api/index.md` → `/api`, `content/api/createSlice.mdx` → `/api/createSlice`,
 * `versions/1.9/api.md` → `/1.9/api`.
 */
export function sourceRoute(source: string): string {
  return withoutFolder(source).replace(/(\/index)?\.mdx?$/, '') || '/'
}

/**
 * Returns a page's route path. It's derived from the source's path. `id` in the front matter replaces the last segment. `slug` replaces the
 * whole path if it starts with a slash, else the part after the folder.
 */
export function routePath({ source, frontMatter }: Pick<Page, 'source' | 'frontMatter'>): string {
  const path = sourceRoute(source)
  const folder = withoutFolder(source).replace(/\/[^/]*$/, '')
  if (frontMatter.slug !== undefined) {
    const isWhole = frontMatter.slug.startsWith('/')
    const slug = `${isWhole ? versionPrefix(versionOfSource(source)) : `${folder}/`}${frontMatter.slug}`
    return slug.replace(/\/+/g, '/').replace(/\/$/, '') || '/'
  }
  if (frontMatter.id !== undefined && !/(^|\/)index\.mdx?$/.test(source)) return `${folder}/${frontMatter.id}`
  return path
}

function withoutFolder(source: string): string {
  return source.replace(/^(content|versions)(?=\/)/, '')
}

export interface PlannedRoutes {
  /** The pages by route path, sorted by source path. */
  pages: Map<string, Page>
  messages: Message[]
}

/** Plans the pages' routes. If two pages have the same route, only the first by source path is built. */
export function planRoutes(pages: Page[]): PlannedRoutes {
  const routes = new Map<string, Page>()
  const messages: Message[] = []
  const folded = new Map<string, Page>()
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
        reason: `\`${path}\` is already the route of \`${other.source}\`, so this page is not built.`,
        note: 'Rename one of the files, or give one of them another `slug`.',
      })
    } else {
      routes.set(path, page)
      const key = path.normalize('NFC').toLowerCase()
      const conflicting = folded.get(key)
      folded.set(key, page)
      if (conflicting) messages.push(conflictMessage(page, path, conflicting))
    }
  }
  return { pages: routes, messages }
}

/**
 * Creates the message for two routes that are equal except for case or Unicode form. Both are built, and the host's file system determines
 * which one is served.
 */
function conflictMessage(page: Page, path: string, conflicting: Page): Message {
  return {
    ruleId: 'duplicate-route',
    file: page.source,
    line: 1,
    column: 1,
    fatal: false,
    reason: `\`${path}\` differs from the route of \`${conflicting.source}\` only in case or Unicode form. On many file systems, one would overwrite the other.`,
    note: 'Rename one of the files, or give one of them another `slug`.',
  }
}
