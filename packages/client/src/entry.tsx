import { site } from 'virtual:site'
import { hydrate } from './app/hydrate.tsx'
import { installFeatures } from './app/install-features.ts'
import { revealHash } from './app/reveal-hash.ts'
import { installSearch } from './features/search/index.ts'
import { keepVersionChoice } from './features/versions/lazy-version-choice.ts'
import { keepIslandClicks } from './islands/island-clicks.ts'
import { startServiceWorker } from './offline/lazy-service-worker.ts'
import { addAnnouncer } from './platform/announce.ts'
import { whenWanted } from './platform/when-wanted.ts'

// The page can be used from here on. React comes when the browser has time, or the reader does something.
document.documentElement.dataset.started = ''
addAnnouncer()
const behaviors = installFeatures(site)
behaviors.prepareText(document)
revealHash(behaviors.showTab)
keepIslandClicks()
installSearch(site)
whenWanted(() => hydrate(behaviors))
keepVersionChoice(site)
if (site.offline) startServiceWorker(site.baseUrl)
