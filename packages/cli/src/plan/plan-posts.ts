import type { BlogPost } from '../model/blog-post.ts'
import type { Message } from '../model/message.ts'
import type { Page } from '../model/page.ts'

/** Returns the blog posts, newest first. Omits drafts. Posts without a date or a `to` link are reported and omitted. */
export function planPosts(pages: Page[]): { posts: BlogPost[]; messages: Message[] } {
  const messages: Message[] = []
  const posts = pages.flatMap((page): BlogPost[] => {
    const { date, to, draft } = page.frontMatter
    if (draft) return []
    const iso = date instanceof Date ? date.toISOString().slice(0, 10) : String(date ?? '').slice(0, 10)
    const report = (reason: string, note: string) =>
      messages.push({ ruleId: 'front-matter', file: page.source, line: 1, column: 1, fatal: true, reason, note })
    if (!/^\d{4}-\d{2}-\d{2}$/.test(iso) || Number.isNaN(Date.parse(iso))) {
      report('This blog post is skipped, because it has no date.', 'Add `date: 2026-11-20` to its front matter.')
      return []
    }
    if (!to) {
      report(
        'This blog post is skipped, because it has no `to`.',
        'The archive only lists links. Add `to: /api/createSlice#selectors` or a URL to the front matter. A page with its own text belongs in a folder other than `content/blog`.',
      )
      return []
    }
    return [{ date: iso, title: page.title, page }]
  })
  posts.sort((a, b) => (a.date === b.date ? (a.page.source < b.page.source ? 1 : -1) : a.date < b.date ? 1 : -1))
  return { posts, messages }
}
