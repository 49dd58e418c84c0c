import { hashTarget, openHiddenParents } from '../router/hash-target.ts'

/**
 * Reveals the target of the document's hash and scrolls to it if the target is hidden, for example in a tab that isn't selected. The
 * browser can't scroll to hidden elements.
 */
export async function revealHash(showTab: (panel: Element) => Promise<void>): Promise<void> {
  const target = hashTarget(location.hash)
  if (target && (await openHiddenParents(target, showTab))) target.scrollIntoView()
}
