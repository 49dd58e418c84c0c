import { Children, type ComponentProps, cloneElement, isValidElement, type ReactNode } from 'react'
import { labels } from '../../page-labels.tsx'

/**
 * A table in a scrollable box. The box is focusable, so that it can be scrolled with the keyboard. Attributes of the table, such as classes
 * from raw HTML or a plugin, stay on the table.
 */
export function Table({ children, ...attributes }: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the table.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls.
    <div className="table" role="group" aria-label={labels.table} tabIndex={0}>
      <table {...attributes}>{Children.map(children, withoutEmptyHeaders)}</table>
    </div>
  )
}

/** Replaces empty header cells with plain cells, because they aren't the header of anything. */
function withoutEmptyHeaders(node: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(node)) return node
  const { children } = node.props
  if (node.type === 'th') return Children.count(children) > 0 ? node : <td />
  if (node.type !== 'thead' && node.type !== 'tr') return node
  return cloneElement(node, {}, Children.map(children, withoutEmptyHeaders))
}
