import { site } from 'virtual:site'
import { installBehaviours, prepareText } from './behaviours/install-behaviours.ts'
import { addAnnouncer } from './boot/announce.ts'
import { hydrate } from './boot/hydrate.tsx'
import { revealHash } from './boot/reveal-hash.ts'
import { whenWanted } from './boot/when-wanted.ts'
import { keepIslandClicks } from './islands/island-clicks.ts'

// The page can be used from here on. React comes when the browser has time, or the reader does something.
document.documentElement.dataset.started = ''
addAnnouncer()
installBehaviours(site)
prepareText(document)
revealHash()
keepIslandClicks()
whenWanted(hydrate)
