// Replaces `@theme/Details` in components. On pages, Docs has a component with this name.
import type { ComponentProps, ReactNode } from 'react'

export default function Details({ summary, children, ...props }: ComponentProps<'details'> & { summary?: ReactNode }) {
  return (
    <details {...props}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  )
}
