import type { ReactNode } from 'react'

/** A wide table scrolls in a box of its own, which can be reached by keyboard. */
export function Table({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls.
    <div className="table" role="group" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
  )
}
