import { routePath } from '../router/location.ts'
import { openChannel } from './channel.ts'
import { createOverlay } from './overlay.ts'
import { removeServiceWorkers } from './remove-service-workers.ts'
import { swapStyles } from './swap-styles.ts'

// This script replaces the entry while the client can't be bundled. It shows the errors, and reloads the page when bundling succeeds.
const baseUrl = new URL('..', import.meta.url).pathname
const showProblems = createOverlay()
const build = document.documentElement.dataset.build
openChannel(baseUrl, {
  state(state) {
    if (state.build !== build) return location.reload()
    if (state.css) swapStyles(state.css)
    if (state.problems) showProblems(state.problems)
  },
  stale: () => {},
}).watch(routePath(location.pathname, baseUrl) ?? '/')
removeServiceWorkers()
