import type { Chunk } from '../../model/chunk.ts'
import { isReactPage } from '../../util/react-page.ts'
import type { LintedPage, LintRule } from './rule.ts'

/**
 * Reports a page without any text, of which readers would see only the title.
 *
 * Landing pages, blog posts that link to another page, and the not-found page may be empty, because their layout shows more than the text.
 * Drafts may be empty, because only `docs dev` shows them.
 */
export const emptyPage: LintRule<LintedPage> = ({ path, body, chunks, frontMatter }, report) => {
  const isEmpty = body.replace(/<!--[\s\S]*?-->/g, '').trim() === '' && chunks.every(isBlank)
  const { hero, to, draft } = frontMatter
  if (!isEmpty || hero || to !== undefined || draft || isReactPage(path) || /^content\/404\.mdx?$/.test(path)) return
  report({
    ruleId: 'empty-page',
    fatal: false,
    line: 1,
    column: 1,
    reason: 'The page is empty.',
    note: 'Write the text, delete the file, or add `draft: true` to the front matter until the text is written.',
  })
}

function isBlank(chunk: Chunk): boolean {
  return typeof chunk === 'string' && chunk.trim() === ''
}
