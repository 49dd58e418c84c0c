import type { PageData, SiteData } from '../../page-data.ts'
import type { View } from './view.ts'

export interface LayoutProps {
  site: SiteData
  page: PageData
  view: View
  isNavigating: boolean
}
