// Replaces `@theme/Layout`. The site's own frame surrounds the page.
import type { ReactNode } from 'react'

interface LayoutProps {
  children?: ReactNode
  wrapperClassName?: string
  title?: string
  description?: string
  noFooter?: boolean
}

export default function Layout({ children, wrapperClassName = '' }: LayoutProps) {
  return <div className={`docusaurus-page ${wrapperClassName}`.trim()}>{children}</div>
}
