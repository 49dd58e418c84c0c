import { type AnchorHTMLAttributes, Fragment, type ImgHTMLAttributes, type ReactNode } from 'react'
import { labels } from '../../page-labels.tsx'

export function Details({ summary, open, children }: { summary: ReactNode; open?: boolean; children?: ReactNode }) {
  return (
    <details className="details" open={open}>
      <summary>{summary}</summary>
      <div className="details-body">{children}</div>
    </details>
  )
}

/** An image in the text. A click opens it enlarged. */
export function Image({ alt, ...attributes }: ImgHTMLAttributes<HTMLImageElement>) {
  return <img loading="lazy" decoding="async" {...attributes} alt={alt ?? ''} data-zoom="" />
}

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

/** @param props.isExternal Whether the link points to another site. If so, `rel` defaults to `noopener`. */
export function Link({
  isExternal,
  ...attributes
}: AnchorHTMLAttributes<HTMLAnchorElement> & { isExternal?: boolean }) {
  return <a {...attributes} {...(isExternal && { rel: attributes.rel ?? 'noopener' })} />
}

/** The checkbox of a task list item (`- [x] …`). Readers can't change it. */
export function TaskCheckbox({ checked = false }: { checked?: boolean }) {
  return <input type="checkbox" checked={checked} disabled aria-label={checked ? labels.taskDone : labels.taskToDo} />
}
