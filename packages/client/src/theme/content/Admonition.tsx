import type { ReactNode } from 'react'

export type AdmonitionType = 'note' | 'tip' | 'info' | 'warning' | 'danger'

export function Admonition({
  type,
  title,
  children,
}: {
  type: AdmonitionType
  /** If it's `undefined`, no title is shown. */
  title: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="admonition" data-type={type} role="note">
      {title !== undefined && (
        <p className="admonition-title">
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={icons[type]} />
          </svg>
          <span>{title}</span>
        </p>
      )}
      {children}
    </div>
  )
}

/** SVG path of each type's icon, in a 20 × 20 view box. */
const icons: Record<AdmonitionType, string> = {
  note: 'M4 3h12v10l-4 4H4zM16 13h-4v4M7 7h6M7 10h4',
  tip: 'M7 15h6M8 18h4M7.5 15c0-3-3-4-3-7.5a5.5 5.5 0 0 1 11 0c0 3.5-3 4.5-3 7.5',
  info: 'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM10 9v5M10 6v.01',
  warning: 'M10 3 18 17H2zM10 8v4M10 14.5v.01',
  danger: 'M6.5 2h7L18 6.5v7L13.5 18h-7L2 13.5v-7zM10 6v5M10 13.5v.01',
}
