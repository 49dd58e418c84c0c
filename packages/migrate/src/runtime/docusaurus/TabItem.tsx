// Replaces `@theme/TabItem` in components. On pages, Docs has a component with this name.
import type { ReactNode } from 'react'

export interface TabItemProps {
  value: string
  label?: ReactNode
  default?: boolean
  hidden?: boolean
  className?: string
  children?: ReactNode
}

export default function TabItem({ children, hidden, className }: TabItemProps) {
  return (
    <div role="tabpanel" hidden={hidden} className={className}>
      {children}
    </div>
  )
}
