// Replaces `@theme/Tabs` in components. On pages, Docs has a component with this name.
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode, useState } from 'react'
import type { TabItemProps } from './TabItem.tsx'
import './Tabs.css'

interface TabsProps {
  children?: ReactNode
  values?: readonly { value: string; label?: ReactNode }[]
  defaultValue?: string | null
  className?: string
  groupId?: string
  queryString?: boolean | string
}

export default function Tabs({ children, values, defaultValue, className = '' }: TabsProps) {
  const items = Children.toArray(children).filter((child): child is ReactElement<TabItemProps> => isValidElement(child))
  const tabs = values ?? items.map(({ props }) => ({ value: props.value, label: props.label ?? props.value }))
  const first = defaultValue ?? items.find(({ props }) => props.default)?.props.value ?? tabs[0]?.value
  const [selected, select] = useState(first)
  return (
    <div className={`copied-tabs ${className}`.trim()}>
      <div role="tablist" className="tabs">
        {tabs.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="tab"
            aria-selected={value === selected}
            className={`tabs__item ${value === selected ? 'tabs__item--active' : ''}`}
            onClick={() => select(value)}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      {items.map((item) => cloneElement(item, { key: item.props.value, hidden: item.props.value !== selected }))}
    </div>
  )
}
