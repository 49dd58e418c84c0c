import type { SearchHit } from './adapter.ts'
import { escapeHtml } from './escape-html.ts'

/**
 * A result in the form DocSearch's dialog draws: a group for each page, in it the sections, each with its text below.
 *
 * The dialog takes titles for HTML, but the group's.
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
