import type { ReactNode } from 'react'

export function Details({ summary, open, children }: { summary: ReactNode; open?: boolean; children?: ReactNode }) {
  return (
    <details className="details" open={open}>
      <summary>{summary}</summary>
      <div className="details-body">{children}</div>
    </details>
  )
}
