import { createContext, useContext } from 'react'
import type { FrameComponents } from './frame-components.ts'

/** The frame's components, including replacements from the site's configuration. `Frame` provides them. */
export const FrameContext = createContext<FrameComponents | null>(null)

export function useFrame(): FrameComponents {
  const components = useContext(FrameContext)
  if (!components) throw new Error('Render this component inside `Frame`.')
  return components
}
