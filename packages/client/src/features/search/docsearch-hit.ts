import type { SearchHit } from './adapter.ts'
import { escapeHtml } from './marked.ts'

/**
 * Converts a result to the format of DocSearch's dialog, which groups results by page and shows each section's title above its text.
 *
 * The dialog treats all titles as HTML, except the titles of groups (`lvl0`). Group titles are therefore not escaped.
 */
export function docSearchHit({ id, url, group, page, trail, titleHtml, snippetHtml }: SearchHit) {
  const depth = Math.min(6, trail.length + 1)
  const type = `lvl${depth}`
  const title = (level: number) => (trail[level - 2] === undefined ? null : escapeHtml(trail[level - 2]!))
  const below = snippetHtml || escapeHtml(trail.slice(0, -1).join(' › ') || group)
  return {
    objectID: id,
    url,
    url_without_anchor: url.replace(/#.*/, ''),
    anchor: /#(.*)/.exec(url)?.[1] ?? null,
    type,
    content: type === 'lvl1' ? ' ' : null,
    hierarchy: {
      lvl0: group === page ? page : `${page} – ${group}`,
      lvl1: escapeHtml(page),
      lvl2: title(2),
      lvl3: title(3),
      lvl4: title(4),
      lvl5: title(5),
      lvl6: title(6),
    },
    _snippetResult: {
      content: { value: below },
      hierarchy: {
        lvl1: { value: type === 'lvl1' ? titleHtml : below },
        ...(type !== 'lvl1' && { [type]: { value: titleHtml } }),
      },
    },
  }
}
