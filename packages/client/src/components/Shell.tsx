import type { PageData, SiteData } from '../page-data.ts'
import type { ShellComponents } from './shell.ts'
import { ShellContext } from './shell-context.ts'
import type { View } from './view.ts'

/** A whole page: the site's `Layout` and all it consists of. */
export function Shell({ components, ...props }: ShellProps) {
  return (
    <ShellContext value={components}>
      <components.Layout {...props} />
    </ShellContext>
  )
}

export interface ShellProps {
  site: SiteData
  page: PageData
  view: View
  /** A navigation has taken longer than the reader should wait without a sign. */
  isNavigating: boolean
  /** It must be the same object at each drawing, so that what reads it is not drawn again without need. */
  components: ShellComponents
}
