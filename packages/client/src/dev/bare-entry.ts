import { openChannel } from './channel.ts'
import { createOverlay } from './overlay.ts'
import { removeServiceWorkers } from './remove-service-workers.ts'
import { swapStyles } from './swap-styles.ts'

// Stands in for the entry while the client cannot be bundled: it shows why, and loads the page again when it can.
const baseUrl = new URL('..', import.meta.url).pathname
const showProblems = createOverlay(baseUrl)
const build = document.documentElement.dataset.build
openChannel(baseUrl, {
  state(state) {
    if (state.build !== build) return location.reload()
    if (state.css) swapStyles(state.css)
    if (state.problems) showProblems(state.problems)
  },
  islands: () => {},
  stale: () => {},
}).watch(decodeURI(location.pathname.slice(baseUrl.length - 1)) || '/')
removeServiceWorkers()
