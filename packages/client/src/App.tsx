import type { ThemeComponents } from './components/index.ts'
import { Shell } from './components/Shell.tsx'
import type { PageData, SiteData } from './page-data.ts'

export interface AppProps {
  site: SiteData
  page: PageData
  /** The text, drawn. */
  html: string
  /** Components which replace the theme's. */
  overrides?: Partial<ThemeComponents>
}

/** A page, as the build draws it. In the browser `BrowserApp` takes it over. */
export function App({ site, page, html, overrides = none }: AppProps) {
  return <Shell site={site} page={page} view={{ kind: 'page', html }} isNavigating={false} overrides={overrides} />
}

const none = {}
