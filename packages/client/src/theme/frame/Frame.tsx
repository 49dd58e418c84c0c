import type { PageData, SiteData } from '../../page-data.ts'
import type { FrameComponents } from './frame-components.ts'
import { FrameContext } from './frame-context.ts'
import type { View } from './view.ts'

/** A whole page: the site's `Layout` and all it consists of. */
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
  /** A navigation has taken longer than the reader should wait without a sign. */
  isNavigating: boolean
  /** It must be the same object at each drawing, so that what reads it is not drawn again without need. */
  components: FrameComponents
}
