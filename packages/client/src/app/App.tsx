import type { PageData, SiteData } from '../page-data.ts'
import { Frame } from '../theme/frame/Frame.tsx'
import { frameComponents } from '../theme/frame/index.ts'
import type { ThemeComponents } from '../theme/index.ts'

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
  const components = { ...frameComponents, ...overrides }
  return <Frame site={site} page={page} view={{ kind: 'page', html }} isNavigating={false} components={components} />
}
