/** Paths of the files with rules for hosts and web servers, relative to the output folder. */
export const hostFiles = {
  headers: '_headers',
  redirects: '_redirects',
  vercel: 'vercel.json',
  nginx: '.hosts/nginx.conf',
} as const

/** The host files that hosts read but don't serve. The others are hidden already, because their names start with a dot. */
export const unservedFiles: readonly string[] = Object.values(hostFiles).filter((path) => !path.startsWith('.'))

/** The hosts that `docs serve` can behave like. */
export const hostNames = ['github-pages', 'netlify', 'cloudflare-pages', 'vercel'] as const

export type HostName = (typeof hostNames)[number]
