/** Returns the label of a link to a social network from the name of an icon, such as `fontawesome/brands/github`, or from its URL. */
export function socialLabel(icon: string | undefined, url: string): string {
  const [own] = icon?.split('/').slice(-1) ?? []
  const name = own?.replace(/-\d+$|^mark-/g, '') ?? /^\w+:\/\/([^/]+)/.exec(url)?.[1] ?? url
  const known: Record<string, string> = { github: 'GitHub', gitlab: 'GitLab', youtube: 'YouTube', npm: 'npm' }
  return known[name] ?? name.charAt(0).toUpperCase() + name.slice(1)
}
