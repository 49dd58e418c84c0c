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

/**
 * Color variables that Infima sets again in `html[data-theme='dark']`, with their values there. This selector takes precedence over `:root`,
 * so a site's own value in `:root` applies only in light mode.
 */
const darkValues: Record<string, string> = {
  '--ifm-background-color': '#1b1b1d',
  '--ifm-background-surface-color': '#242526',
  '--ifm-color-content': '#e3e3e3',
  '--ifm-color-content-secondary': '#fff',
  '--ifm-code-background': 'rgb(255 255 255 / 10%)',
  '--ifm-hover-overlay': 'rgb(255 255 255 / 5%)',
  '--ifm-table-stripe-background': 'rgb(255 255 255 / 7%)',
}

/** Limits the values of such variables in `:root` and `html` to light mode. */
export function limitToLightMode(css: string): string {
  return css.replace(/([^{}]+)\{([^{}]*)\}/g, (rule, selector: string, body: string) => {
    const plain = selector
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .split(';')
      .at(-1)!
      .split(',')
    if (!plain.every((part) => /^(?::root|html)$/.test(part.trim()))) return rule
    const limited = body.replace(
      /(?<=^|[;\s])(--ifm-[\w-]+)(\s*:\s*)([^;]+?)(?=\s*(?:;|$))/g,
      (all, name: string, colon: string, value: string) =>
        darkValues[name] ? `${name}${colon}light-dark(${value}, ${darkValues[name]})` : all,
    )
    return `${selector}{${limited}}`
  })
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

/** The style `dark` of the footer. Its logo is often white, so it would be invisible in a footer that is light in light mode. */
export const darkFooter = `/* The footer is dark in both color modes. */
.footer {
  --color-heading: #fff;
  --color-line: #444950;
  --color-muted: #ebedf0;

  color-scheme: dark;
  background: #303846;
}
`
