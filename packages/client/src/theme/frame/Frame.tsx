import type { PageData, SiteData } from '../../page-data.ts'
import { type FrameComponents, FrameContext, type View } from './frame-components.ts'

/** Renders a whole page: the site's `Layout` and every component it uses. */
export function Frame({ components, ...props }: FrameProps) {
  return (
    <FrameContext value={components}>
      <components.Layout {...props} />
    </FrameContext>
  )
}

export interface FrameProps {
  site: SiteData
  page: PageData
  view: View
  /** Whether a navigation is taking so long that the reader needs to see its progress. */
  isNavigating: boolean
  /** Must be the same object on every render, so that components that read it don't re-render unnecessarily. */
  components: FrameComponents
}
