import type { ThemeMap } from '../../util/old-styles.ts'

/** mdBook's theme, with its three dark and two light variants. */
export const mdBookTheme: ThemeMap = {
  isThemeClass: (name) =>
    /^(?:chapter|sidebar|menu-|nav-|page-wrapper$|searchbar|hljs|theme|icon-button$|js$)/.test(name),
  selectors: [
    [/\.(?:content|page)(?![\w-])(?:\s+main(?![\w-]))?/g, '.prose'],
    [/\.(?:coal|navy|ayu)(?![\w-])/g, '[data-theme="dark"]'],
    [/\.(?:light|rust)(?![\w-])/g, '[data-theme="light"]'],
  ],
  variables: [
    [/^--(?:bg|table-bg)$/, 'var(--color-bg)'],
    [/^--(?:fg|inline-code-color)$/, 'var(--color-text)'],
    [/^--(?:links|sidebar-active)$/, 'var(--color-accent)'],
    [/^--(?:quote-bg|theme-hover|table-header-bg|table-alternate-bg|code-bg)$/, 'var(--color-bg-raised)'],
    [/^--(?:quote-border|table-border-color)$/, 'var(--color-line)'],
    [/^--warning-border$/, 'var(--color-warn)'],
    [/^--mono-font$/, 'var(--font-mono)'],
  ],
}
