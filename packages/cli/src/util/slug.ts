import GithubSlugger from 'github-slugger'

// A slug is derived from a text that readers see, and becomes part of a URL, so every change of a rule here breaks links. Routes aren't
// slugs: they are derived from the paths of sources (`plan/routes.ts`), and the front matter key `slug` replaces a part of them.

/**
 * The rule of GitHub: lower case, hyphens in place of spaces, and without other punctuation. It is used for the IDs of headings
 * (`markdown/headings.ts`) and the paths of tags (`plan/blog/plan-posts.ts`).
 */
export { slug } from 'github-slugger'

/**
 * Creates a function that returns the slug of a text, with a number if an earlier text has the same slug: `options`, `options-1`.
 *
 * @param reserved Slugs that no text gets.
 */
export function uniqueSlugs(reserved: Iterable<string>): (text: string) => string {
  const slugger = new GithubSlugger()
  for (const id of reserved) slugger.slug(id)
  return (text) => slugger.slug(text)
}

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
