import Badge from './starlight/Badge.tsx?raw'
import Icon from './starlight/Icon.tsx?raw'
import icons from './starlight/icons.ts?raw'
import LinkButton from './starlight/LinkButton.tsx?raw'

/** The components of Starlight that Docs doesn't have, by name. Each is a file that exports it. */
export const starlightComponents: Readonly<Record<string, string>> = { Badge, Icon, LinkButton }

/** The module with the icons of a site: name → contents of an SVG element. */
export function iconsModule(used: ReadonlyMap<string, string>): string {
  const sorted = [...used].sort(([a], [b]) => (a < b ? -1 : 1))
  return icons.replace(' = {}', () => ` = ${JSON.stringify(Object.fromEntries(sorted), null, 2)}`)
}
