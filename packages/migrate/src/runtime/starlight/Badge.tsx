// Replaces Starlight's `Badge`.
const kinds: Record<string, string> = { tip: 'good', success: 'good', caution: 'warn', danger: 'bad' }

export function Badge({
  text,
  variant = 'default',
}: {
  text: string
  variant?: string
  size?: string
  class?: string
}) {
  const kind = kinds[variant]
  return <span className={kind ? `moved-badge moved-badge-${kind}` : 'moved-badge'}>{text}</span>
}
