import Badge from './starlight/Badge.tsx?raw'
import LinkButton from './starlight/LinkButton.tsx?raw'

/** The components of Starlight that Docs doesn't have, by name. Each is a file that exports it. */
export const starlightComponents: Readonly<Record<string, string>> = { Badge, LinkButton }
