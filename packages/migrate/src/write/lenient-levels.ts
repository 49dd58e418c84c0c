import type { UserConfig } from '@docs-engine/cli/internal'

/** Levels for mistakes that the old generators accept, so that the imported site builds at once. */
export const lenientLevels = {
  rules: {
    'undefined-reference': 'warn',
    'broken-asset': 'warn',
    'link-text': 'warn',
    'invalid-url': 'warn',
    'unclosed-fence': 'warn',
  },
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
} as const satisfies Partial<UserConfig>

/** Levels for the components of a site, whose old generator ignores props and contents that a component doesn't use. */
export const componentLevels = { component: 'warn', 'component-props': 'warn', mdx: 'warn' } as const
