// Replaces Starlight's `LinkButton`.
import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'

interface LinkButtonProps extends ComponentProps<'a'> {
  variant?: 'primary' | 'secondary' | 'minimal'
  icon?: string
  iconPlacement?: 'start' | 'end'
  class?: string
}

export function LinkButton(button: LinkButtonProps) {
  const { variant = 'primary', icon, iconPlacement = 'end', class: className, children, ...props } = button
  const shown = icon && <Icon name={icon} />
  return (
    <a {...props} className={['button', className].filter(Boolean).join(' ')} data-kind={variant}>
      {iconPlacement === 'start' && shown} {children} {iconPlacement === 'end' && shown}
    </a>
  )
}
