/** Variables of Infima, which is Docusaurus's CSS framework, and the design tokens that do the same. */
const tokens: Record<string, string> = {
  '--ifm-font-family-base': '--font-sans',
  '--ifm-heading-font-family': '--font-sans',
  '--ifm-font-family-monospace': '--font-mono',
  '--ifm-background-color': '--color-bg',
  '--ifm-background-surface-color': '--color-bg-raised',
  '--ifm-font-color-base': '--color-text',
  '--ifm-heading-color': '--color-heading',
  '--ifm-navbar-height': '--navbar-height',
  '--ifm-line-height-base': '--leading',
  '--ifm-pre-border-radius': '--radius-m',
}

/** Values for variables that a stylesheet uses but doesn't set, because Infima sets them. */
export const substitutes: [pattern: RegExp, value: string][] = [
  [/^--ifm-color-primary/, 'var(--color-accent)'],
  [/^--ifm-color-(?:success|secondary-success)/, 'var(--color-good)'],
  [/^--ifm-color-warning/, 'var(--color-warn)'],
  [/^--ifm-color-danger/, 'var(--color-bad)'],
  [/^--ifm-color-info/, 'var(--color-info)'],
  [/^--ifm-color-(?:emphasis|gray)-[0-3]00?$/, 'var(--color-line)'],
  [/^--ifm-color-(?:emphasis|gray)-/, 'var(--color-muted)'],
  [/^--ifm-color-content/, 'var(--color-text)'],
  [/background/, 'var(--color-bg)'],
  [/color/, 'var(--color-text)'],
  [/(?:border-)?radius/, 'var(--radius-m)'],
  [/font-family-monospace/, 'var(--font-mono)'],
  [/font-family/, 'var(--font-sans)'],
  [/font-weight-(?:bold|semibold)/, '700'],
  [/(?:spacing|padding|margin|gutter)/, 'var(--space-4)'],
]

/** Returns the primary color in light and in dark mode, if they are literal colors. */
export function primaryColors(css: string): { light?: string; dark?: string } {
  const colors: { light?: string; dark?: string } = {}
  for (const [, selector = '', body = ''] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const color =
      /(?:^|[;\s])--ifm-color-primary\s*:\s*(#[\da-f]{3,8}|(?:rgb|hsl|oklch|oklab|lab|lch)a?\([^)]*\))/i.exec(body)?.[1]
    if (!color) continue
    if (/data-theme=['"]?dark/.test(selector)) colors.dark ??= color
    else if (/:root|html/.test(selector)) colors.light ??= color
  }
  return colors
}

/** Adds a declaration of the design token after each declaration of the variable that it corresponds to. */
export function withTokens(css: string): string {
  return css.replace(
    /(?<=^|[;{\s])(--ifm-[\w-]+)(\s*:\s*)([^;{}]+)(;|(?=\}))/g,
    (all, name: string, colon, value: string) => {
      const token = tokens[name]
      return token && !value.includes('--ifm-')
        ? `${name}${colon}${value.trim()}; ${token}${colon}${value.trim()};`
        : all
    },
  )
}
