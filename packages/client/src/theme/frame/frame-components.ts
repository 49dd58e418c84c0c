import { type ComponentType, createContext, useContext } from 'react'
import type { PageData, SiteData } from '../../page-data.ts'

type OfPage = ComponentType<{ site: SiteData; page: PageData }>

/** Components of the frame around the text. They render at build time and hydrate in the browser. */
export interface FrameComponents {
  /** Only part of the client bundle if the site has an announcement. */
  Announcement?: ComponentType<{ site: SiteData }>
  Breadcrumbs: OfPage
  ColorModeSwitch: ComponentType
  DrawerNav: OfPage
  ErrorScreen: ComponentType<{ message: string; onRetry: () => void }>
  Footer: ComponentType<{ site: SiteData }>
  /** Only part of the client bundle if the site has several languages. */
  LanguageSwitch?: OfPage
  Layout: ComponentType<LayoutProps>
  LoadingScreen: ComponentType<{ showSpinner: boolean }>
  Navbar: OfPage
  PageHeader: OfPage
  PageMeta: OfPage
  PrevNext: OfPage
  ProgressBar: ComponentType
  SearchButton: ComponentType<{ site: SiteData }>
  Sidebar: OfPage
  Toc: OfPage
  VersionBanner: OfPage
  VersionSwitch: OfPage
}

export interface LayoutProps {
  site: SiteData
  page: PageData
  view: View
  isNavigating: boolean
}

/**
 * The content inside the frame: the page's text, a loading screen, or an error.
 *
 * During hydration, `html` isn't a real string but an object that reads the text from the document (`adoptedHtml`). Pass it to React
 * unchanged, so that the existing text is kept.
 */
export type View =
  | { kind: 'page'; html: string }
  | { kind: 'loading'; showSpinner: boolean }
  | { kind: 'error'; message: string; onRetry: () => void }

/** The frame's components, including replacements from the site's configuration. `Frame` provides them. */
export const FrameContext = createContext<FrameComponents | null>(null)

export function useFrame(): FrameComponents {
  const components = useContext(FrameContext)
  if (!components) throw new Error('Render this component inside `Frame`.')
  return components
}
