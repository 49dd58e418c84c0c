import type { ThemeMap } from '../../util/old-styles.ts'

/** The theme Material for MkDocs. */
export const materialTheme: ThemeMap = {
  isThemeClass: (name) => /^(?:md-|tabbed-|admonition|codehilite$)/.test(name),
  selectors: [
    [/\.md-(?:typeset|content(?:__inner)?)(?![\w-])/g, '.prose'],
    // Generated code keeps this class. As an attribute, it isn't a class of its own, so rules for all code aren't imported.
    [/\.highlight(?![\w-])/g, '[class~="highlight"]'],
    [/\[data-md-color-scheme=["']?slate["']?\]/g, '[data-theme="dark"]'],
    [/\[data-md-color-scheme=["']?default["']?\]/g, '[data-theme="light"]'],
  ],
  variables: [
    [/^--md-(?:primary|accent)-fg-color--transparent$/, 'color-mix(in srgb, var(--color-accent) 10%, transparent)'],
    [/^--md-(?:primary|accent)-fg-color|^--md-typeset-a-color$/, 'var(--color-accent)'],
    [/^--md-(?:primary|accent)-bg-color|^--md-default-bg-color$/, 'var(--color-bg)'],
    [/^--md-(?:default-fg-color|typeset-color|code-fg-color)$/, 'var(--color-text)'],
    [/^--md-default-fg-color--light$/, 'var(--color-muted)'],
    [/^--md-default-fg-color--light(?:er|est)$/, 'var(--color-line)'],
    [/^--md-(?:code-bg-color|footer-bg-color)$/, 'var(--color-bg-raised)'],
    [/^--md-code-font/, 'var(--font-mono)'],
    [/^--md-text-font/, 'var(--font-sans)'],
    [/^--md-shadow-/, '0 1px 3px rgb(0 0 0 / 20%)'],
  ],
}
