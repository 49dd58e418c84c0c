import type { ReactNode } from 'react'

export interface TabData {
  value: string
  label: string
  /** The ID of the panel, for links. Default: an ID that starts with the ID of the group. */
  id?: string
  /** The label with its markup, such as an icon. Default: `label`. */
  title?: ReactNode
  children?: ReactNode
}

/**
 * A group of panels with one visible at a time. Without JavaScript, all panels are visible, each below its label.
 *
 * @param props.id Must be unique on the page. The IDs of tabs and panels start with this ID.
 * @param props.selected Index of the tab that is open at first. Default: 0.
 * @param props.group Name of a group. Selecting a tab also selects the same tab in all other tab lists of the group.
 */
export function Tabs({
  id,
  group,
  selected = 0,
  tabs,
}: {
  id: string
  group?: string
  selected?: number
  tabs: TabData[]
}) {
  return (
    <div className="tabs" data-group={group || undefined}>
      <div className="tab-list" role="tablist">
        {tabs.map(({ value, label, id: own, title = label }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}-tab`}
            aria-controls={own ?? `${id}-${value}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            data-tab={value}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ value, label, id: own, title = label, children }, index) => (
        <div
          key={value}
          role="tabpanel"
          id={own ?? `${id}-${value}`}
          aria-labelledby={`${id}-${value}-tab`}
          data-panel={value}
          data-selected={index === selected ? '' : undefined}
        >
          <p className="tab-label without-js">{title}</p>
          {children}
        </div>
      ))}
    </div>
  )
}
