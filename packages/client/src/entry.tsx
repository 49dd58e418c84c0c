import { site } from 'virtual:site'
import { installBehaviours } from './behaviours/install-behaviours.ts'
import { addAnnouncer } from './boot/announce.ts'
import { hydrate } from './boot/hydrate.tsx'
import { startServiceWorker } from './boot/lazy-service-worker.ts'
import { revealHash } from './boot/reveal-hash.ts'
import { whenWanted } from './boot/when-wanted.ts'
import { keepIslandClicks } from './islands/island-clicks.ts'
import { installSearch } from './search/index.ts'
import { keepVersionChoice } from './versions/lazy-version-choice.ts'

// The page can be used from here on. React comes when the browser has time, or the reader does something.
document.documentElement.dataset.started = ''
addAnnouncer()
const behaviours = installBehaviours(site)
behaviours.prepareText(document)
revealHash(behaviours.showTab)
keepIslandClicks()
installSearch(site)
whenWanted(() => hydrate(behaviours))
keepVersionChoice(site)
if (site.offline) startServiceWorker(site.baseUrl)
