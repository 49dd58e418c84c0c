import { useSyncExternalStore } from 'react'
import type { ThemeComponents } from './components/index.ts'
import { Shell } from './components/Shell.tsx'
import type { PageData, SiteData } from './page-data.ts'
import type { Router } from './router/router.ts'

export interface AppProps {
  site: SiteData
  page: PageData
  /** The text, drawn. */
  html: string
  /** Components which replace the theme's. */
  overrides?: Partial<ThemeComponents>
}

/** A page, as the build draws it. */
export function App({ site, page, html, overrides = none }: AppProps) {
  return <Shell site={site} page={page} view={{ kind: 'page', html }} isNavigating={false} overrides={overrides} />
}

const none = {}

/** The same in the browser, where pages come and go. */
export function BrowserApp({ site, router, overrides }: Pick<AppProps, 'site' | 'overrides'> & { router: Router }) {
  const state = useSyncExternalStore(router.subscribe, router.state, router.state)
  return <Shell site={site} {...state} overrides={overrides ?? none} />
}
