import { type ReactNode, useEffect } from 'react'

/** Calls back when what stands in it is hydrated. It draws nothing of its own. */
export function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run])
  return children
}
