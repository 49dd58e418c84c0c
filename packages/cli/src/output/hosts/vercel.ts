import type { HostRules } from './host-rules.ts'

/** Generates `vercel.json` for deploying the output folder. */
export function vercelConfig({
  baseUrl,
  headers,
  immutable,
  revalidated,
  copyRobots,
  redirects,
  trailingSlash,
}: HostRules): string {
  const pairs = headers.map(([key, value]) => ({ key, value }))
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: trailingSlash === true,
    headers: [
      { source: `${baseUrl}(.*)`, headers: [...pairs, { key: 'Cache-Control', value: revalidated }] },
      // If several rules set the same header, Vercel applies the last one, so this rule must come after the rule for all files.
      { source: `${baseUrl}assets/(.*)`, headers: [{ key: 'Cache-Control', value: immutable }] },
      { source: `${baseUrl}(.*).md`, headers: [{ key: 'X-Robots-Tag', value: copyRobots }] },
      { source: `${baseUrl}((?:.*/)?[^/.]*)`, headers: [{ key: 'Vary', value: 'Accept' }] },
    ],
    redirects: [
      ...redirects.map(({ from, to }) => ({
        source: redirectSource(from, trailingSlash === true),
        destination: to,
        permanent: true,
      })),
      ...markdownRedirects(baseUrl, trailingSlash === true ? '/' : ''),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/**
 * Returns the pattern of a redirect's source. Vercel adds or removes the trailing slash of a URL before it compares the URL with patterns,
 * but doesn't add a slash if the last segment contains a dot. `*` matches at least one character, because another redirect applies to the
 * path without it, and doesn't match a second slash, because the target would then lead to another site.
 */
function redirectSource(from: string, trailingSlash: boolean): string {
  if (from.endsWith('/*')) return from.replace(/\*$/, ':splat([^/].*)')
  const path = from.replace(/(?<=.)\/$/, '')
  return trailingSlash && !/\.[^/]*$/.test(path) ? `${path}/` : path
}

/**
 * Returns redirects from pages to their Markdown copies, for requests that prefer Markdown. They have to be redirects, because Vercel serves
 * existing files before it applies rewrites. Paths with a dot in their last segment are files, such as `llms.txt`.
 */
function markdownRedirects(baseUrl: string, slash: string) {
  const condition = {
    has: [{ type: 'header', key: 'accept', value: '.*text/markdown.*' }],
    missing: [{ type: 'header', key: 'accept', value: '.*text/html.*text/markdown.*' }],
    permanent: false,
  }
  const home = baseUrl === '/' || slash ? baseUrl : baseUrl.slice(0, -1)
  return [
    { source: home, destination: `${baseUrl}index.md`, ...condition },
    { source: `${baseUrl}:path((?:.*/)?[^/.]+)${slash}`, destination: `${baseUrl}:path.md`, ...condition },
  ]
}
