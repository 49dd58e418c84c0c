import { nearest } from '../nearest.ts'
import type { Page } from '../types.ts'
import { error, isSameName, type VerdictMessage } from './verdict.ts'

/**
 * The message about an anchor that is not there.
 *
 * @param url The link as it stands.
 * @param target The source or file it leads to.
 * @param ids All ids that are there.
 */
export function brokenAnchor(
  url: string,
  id: string,
  target: string,
  ids: ReadonlySet<string>,
): { message: VerdictMessage } {
  const near = [...ids].find((candidate) => isSameName(candidate, id)) ?? nearestId(id, ids)
  const reason = `No heading \`#${id}\` in \`${target}\`.`
  if (near === undefined) return { message: error('broken-anchor', reason) }
  const better = `${url.replace(/#.*$/s, '')}#${near}`
  return {
    message: {
      ...error('broken-anchor', reason, `Did you mean \`#${near}\`?`),
      suggestion: better,
      ...(isSameName(near, id) && { fix: better }),
    },
  }
}

/** Of a very short id nothing may be left. */
function nearestId(id: string, ids: ReadonlySet<string>): string | undefined {
  return id.length > 2 ? nearest(id, ids) : undefined
}

const anchorSets = new WeakMap<Page, Set<string>>()

/** Ids and names on a page. */
export function anchorsOf(page: Page): Set<string> {
  let set = anchorSets.get(page)
  if (!set) {
    set = new Set(page.anchors)
    anchorSets.set(page, set)
  }
  return set
}
