import { frontMatterSchema } from '../../src/model/front-matter-schema.ts'
import type { Page } from '../../src/model/page.ts'

/** Keys that stand in a front matter line by line, and of which neither the page nor a message knows. */
export function lostKeys(text: string, page: Omit<Page, 'key'>): string[] {
  if (page.messages.some(({ ruleId }) => ruleId === 'front-matter')) return []
  const [first, ...lines] = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  if (!/^---[ \t]*$/.test(first!)) return []
  const end = lines.findIndex((line) => /^---[ \t]*$/.test(line))
  const keys = lines.slice(0, Math.max(0, end)).flatMap((line) => /^([a-z_]+): /.exec(line)?.[1] ?? [])
  return keys.filter((key) => key in frontMatterSchema.shape && !Object.hasOwn(page.frontMatter, key))
}
