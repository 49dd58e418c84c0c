import { hashTarget, reveal } from '../router/hash-target.ts'

/** Shows what the address of the document names, where the browser itself cannot: in a closed tab. */
export async function revealHash(showTab: (panel: Element) => Promise<void>): Promise<void> {
  const target = hashTarget(location.hash)
  if (target && (await reveal(target, showTab))) target.scrollIntoView()
}
