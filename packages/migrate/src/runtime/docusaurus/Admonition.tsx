// Replaces `@theme/Admonition` in components. On pages, Docs has a component with this name.
import type { ReactNode } from 'react'

const names: Record<string, string> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  caution: 'Caution',
  danger: 'Danger',
}
const colors: Record<string, string> = { tip: 'success', caution: 'warning', note: 'secondary' }

export default function Admonition(admonition: { type?: string; title?: ReactNode; children?: ReactNode }) {
  const { type = 'note', title = names[type] ?? type, children } = admonition
  return (
    <div className={`alert alert--${colors[type] ?? type}`}>
      {title && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      {children}
    </div>
  )
}
