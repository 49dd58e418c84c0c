import type { ComponentType } from 'react'
import type { PageData, SiteData } from '../../page-data.ts'
import type { LayoutProps } from './layout-props.ts'

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
