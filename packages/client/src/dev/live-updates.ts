import type { Islands } from '../islands/islands.ts'
import type { SiteData } from '../page-data.ts'
import { addStylesheet } from '../platform/stylesheet.ts'
import { setHead } from '../router/head.ts'
import { routePath } from '../router/location.ts'
import type { PageLoader } from '../router/page-loader.ts'
import type { Router } from '../router/router.ts'
import { openChannel } from './channel.ts'
import { type LiveState, revisionName } from './live-state.ts'
import { createOverlay } from './overlay.ts'
import { patchText } from './patch-text.ts'
import { removeServiceWorkers } from './remove-service-workers.ts'
import { swapStyles } from './swap-styles.ts'

/** Applies saved changes to the open page: to its text, frame, and styles. Other changes reload it. */
export function startLiveUpdates({ site, router, loader, islands, prepareText, onPageShown }: LivePage): void {
  const { baseUrl } = site
  const showProblems = createOverlay()
  const build = document.documentElement.dataset.build ?? ''
  /** The current text as rendered by the server. `undefined` until the server has sent it. */
  let text: string | undefined
  let isFirstPage = true

  const channel = openChannel(baseUrl, {
    state(state) {
      if (state.build !== build) return location.reload()
      if (state.css) swapStyles(state.css)
      if (state.problems) showProblems(state.problems)
      if (state.page !== undefined) showPage(state.page)
    },
    stale: () => loader.forget(),
  })

  function showPage({ data, html, revision }: NonNullable<LiveState['page']>): void {
    const { page, view } = router.state()
    const before = text
    text = html
    if (before !== undefined) loader.forget()
    // The first state after a navigation describes the target page. If that page is still loading or failed to load, ignore the
    // state, because the router is responsible for showing the page.
    else if (view.kind !== 'page') return
    const article = document.querySelector('main article')
    const isMissing = page.kind === 'not-found' || view.kind !== 'page' || !article
    const needsReload = (data.kind === 'not-found') !== isMissing
    if (needsReload) location.reload()
    if (needsReload || !article || view.kind !== 'page') return
    if (data.styles) void addStylesheet(baseUrl + data.styles)
    // The results on the search page are rendered in the browser, so the server's text must not replace them.
    if (data.kind !== 'search')
      patchText(article, before ?? firstText(revision, html, view.html), html, islands.unmount)
    loader.keep(data.path, { ...data, build, html })
    if (JSON.stringify(data) !== JSON.stringify(page)) {
      router.revise(data)
      setHead(data, new URL(location.href), site)
    }
    prepareText(article)
    onPageShown()
  }

  /**
   * Returns the text on the screen as the server rendered it. It may be older than the first state. Scripts have changed the document's own
   * text by now, so if it's older, an empty text is returned, which replaces it.
   */
  function firstText(revision: string, html: string, shown: string): string {
    if (!isFirstPage) return shown
    const meta = document.querySelector<HTMLMetaElement>(`meta[name="${revisionName}"]`)
    return meta?.content === revision ? html : ''
  }

  let path: string | undefined
  function follow(): void {
    const next = routePath(location.pathname, baseUrl)
    if (next === path) return
    if (path !== undefined) isFirstPage = false
    path = next
    text = undefined
    if (next !== undefined) channel.watch(next)
  }
  router.subscribe(follow)
  follow()
  removeServiceWorkers()
}

/** The parts of a running page that live updates need. */
export interface LivePage {
  site: SiteData
  router: Router
  loader: PageLoader
  islands: Islands
  /**
   * Applies the reader's tab choices to newly added text, and prepares its images. Call this whenever page content is added to the
   * document.
   */
  prepareText: (root: ParentNode) => void
  /** Activates new islands, links, and headings after the text has changed. */
  onPageShown: () => void
}
