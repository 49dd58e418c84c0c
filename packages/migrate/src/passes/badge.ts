/** The class for each kind of badge in Starlight and VitePress. Badges of other kinds have the accent color. */
const kinds: Record<string, string> = {
  tip: 'good',
  success: 'good',
  warning: 'warn',
  caution: 'warn',
  danger: 'bad',
  info: 'muted',
}

/**
 * Returns the HTML of a badge.
 *
 * @param text The badge's text, which can contain Markdown and HTML.
 * @param title The text that a browser shows when the pointer is above the badge.
 */
export function badge(
  text: string,
  { type = '', title }: { type?: string | undefined; title?: string | undefined } = {},
): string {
  const kind = kinds[type]
  const hint = title ? ` title="${title.replace(/"/g, '&quot;')}"` : ''
  return `<span class="moved-badge${kind ? ` moved-badge-${kind}` : ''}"${hint}>${text}</span>`
}

const colors = ['good', 'warn', 'bad', 'muted'].map(
  (name) => `
.moved-badge-${name} {
  --badge-color: var(--color-${name});
}
`,
)

/** The rules that badges need. The theme has no badges. */
export const badgeStyles = `.moved-badge {
  --badge-color: var(--color-accent);

  display: inline-block;
  padding: 0.0625rem 0.5rem;
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.5;
  letter-spacing: 0;
  color: var(--badge-color);
  white-space: nowrap;
  vertical-align: middle;
  background: color-mix(in srgb, var(--badge-color) 10%, transparent);
  border: 1px solid color-mix(in srgb, var(--badge-color) 30%, transparent);
  border-radius: 1rem;
}
${colors.join('')}`
