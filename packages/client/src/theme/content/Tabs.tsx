import type { ReactNode } from 'react'

export interface TabData {
  value: string
  label: string
  children?: ReactNode
}

/**
 * Panels of which one is shown. Without JavaScript all of them are, each under its label.
 *
 * @param props.id Unique on the page; ids of tabs and panels start with it.
 * @param props.group Tabs of the same group change together.
 */
export function Tabs({ id, group, tabs }: { id: string; group?: string; tabs: TabData[] }) {
  return (
    <div className="tabs" data-group={group || undefined}>
      <div className="tab-list" role="tablist">
        {tabs.map(({ value, label }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}-tab`}
            aria-controls={`${id}-${value}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-tab={value}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ value, label, children }, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-${value}`}
          aria-labelledby={`${id}-${value}-tab`}
          data-panel={value}
          data-selected={index === 0 ? '' : undefined}
        >
          <p className="tab-label without-js">{label}</p>
          {children}
        </div>
      ))}
    </div>
  )
}
