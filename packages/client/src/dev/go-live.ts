import { islands as loaders } from 'virtual:islands'
import { setHead } from '../router/head.ts'
import { routePath } from '../router/location.ts'
import { openChannel } from './channel.ts'
import type { LivePage } from './live-page.ts'
import type { LiveState } from './live-state.ts'
import { createOverlay } from './overlay.ts'
import { patchText } from './patch-text.ts'
import { removeServiceWorkers } from './remove-service-workers.ts'
import { reportErrors } from './report-errors.ts'
import { swapStyles } from './swap-styles.ts'

/** Takes up what is saved while the page is open: its text, its frame, styles, components. */
export function goLive({ site, router, loader, islands, prepareText, enliven }: LivePage): void {
  const { baseUrl } = site
  const showProblems = createOverlay(baseUrl)
  reportErrors(baseUrl)
  const build = document.documentElement.dataset.build ?? ''
  /** The text on the screen as the server has drawn it; undefined until it has said so. */
  let text: string | undefined

  const channel = openChannel(baseUrl, {
    state(state) {
      if (state.build !== build) return location.reload()
      if (state.css) swapStyles(state.css)
      if (state.problems) showProblems(state.problems)
      if (state.page !== undefined) showPage(state.page)
    },
    islands(modules) {
      for (const [name, href] of Object.entries(modules)) {
        loaders[name] = () => import(href)
        const drawn = document.querySelectorAll(`[data-island="${CSS.escape(name)}"]`)
        for (const element of drawn) islands.unmount(element)
      }
    },
    stale: () => loader.forget(),
  })

  function showPage({ data, html }: NonNullable<LiveState['page']>): void {
    const { page, view } = router.state()
    const before = text
    text = html
    if (before !== undefined) loader.forget()
    // The first word after a navigation is of the page the reader comes to: if it is on its way or failed, the router says so.
    else if (view.kind !== 'page') return
    const article = document.querySelector('main article')
    const isMissing = page.kind === 'not-found' || view.kind !== 'page' || !article
    const isOther = (data.kind === 'not-found') !== isMissing
    if (isOther) location.reload()
    if (isOther || !article || view.kind !== 'page') return
    // The results of a search are not the server's.
    if (data.kind !== 'search') patchText(article, before ?? html, html, islands.unmount)
    loader.keep(data.path, { ...data, build, html })
    if (JSON.stringify(data) !== JSON.stringify(page)) {
      router.revise(data)
      setHead(data, new URL(location.href), site)
    }
    prepareText(article)
    enliven()
  }

  let path: string | undefined
  function follow(): void {
    const next = routePath(location.pathname, baseUrl)
    if (next === path) return
    path = next
    text = undefined
    if (next !== undefined) channel.watch(next)
  }
  router.subscribe(follow)
  follow()
  removeServiceWorkers()
}
