import type { UserConfig } from '@docs-engine/cli/internal'

/** Levels for the links of a site whose old generator doesn't fail on broken links, so that the imported site builds at once. */
export const lenientLevels = {
  rules: { 'undefined-reference': 'warn', 'broken-asset': 'warn', 'link-text': 'warn', 'invalid-url': 'warn' },
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
} as const satisfies Partial<UserConfig>

/** Levels for the components of a site, whose old generator ignores props and contents that a component doesn't use. */
export const componentLevels = { component: 'warn', 'component-props': 'warn', mdx: 'warn' } as const
