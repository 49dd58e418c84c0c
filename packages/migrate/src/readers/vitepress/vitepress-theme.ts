import type { ThemeMap } from '../../util/old-styles.ts'

/** The default theme of VitePress. */
export const vitepressTheme: ThemeMap = {
  isThemeClass: (name) => /^(?:VP|vp-(?:doc|raw|code|icon|adaptive)|vpi-|dark$|no-icon$|DocSearch)/.test(name),
  selectors: [
    [/\.(?:vp-doc|VPDoc)(?![\w-])/g, '.prose'],
    [/(?:html)?\.dark(?![\w-])/g, '[data-theme="dark"]'],
  ],
  variables: [
    [/^--vp-c-brand-soft$/, 'color-mix(in srgb, var(--color-accent) 15%, transparent)'],
    [/^--vp-c-brand/, 'var(--color-accent)'],
    [/^--vp-c-text-1$/, 'var(--color-text)'],
    [/^--vp-c-text-[23]$/, 'var(--color-muted)'],
    [/^--vp-c-(?:bg|white)$/, 'var(--color-bg)'],
    [/^--vp-c-(?:bg-\w+|gray-soft|default-soft)$/, 'var(--color-bg-raised)'],
    [/^--vp-c-(?:divider|border|gutter|gray-[123])$/, 'var(--color-line)'],
    [/^--vp-c-(?:green|success|tip)/, 'var(--color-good)'],
    [/^--vp-c-(?:yellow|warning)/, 'var(--color-warn)'],
    [/^--vp-c-(?:red|danger)/, 'var(--color-bad)'],
    [
      /^--vp-(?:custom-block-(?:info|tip|warning|danger|details)|code-block|sidebar|nav|button-alt)-bg$/,
      'var(--color-bg-raised)',
    ],
    [/^--vp-custom-block-\w+-border$/, 'var(--color-line)'],
    [/^--vp-(?:custom-block-\w+-text|code-color|button-alt-text)$/, 'var(--color-text)'],
    [/^--vp-(?:code-link-color|button-brand-bg)$/, 'var(--color-accent)'],
    [/^--vp-c-indigo/, 'var(--color-accent)'],
    [/^--vp-shadow-[1-5]$/, 'var(--shadow-l)'],
    [/^--vp-font-family-mono$/, 'var(--font-mono)'],
    [/^--vp-font-family-base$/, 'var(--font-sans)'],
  ],
}
