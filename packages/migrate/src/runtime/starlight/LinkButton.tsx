// Replaces Starlight's `LinkButton`, without its icon.
import type { ComponentProps } from 'react'

interface LinkButtonProps extends ComponentProps<'a'> {
  variant?: 'primary' | 'secondary' | 'minimal'
  icon?: string
  iconPlacement?: 'start' | 'end'
  class?: string
}

export function LinkButton(button: LinkButtonProps) {
  const { variant = 'primary', icon: _, iconPlacement: __, class: className, ...props } = button
  return <a {...props} className={['button', className].filter(Boolean).join(' ')} data-kind={variant} />
}
