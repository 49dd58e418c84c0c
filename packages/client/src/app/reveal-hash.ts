import { hashTarget, openHiddenParents } from '../router/hash-target.ts'

/** Scrolls to the target of the document's hash if it is inside a tab that isn't selected, where the browser can't scroll to it. */
export async function revealHash(showTab: (panel: Element) => Promise<void>): Promise<void> {
  const target = hashTarget(location.hash)
  if (target && (await openHiddenParents(target, showTab))) target.scrollIntoView()
}
