import type { AnchorHTMLAttributes } from 'react'

/** @param props.isExternal The address is not of this site: it is marked with an arrow. */
export function Link({
  isExternal,
  ...attributes
}: AnchorHTMLAttributes<HTMLAnchorElement> & { isExternal?: boolean }) {
  return <a {...attributes} {...(isExternal && { rel: attributes.rel ?? 'noopener', 'data-external': '' })} />
}
