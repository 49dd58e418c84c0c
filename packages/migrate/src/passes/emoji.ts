import { get } from 'node-emoji'
import { lose, type OldPage, type OldSite } from '../model/old-site.ts'

// In `[label]:https://…`, the colons belong to a URL.
const shortcode = /(?<![\w:/])(:(?:[+-]1|[a-z0-9][a-z0-9_+-]*):)(?![\w:]|\/\/)/g

/**
 * Replaces shortcodes such as `:tada:` by their emoji, because the engine shows them as text. Unknown shortcodes are kept.
 *
 * @param emoji Returns the text that is written for an emoji. Default: the emoji itself.
 */
export function withEmoji(text: string, emoji: (found: string) => string = (found) => found): string {
  return text.replace(shortcode, (whole: string) => {
    const found = get(whole)
    return found === undefined ? whole : emoji(found)
  })
}

/** Replaces shortcodes by their emoji, and reports unknown shortcodes. Code must be masked. */
export function convertEmoji(text: string, page: OldPage, site: OldSite): string {
  const converted = withEmoji(text)
  for (const [whole] of converted.matchAll(shortcode)) {
    // Numbers between colons, such as `:80:`, aren't meant as shortcodes.
    if (/^:\d+:$/.test(whole)) continue
    const reason = `\`${whole}\` is shown as text.`
    const todo = 'Write the emoji itself, or add the package `remark-gemoji` to `markdown.remarkPlugins`.'
    lose(page, site, { kind: 'directive', name: whole, reason, todo }, whole)
  }
  return converted
}
