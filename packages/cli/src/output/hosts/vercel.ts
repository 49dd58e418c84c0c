import type { HostRules } from './host-rules.ts'

/** Generates `vercel.json` for deploying the output folder. */
export function vercelConfig({
  baseUrl,
  headers,
  immutable,
  revalidated,
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
    ],
    redirects: redirects.map(({ from, to }) => ({
      source: from.replace(/\*$/, ':splat*'),
      destination: to.replace(':splat', ':splat*'),
      permanent: true,
    })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
