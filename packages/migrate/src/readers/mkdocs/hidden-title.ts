import type { OldPage } from '../../model/old-site.ts'

const hidingStyles = /^[ \t]*<style>\s*(?:[^{}<>]*(?<![\w-])h1\s*\{\s*display:\s*none;?\s*\}\s*)+<\/style>[ \t]*\n?/m

/** Removes the style sheet with which a page hides its title in Material. Returns whether the page contains one. */
export function takeHidingStyles({ block }: OldPage): boolean {
  const before = block.body
  block.body = before.replace(hidingStyles, '')
  return block.body !== before
}

/** Removes the heading of level 1 from a converted page, and returns its text. */
export function takeTitle(markdown: string, page: OldPage): { title: string | undefined; markdown: string } {
  let title: string | undefined
  const rest = markdown.replace(/^# (.+?)(?:[ \t]*\{#[^{}]*\})?[ \t]*\n+/m, (_, heading: string) => {
    title = heading.replace(/`/g, '')
    page.anchors.shift()
    return ''
  })
  return { title, markdown: rest }
}
