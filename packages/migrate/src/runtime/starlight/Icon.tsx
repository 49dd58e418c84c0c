// Replaces Starlight's `Icon`.
import { icons } from './icons.ts'

interface IconProps {
  name: string
  label?: string
  color?: string
  size?: string
  class?: string
}

export function Icon({ name, label, color = 'currentColor', size = '1em', class: className }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={color}
      {...meaning}
      dangerouslySetInnerHTML={{ __html: icons[name] ?? '' }}
    />
  )
}
