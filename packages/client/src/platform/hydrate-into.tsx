import { type ReactNode, useEffect } from 'react'
import type { HydrationOptions, Root } from 'react-dom/client'

export type HydrateInto = (
  element: Element,
  content: ReactNode,
  onReady: () => void,
  options?: HydrationOptions,
) => Root

/** Gives a drawn element its behavior, and calls back when it has it. */
export function createHydrateInto(hydrateRoot: typeof import('react-dom/client').hydrateRoot): HydrateInto {
  return (element, content, onReady, options) =>
    hydrateRoot(element, <AfterHydration run={onReady}>{content}</AfterHydration>, options)
}

/** Calls back when what stands in it is hydrated. It draws nothing of its own. */
export function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run])
  return children
}
