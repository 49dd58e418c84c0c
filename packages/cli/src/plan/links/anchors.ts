import { cutText } from '@docs-engine/shared/cut-text.ts'
import { nearest } from '@docs-engine/shared/nearest.ts'
import type { LinkResult } from '../../model/link-result.ts'
import type { Page } from '../../model/page.ts'
import type { LinkRequest } from './link-request.ts'
import { error } from './link-result.ts'
import { encodePath } from './url-parts.ts'

/**
 * The result of checking a link's anchor. `hash` is the corrected hash, if exactly one ID differs from the anchor only in punctuation,
 * case, and accents.
 */
export type AnchorResult = Pick<LinkResult, 'message' | 'isBroken' | 'isCorrected'> & { hash?: string }

/**
 * Creates the result for an anchor that is missing on the target.
 *
 * An anchor that follows another generator's slug rule differs from the actual ID only in punctuation and case. Such a link gets the actual
 * ID, so that it works, and the message is only a warning.
 *
 * @param url The link as written in the source.
 * @param target The source or file that the link points to, for the message.
 * @param ids All IDs on the target.
 */
export function brokenAnchor(url: string, id: string, target: string, ids: ReadonlySet<string>): AnchorResult {
  const reason = `No heading \`#${id}\` in \`${target}\`.`
  const same = sameAnchor(id, ids)
  const near = same ?? nearestId(id, ids)
  if (near === undefined) return { message: error('broken-anchor', reason, listOf(ids)), isBroken: true }
  const hash = `#${encodePath(near)}${/:~:.*$/s.exec(url)?.[0] ?? ''}`
  const suggestion = url.replace(/#.*$/s, '') + hash
  const message = { ...error('broken-anchor', reason, `Did you mean \`#${near}\`?`), suggestion }
  if (same === undefined) return { message, isBroken: true }
  return { message: { ...message, fatal: false, fix: suggestion }, isCorrected: true, hash }
}

/** Maximum number of IDs that a message lists. */
const maxListed = 10

/**
 * Lists the IDs on a page for a message, or returns `undefined` if there are none. Leaves out tabs without a group, because authors don't know
 * their IDs.
 */
function listOf(ids: ReadonlySet<string>): string | undefined {
  const listed = [...ids].filter((id) => !/^docs-tabs-\d/.test(id))
  if (listed.length === 0) return undefined
  const shown = listed.slice(0, maxListed).map((id) => `\`#${cutText(id, 100)}\``)
  const more = listed.length - shown.length
  return `Existing anchors: ${shown.join(', ')}${more > 0 ? `, and ${more} more` : ''}.`
}

/** Returns the ID that equals `id` except for punctuation, case, and accents, or `undefined` if there isn't exactly one such ID. */
function sameAnchor(id: string, ids: ReadonlySet<string>): string | undefined {
  const letters = normalizeId(id)
  if (letters === '') return undefined
  const same = [...ids].filter((candidate) => normalizeId(candidate) === letters)
  return same.length === 1 ? same[0] : undefined
}

/**
 * Reduces an ID to its letters and digits. Slug rules differ only in how they treat other characters: `beta--gamma`, `beta-gamma`, `_1-0`,
 * or `unicode` for `ünïcode`.
 */
function normalizeId(id: string): string {
  return id
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|[^\p{L}\p{M}\p{N}]/gu, '')
    .toLowerCase()
}

// Don't suggest a replacement for an ID of one or two letters, because every short ID would be similar to it.
function nearestId(id: string, ids: ReadonlySet<string>): string | undefined {
  return id.length > 2 ? nearest(id, ids) : undefined
}

/**
 * Returns the hash for a link that is suggested in place of a broken one. If the anchor follows another slug rule, the hash contains the
 * page's actual ID.
 *
 * @param page The page that the suggested link points to.
 */
export function suggestedHash({ url, hash, id, rawId }: LinkRequest, page: Page | undefined): string {
  if (!page || rawId === '') return hash
  const ids = anchorsOf(page)
  return ids.has(id) || ids.has(rawId) ? hash : (brokenAnchor(url, id, page.source, ids).hash ?? hash)
}

/** Results of `anchorsOf`, by `Page.anchors`, which several editions of a page share. */
const anchorSets = new WeakMap<string[], Set<string>>()

/** Returns a page's anchors, which are the values of `id` and `name` attributes. */
export function anchorsOf({ anchors }: Page): Set<string> {
  let set = anchorSets.get(anchors)
  if (!set) {
    set = new Set(anchors)
    anchorSets.set(anchors, set)
  }
  return set
}

/**
 * Returns the anchors that come from headings or were chosen by the author. The anchors of tabs and footnotes are omitted, because they
 * contain numbers that can change whenever the page is edited.
 */
export function ownAnchors({ source, anchors }: Page): string[] {
  if (!source) return []
  return [...new Set(anchors)].filter((id) => !/^docs-(?:tabs-\d+-|fn-|fnref-|footnotes$)/.test(id) && !/\s/.test(id))
}
