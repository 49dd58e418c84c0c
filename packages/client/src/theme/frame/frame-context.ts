import { createContext, useContext } from 'react'
import type { FrameComponents } from './frame-components.ts'

/** The shell's components after the configuration has replaced some of them by name. `Layout` provides it. */
export const FrameContext = createContext<FrameComponents | null>(null)

export function useFrame(): FrameComponents {
  const shell = useContext(FrameContext)
  if (!shell) throw new Error('A component of the shell is drawn outside of `Shell`.')
  return shell
}
