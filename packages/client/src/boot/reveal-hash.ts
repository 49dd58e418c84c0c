import { hashTarget, reveal } from '../router/hash-target.ts'
import { readPageData } from './read-page-data.ts'

/** Shows what the address of the document names, where the browser itself cannot: in a closed tab, or under an old name. */
export async function revealHash(showTab: (panel: Element) => Promise<void>): Promise<void> {
  if (!location.hash) return
  const byName = hashTarget(location.hash)
  const target = byName ?? hashTarget(location.hash, readPageData().aliases)
  if (!target) return
  if ((await reveal(target, showTab)) || !byName) target.scrollIntoView()
}
