import type { PageData, SiteData } from '../page-data.ts'
import * as frameComponents from '../theme/frame/components.ts'
import { Frame } from '../theme/frame/Frame.tsx'
import type { ThemeComponents } from '../theme/index.ts'

export interface AppProps {
  site: SiteData
  page: PageData
  /** The page's text, rendered to HTML. */
  html: string
  /** Components from `theme.components` in the configuration. Each replaces the built-in component of the same name. */
  overrides?: Partial<ThemeComponents>
}

/** Renders a page in the build. In the browser, `BrowserApp` hydrates the resulting HTML. */
export function App({ site, page, html, overrides }: AppProps) {
  const components = { ...frameComponents, ...overrides }
  return <Frame site={site} page={page} view={{ kind: 'page', html }} isNavigating={false} components={components} />
}
