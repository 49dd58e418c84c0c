import type { Message } from '../model/message.ts'
import type { Page } from '../model/page.ts'
import { versionOfSource, versionPrefix } from '../model/versions.ts'

/** `content/api/index.md` → `/api`, `content/api/createSlice.mdx` → `/api/createSlice`, `versions/1.9/api.md` → `/1.9/api`. */
export function sourceRoute(source: string): string {
  return withoutFolder(source).replace(/(\/index)?\.mdx?$/, '') || '/'
}

/** A page's route path: its file's place, changed by `id` (last segment) or `slug` (whole, or from its folder). */
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
  /** Route path → page, sorted by path of the source. */
  pages: Map<string, Page>
  messages: Message[]
}

/** Gives each page its place. Of two pages for one route the first by source path is built. */
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
        reason: `\`${path}\` is already the route of \`${other.source}\`, which is built; this page is not.`,
        note: 'Rename one of the files, or give one of them another `slug`.',
      })
    } else {
      routes.set(path, page)
      const key = path.normalize('NFC').toLowerCase()
      const twin = folded.get(key)
      folded.set(key, page)
      if (twin) messages.push(twinMessage(page, path, twin))
    }
  }
  return { pages: routes, messages }
}

/** Both are built: which of them a reader gets is decided by the host's file system. */
function twinMessage(page: Page, path: string, twin: Page): Message {
  return {
    ruleId: 'duplicate-route',
    file: page.source,
    line: 1,
    column: 1,
    fatal: false,
    reason: `\`${path}\` differs from the route of \`${twin.source}\` only in case or Unicode form: on many file systems one takes the place of the other.`,
    note: 'Rename one of the files, or give one of them another `slug`.',
  }
}
