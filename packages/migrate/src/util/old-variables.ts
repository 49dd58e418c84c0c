/** Values for the variables of old themes, by the words in their names. The first match counts. */
const values: readonly [RegExp, string][] = [
  [/mono|code-font/, 'var(--font-mono)'],
  [/font-family|text-font|sl-font$|font-family-base/, 'var(--font-sans)'],
  [/font-weight-bold/, '700'],
  [/font-weight/, '500'],
  [/(?:text|size)-(?:2xs|xs|sm|code-sm)$/, '0.875rem'],
  [/(?:text|size)-(?:lg|h[45])$/, '1.125rem'],
  [/text-(?:xl|2xl|3xl|4xl|h[123])$/, '1.5rem'],
  [/line-height/, '1.6'],
  [/text-(?:base|body|code|h6)$|font-size|spacing|leading/, '1rem'],
  [/container-width/, '1140px'],
  [/transition/, '200ms'],
  [/shadow/, 'var(--shadow-m)'],
  [/radius/, 'var(--radius-m)'],
  [/border-width/, '1px'],
  [/nav(?:bar)?-height/, 'var(--navbar-height)'],
  [/^--sl-color-(?:white|gray-1)$|heading/, 'var(--color-heading)'],
  [/^--sl-color-black$|^--[\w-]*?(?:bg|bg-color|background-color|emphasis-0)$/, 'var(--color-bg)'],
  [/white$/, '#fff'],
  [/black$/, '#000'],
  [/(?:accent|brand|primary).*(?:soft|low|transparent|background)/, 'var(--color-accent-soft)'],
  [/accent|brand|primary|indigo|link|a-color|sidebar-active|icon-color/, 'var(--color-accent)'],
  [/green|success|tip/, 'var(--color-good)'],
  [/yellow|orange|warn/, 'var(--color-warn)'],
  [/red|danger/, 'var(--color-bad)'],
  [/blue|purple|info/, 'var(--color-info)'],
  [/border|divider|gutter|hairline|line|gray-[456]|emphasis-[234]00|light(?:er|est)$/, 'var(--color-line)'],
  [/bg|background|hover|stripe|code|emphasis-100|gray-[17]|soft/, 'var(--color-bg-raised)'],
  [/muted|gray|secondary|text-[23]|light$|emphasis-[56]00/, 'var(--color-muted)'],
  [/text|fg|content|color|emphasis/, 'var(--color-text)'],
]

/** Variables of the generators' themes. Sites have variables of their own, too. */
const themeVariable =
  /^--(?:ifm|md|vp|sl|__sl)-|^--(?:bg|fg|links|quote-bg|quote-border|theme-hover|table-[\w-]+|mono-font)$/

/**
 * Returns a rule that sets the variables of the old theme that texts use and that none of them defines. Returns an empty string if there are
 * none.
 */
export function oldVariables(texts: readonly string[]): string {
  const defined = new Set(texts.flatMap((text) => [...text.matchAll(/(--[\w-]+)["']?\s*:/g)].map(([, name]) => name!)))
  const used = new Set(texts.flatMap((text) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!)))
  const lines = [...used].sort().flatMap((name) => {
    const value = values.find(([pattern]) => pattern.test(name))?.[1]
    return value !== undefined && themeVariable.test(name) && !defined.has(name) ? [`  ${name}: ${value};`] : []
  })
  return lines.length > 0 ? `:root {\n${lines.join('\n')}\n}\n` : ''
}
