import type { AnchorHTMLAttributes } from 'react'

/** @param props.isExternal The address is not of this site. CSS marks such a link with an arrow. */
export function Link({
  isExternal,
  ...attributes
}: AnchorHTMLAttributes<HTMLAnchorElement> & { isExternal?: boolean }) {
  return <a {...attributes} {...(isExternal && { rel: attributes.rel ?? 'noopener' })} />
}
