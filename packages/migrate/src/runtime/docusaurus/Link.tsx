// Replaces `@docusaurus/Link`.
import type { ComponentProps } from 'react'
import { withBase } from './withBase.ts'

interface LinkProps extends ComponentProps<'a'> {
  to?: string
  isNavLink?: boolean
  activeClassName?: string
  isActive?: unknown
  autoAddBaseUrl?: boolean
}

export default function Link({ to, href, isNavLink, activeClassName, isActive, autoAddBaseUrl, ...props }: LinkProps) {
  const url = to ?? href
  // The browser has to load links to paths that other software serves.
  const outside = url?.startsWith('pathname://') && props.target !== '_blank' ? { target: '_top' } : {}
  return <a href={withBase(url?.replace(/^pathname:\/\//, ''))} {...props} {...outside} />
}
