import { Children, cloneElement, isValidElement, type ReactNode } from 'react'

/** A wide table scrolls in a box of its own, which can be reached by keyboard. */
export function Table({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls.
    <div className="table" role="group" aria-label="Table" tabIndex={0}>
      <table>{Children.map(children, withoutEmptyHeaders)}</table>
    </div>
  )
}

/** An empty corner is the header of nothing: it becomes a plain cell. */
function withoutEmptyHeaders(node: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(node)) return node
  const { children } = node.props
  if (node.type === 'th') return Children.count(children) > 0 ? node : <td />
  if (node.type !== 'thead' && node.type !== 'tr') return node
  return cloneElement(node, {}, Children.map(children, withoutEmptyHeaders))
}
