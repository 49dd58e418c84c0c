import { site } from 'virtual:site'
import { hydrate } from './app/hydrate.tsx'
import { installFeatures } from './app/install-features.ts'
import { installSearch } from './features/search/index.ts'
import { keepVersionChoice } from './features/versions/lazy-version-choice.ts'
import { keepIslandClicks } from './islands/lazy-islands.ts'
import { addAnnouncer } from './platform/announce.ts'
import { whenLoaded } from './platform/when-idle.ts'
import { hashTarget, openHiddenParents } from './router/hash-target.ts'

// Tell `bootScript` that the client has started. React is loaded later, when the browser is idle or the reader interacts with the page.
document.documentElement.dataset.started = ''
addAnnouncer()
const features = installFeatures(site)
features.prepareText(document)
revealHash(features.showTab)
keepIslandClicks()
installSearch(site)
whenIdleOrUsed(() => hydrate(features))
keepVersionChoice(site)

/**
 * Reveals the target of the document's hash and scrolls to it if the target is hidden, for example in a tab that isn't selected. The
 * browser can't scroll to hidden elements.
 */
async function revealHash(showTab: (panel: Element) => Promise<void>): Promise<void> {
  const target = hashTarget(location.hash)
  if (target && (await openHiddenParents(target, showTab))) target.scrollIntoView()
}

/** Calls `action` once: when the browser is idle, or at the reader's first pointer, keyboard, or focus event. */
function whenIdleOrUsed(action: () => void): void {
  const events = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart']
  let isDone = false
  const run = () => {
    if (isDone) return
    isDone = true
    for (const type of events) removeEventListener(type, run, true)
    action()
  }
  for (const type of events) addEventListener(type, run, { capture: true, passive: true })
  whenLoaded(run)
}
