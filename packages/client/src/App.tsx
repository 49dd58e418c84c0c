import type { ThemeComponents } from './components/index.ts'
import { Shell } from './components/Shell.tsx'
import { shellComponents } from './components/shell.ts'
import type { PageData, SiteData } from './page-data.ts'

export interface AppProps {
  site: SiteData
  page: PageData
  /** The text, drawn. */
  html: string
  /** Components of the configuration (`theme.components`), which take the place of ours by name. */
  overrides?: Partial<ThemeComponents>
}

/** A page, as the build draws it. In the browser `BrowserApp` takes it over. */
export function App({ site, page, html, overrides }: AppProps) {
  const components = { ...shellComponents, ...overrides }
  return <Shell site={site} page={page} view={{ kind: 'page', html }} isNavigating={false} components={components} />
}
