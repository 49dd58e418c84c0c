import { createHash } from 'node:crypto'
import type { OutputFile } from '../model/output-file.ts'
import type { Page } from '../model/page.ts'

/**
 * Returns a page's own stylesheet, or `undefined` if the page doesn't need one. It contains the parts of the theme that only some pages use,
 * such as landing pages. On MDX pages, it replaces `style` attributes, which the Content Security Policy forbids.
 */
export function pageStyles({ css }: Pick<Page, 'css'>): (OutputFile & { contents: string }) | undefined {
  if (!css) return undefined
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8)
  return { path: `assets/page-${hash}.css`, contents: `${css}\n` }
}

/** Returns the stylesheets of all pages. Pages with the same styles share a stylesheet. */
export function allPageStyles(pages: Iterable<Pick<Page, 'css'>>): OutputFile[] {
  const files = new Map<string, OutputFile>()
  for (const page of pages) {
    const file = pageStyles(page)
    if (file) files.set(file.path, file)
  }
  return [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
}
