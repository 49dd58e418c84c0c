import { site } from 'virtual:site'
import { hydrate } from './app/hydrate.tsx'
import { installFeatures } from './app/install-features.ts'
import { revealHash } from './app/reveal-hash.ts'
import { installSearch } from './features/search/index.ts'
import { keepVersionChoice } from './features/versions/lazy-version-choice.ts'
import { keepIslandClicks } from './islands/island-clicks.ts'
import { addAnnouncer } from './platform/announce.ts'
import { whenIdleOrUsed } from './platform/when-idle-or-used.ts'

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
