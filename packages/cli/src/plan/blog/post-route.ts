import { blogFolder } from '../../model/blog-post.ts'
import { blogPath } from '../generated-paths.ts'

/**
 * Returns the date at the start of a post's file name, and the rest of the name: `content/blog/2026-11-20-hello.md` → `2026-11-20`,
 * `hello`. The name may also be a folder's (`2026-11-20-hello/index.md`), and slashes may separate the parts of the date.
 */
export function postName(source: string): { date?: string; name: string } {
  const path = source
    .replace(blogFolder, '')
    .replace(/\.mdx?$/, '')
    .replace(/\/index$/, '')
  const [, folder = '', year, month, day, rest = ''] =
    /^((?:.*\/)?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[-/](.*))?$/.exec(path) ?? []
  if (!year) return { name: path }
  return { date: `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`, name: folder + rest }
}

/**
 * Returns a post's route within its edition: `content/blog/2026-11-20-hello.md` → `/blog/2026/11/20/hello`. `slug` replaces everything after
 * `/blog`.
 */
export function postRoute(source: string, slug: string | undefined): string {
  const { date, name } = postName(source)
  const path = slug ?? [...(date ? date.split('-') : []), name].filter(Boolean).join('/')
  return `${blogPath}/${path}`.replace(/\/+/g, '/').replace(/\/$/, '')
}
