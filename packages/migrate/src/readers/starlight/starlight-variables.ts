import type { ThemeMap } from '../../passes/old-styles.ts'

/** Starlight's theme. Its color modes have the same names as ours. */
export const starlightTheme: ThemeMap = {
  isThemeClass: (name) => /^(?:sl-|starlight-|expressive-code|ec-)/.test(name),
  selectors: [[/\.sl-markdown-content(?![\w-])/g, '.prose']],
  variables: [
    [/^--sl-color-(?:text-accent|accent(?:-high)?)$/, 'var(--color-accent)'],
    [/^--sl-color-accent-low$/, 'color-mix(in srgb, var(--color-accent) 15%, var(--color-bg))'],
    [/^--sl-color-(?:white|gray-1|text|text-invert-none)$/, 'var(--color-text)'],
    [/^--sl-color-(?:gray-[23]|text-muted)$/, 'var(--color-muted)'],
    [/^--sl-color-(?:gray-[456]|hairline(?:-light|-shade)?)$/, 'var(--color-line)'],
    [/^--sl-color-(?:black|bg|text-invert|gray-7)$/, 'var(--color-bg)'],
    [/^--sl-color-(?:bg-nav|bg-sidebar|bg-inline-code|bg-accent)$/, 'var(--color-bg-raised)'],
    [/^--sl-color-green(?:-high)?$/, 'var(--color-good)'],
    [/^--sl-color-orange(?:-high)?$/, 'var(--color-warn)'],
    [/^--sl-color-red(?:-high)?$/, 'var(--color-bad)'],
    [/^--sl-color-(?:blue|purple)(?:-high)?$/, 'var(--color-info)'],
    [/^--sl-color-green-low$/, 'color-mix(in srgb, var(--color-good) 15%, var(--color-bg))'],
    [/^--sl-color-orange-low$/, 'color-mix(in srgb, var(--color-warn) 15%, var(--color-bg))'],
    [/^--sl-color-red-low$/, 'color-mix(in srgb, var(--color-bad) 15%, var(--color-bg))'],
    [/^--sl-color-(?:blue|purple)-low$/, 'color-mix(in srgb, var(--color-info) 15%, var(--color-bg))'],
    [/^--sl-text-2xs$/, '0.75rem'],
    [/^--sl-text-xs$/, '0.8125rem'],
    [/^--sl-text-(?:sm|code-sm)$/, '0.875rem'],
    [/^--sl-text-(?:base|body|code|h6)$/, '1rem'],
    [/^--sl-text-(?:lg|h5)$/, '1.125rem'],
    [/^--sl-text-(?:xl|h4)$/, '1.25rem'],
    [/^--sl-text-(?:2xl|h3)$/, '1.5rem'],
    [/^--sl-text-(?:3xl|h2)$/, '1.8125rem'],
    [/^--sl-text-(?:4xl|h1)$/, '2.1875rem'],
    [/^--sl-line-height$/, '1.75'],
    [/^--sl-line-height-headings$/, '1.2'],
    [/^--sl-shadow-/, '0 1px 3px rgb(0 0 0 / 20%)'],
    [/^--sl-nav-height$/, 'var(--navbar-height)'],
    [/^--sl-icon-color$/, 'currentColor'],
    [/^--(?:sl-font|__sl-font)$/, 'var(--font-sans)'],
    [/^--(?:sl-font-mono|__sl-font-mono)$/, 'var(--font-mono)'],
  ],
}

/** Returns rules that define the variables of Starlight's theme that a stylesheet uses, or an empty string. */
export function starlightVariables(css: string): string {
  const used = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!))
  const lines = [...used].sort().flatMap((name) => {
    const [, value] = starlightTheme.variables.find(([pattern]) => pattern.test(name)) ?? []
    return value === undefined || new RegExp(`(?:^|[;{\\s])${name}\\s*:`).test(css) ? [] : [`  ${name}: ${value};`]
  })
  return lines.length > 0 ? `:root {\n${lines.join('\n')}\n}\n` : ''
}
