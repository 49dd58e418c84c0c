import type { AnchorHTMLAttributes } from 'react'

/** @param props.isExternal Whether the link points to another site. If so, `rel` defaults to `noopener`. */
export function Link({
  isExternal,
  ...attributes
}: AnchorHTMLAttributes<HTMLAnchorElement> & { isExternal?: boolean }) {
  return <a {...attributes} {...(isExternal && { rel: attributes.rel ?? 'noopener' })} />
}
