import { frontMatterSchema } from '../../src/model/front-matter-schema.ts'
import type { Page } from '../../src/model/page.ts'

/** Returns the front matter keys that are missing from the page, although no message reports them. */
export function lostKeys(text: string, page: Omit<Page, 'key'>): string[] {
  if (page.messages.some(({ ruleId }) => ruleId === 'front-matter')) return []
  const [first, ...lines] = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  if (!/^---[ \t]*$/.test(first!)) return []
  const end = lines.findIndex((line) => /^---[ \t]*$/.test(line))
  const keys = lines.slice(0, Math.max(0, end)).flatMap((line) => /^([a-z_]+): /.exec(line)?.[1] ?? [])
  return keys.filter((key) => key in frontMatterSchema.shape && !Object.hasOwn(page.frontMatter, key))
}
