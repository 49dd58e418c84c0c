import { Fragment, type ReactNode } from 'react'

/** Renders a key combination. `Ctrl+K` is rendered as two keys. */
export function Kbd({ children }: { children?: ReactNode }) {
  const text = Array.isArray(children) && children.length === 1 ? children[0] : children
  if (typeof text !== 'string' || !/.\+./.test(text)) return <kbd>{children}</kbd>
  return text.split(/(?<=.)\+(?=.)/).map((key, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
    <Fragment key={index}>
      {index > 0 && '+'}
      <kbd>{key.trim()}</kbd>
    </Fragment>
  ))
}
