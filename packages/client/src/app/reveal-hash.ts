import { hashTarget, openHiddenParents } from '../router/hash-target.ts'

/**
 * Scrolls to the target of the document's hash if it is in a tab that isn't selected, because the browser can't scroll to hidden elements.
 */
export async function revealHash(showTab: (panel: Element) => Promise<void>): Promise<void> {
  const target = hashTarget(location.hash)
  if (target && (await openHiddenParents(target, showTab))) target.scrollIntoView()
}
