import type { PageData, SiteData } from '../page-data.ts'
import { type ShellComponents, shellComponents } from './shell.ts'
import { ShellContext } from './shell-context.ts'
import type { View } from './view.ts'

/**
 * A whole page: the site's `Layout` and all it consists of.
 *
 * @param props.overrides Components of the configuration (`theme.components`), which take the place of ours by name. It
 *   must be the same object at each drawing.
 */
export function Shell({ overrides, ...props }: ShellProps) {
  const components = overrides ? withOverrides(overrides) : shellComponents
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
  overrides?: Partial<ShellComponents>
}

const merged = new WeakMap<Partial<ShellComponents>, ShellComponents>()

/** The same object for the same overrides, so that what reads the context is not drawn again without need. */
function withOverrides(overrides: Partial<ShellComponents>): ShellComponents {
  let components = merged.get(overrides)
  if (!components) {
    components = { ...shellComponents, ...overrides }
    merged.set(overrides, components)
  }
  return components
}
