// A slug is derived from a text that readers see, and becomes part of a URL, so every change of a rule here breaks links. Routes aren't
// slugs: they are derived from the paths of sources (`plan/routes.ts`), and the front matter key `slug` replaces a part of them.

/**
 * The rule of GitHub: lower case, hyphens in place of spaces, and without other punctuation. It is used for the paths of tags
 * (`plan/blog/plan-posts.ts`). The IDs of headings follow the same rule, but rehype-slug applies it (`markdown/headings.ts`).
 */
export { slug } from 'github-slugger'

/**
 * The rule for tabs: lower case, with a hyphen in place of everything between letters and digits. The browser stores the value of the tab
 * that a reader selected, and URLs can contain it.
 */
export function tabSlug(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
