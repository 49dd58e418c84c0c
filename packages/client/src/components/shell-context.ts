import { createContext, useContext } from 'react'
import type { ShellComponents } from './shell.ts'

/** The shell's components after the configuration has replaced some of them by name. `Layout` provides it. */
export const ShellContext = createContext<ShellComponents | null>(null)

export function useShell(): ShellComponents {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('A component of the shell is drawn outside of `Shell`.')
  return shell
}
