import type { ComponentType } from 'react'
import type { PageData, SiteData } from '../page-data.ts'
import { VersionBanner } from '../versions/VersionBanner.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { ColorModeSwitch } from './ColorModeSwitch.tsx'
import { DrawerNav } from './DrawerNav.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'
import { Footer } from './Footer.tsx'
import { Layout, type LayoutProps } from './Layout.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'
import { Navbar } from './Navbar.tsx'
import { PageHeader } from './PageHeader.tsx'
import { PageMeta } from './PageMeta.tsx'
import { PrevNext } from './PrevNext.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { SearchButton } from './SearchButton.tsx'
import { Sidebar } from './Sidebar.tsx'
import { Toc } from './Toc.tsx'
import { VersionSwitch } from './VersionSwitch.tsx'

type OfPage = ComponentType<{ site: SiteData; page: PageData }>

/** What stands around the text: drawn in the build, hydrated in the browser. */
export interface ShellComponents {
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

export const shellComponents: ShellComponents = {
  Breadcrumbs,
  ColorModeSwitch,
  DrawerNav,
  ErrorScreen,
  Footer,
  Layout,
  LoadingScreen,
  Navbar,
  PageHeader,
  PageMeta,
  PrevNext,
  ProgressBar,
  SearchButton,
  Sidebar,
  Toc,
  VersionBanner,
  VersionSwitch,
}
