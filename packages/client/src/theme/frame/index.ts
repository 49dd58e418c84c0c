import { Announcement } from './Announcement.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { ColorModeSwitch } from './ColorModeSwitch.tsx'
import { DrawerNav } from './DrawerNav.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'
import { Footer } from './Footer.tsx'
import type { FrameComponents } from './frame-components.ts'
import { Layout } from './Layout.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'
import { Navbar } from './Navbar.tsx'
import { PageHeader } from './PageHeader.tsx'
import { PageMeta } from './PageMeta.tsx'
import { PrevNext } from './PrevNext.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { SearchButton } from './SearchButton.tsx'
import { Sidebar } from './Sidebar.tsx'
import { Toc } from './Toc.tsx'
import { VersionBanner } from './VersionBanner.tsx'
import { VersionSwitch } from './VersionSwitch.tsx'

export const frameComponents: FrameComponents = {
  Announcement,
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
