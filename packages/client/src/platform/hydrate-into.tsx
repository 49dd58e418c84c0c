import { type ReactNode, useEffect } from 'react'
import type { HydrationOptions, Root } from 'react-dom/client'

export type HydrateInto = (
  element: Element,
  content: ReactNode,
  onReady: () => void,
  options?: HydrationOptions,
) => Root

/** Creates a function that hydrates an element and calls `onReady` once its content is interactive. */
export function createHydrateInto(hydrateRoot: typeof import('react-dom/client').hydrateRoot): HydrateInto {
  return (element, content, onReady, options) =>
    hydrateRoot(element, <AfterHydration run={onReady}>{content}</AfterHydration>, options)
}

/** Calls `run` once its children are hydrated. It adds no markup. */
export function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run])
  return children
}
