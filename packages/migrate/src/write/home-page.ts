import type { UserConfig } from '@docs-engine/cli/internal'

/** Generates a home page for a site whose original home page was written in React. */
export function homePage(config: UserConfig, routes: (string | undefined)[]): string {
  const first = routes.find((route) => route !== undefined)
  const links = (config.navbar?.items ?? [])
    .flatMap((item) => ('items' in item ? item.items : [item]))
    .flatMap(({ label, to }) => (to ? [{ label, to }] : []))
  const actions = links.length > 0 ? links.slice(0, 2) : first ? [{ label: 'Read the docs', to: first }] : []
  const lines = [
    '---',
    `description: ${JSON.stringify(config.tagline || `The documentation of ${config.title}.`)}`,
    'hero:',
    `  tagline: ${JSON.stringify(config.tagline || `The documentation of ${config.title}.`)}`,
    ...(actions.length > 0 ? ['  actions:'] : []),
    ...actions.map(({ label, to }) => `    - { label: ${JSON.stringify(label)}, to: ${JSON.stringify(to)} }`),
    '---',
    '',
  ]
  return lines.join('\n')
}
