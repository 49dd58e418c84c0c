import { hostFiles } from '../../model/host-files.ts'
import type { OutputFile } from '../../model/output-file.ts'
import type { Site } from '../../model/site.ts'
import { isReservedPath } from '../../plan/output-collisions.ts'
import { completeRedirects, pathOf, planRedirects, redirectTarget } from '../../plan/redirects/redirects.ts'
import type { PolicySite } from './content-security-policy.ts'
import { type HostRules, hostRules, redirectAddress } from './host-rules.ts'
import { nginxConfig } from './nginx.ts'
import { redirectPage } from './redirect-page.ts'
import { vercelConfig } from './vercel.ts'

/** Generates configuration files for several hosts and web servers, all with the same rules, and redirect pages if they're enabled. */
export function* hostFilesOf(site: Site & PolicySite): Generator<OutputFile> {
  const rules = hostRules(site)
  yield { path: hostFiles.headers, contents: headersFile(rules) }
  yield { path: hostFiles.redirects, contents: redirectsFile(rules) }
  yield { path: hostFiles.vercel, contents: vercelConfig(rules) }
  yield { path: hostFiles.nginx, contents: nginxConfig(rules, site.config) }
  if (!site.config.redirectPages) return
  const redirects = planRedirects(site.config)
  const written = new Set<string>()
  for (const { from, to } of completeRedirects(site.config)) {
    const sources = from.endsWith('*') ? sourcesOf(from, to, site, redirects) : [[from, to] as const]
    for (const [source, target] of sources) {
      const path = pathOf(source)
      if (site.routes.has(path) || written.has(path) || isReservedPath(path, site.config)) continue
      written.add(path)
      yield redirectPage(source, redirectAddress(target, site), site.config)
    }
  }
}

/**
 * Returns the paths from which a redirect with `*` and `:splat` leads to an existing page, each with the page's path. Other paths can't have
 * a redirect page, because they aren't known. Leaves out the search page and the not-found page, to which no old links lead.
 */
function sourcesOf(
  from: string,
  to: string,
  { routes }: Site,
  redirects: Map<string, string>,
): (readonly [source: string, target: string])[] {
  const [before, after] = to.split(':splat')
  if (!before?.startsWith('/') || after === undefined) return []
  return [...routes].flatMap(([path, { kind }]) => {
    if (kind === 'search' || kind === 'not-found') return []
    if (!path.startsWith(before) || !path.endsWith(after) || path.length <= before.length + after.length) return []
    const source = from.slice(0, -1) + path.slice(before.length, path.length - after.length)
    const target = redirectTarget(pathOf(source), redirects)
    return target !== undefined && pathOf(target) === path ? [[source, path] as const] : []
  })
}

/**
 * Generates `_headers` for Netlify and Cloudflare Pages. Both hosts revalidate files without a `Cache-Control` rule. An explicit rule for
 * all files would be combined with the rule for `assets/` instead of being overridden by it.
 */
function headersFile({ baseUrl, headers, immutable, copyRobots }: HostRules): string {
  const lines = headers.map(([name, value]) => `  ${name}: ${value}`)
  return `${baseUrl}*
${lines.join('\n')}

${baseUrl}assets/*
  Cache-Control: ${immutable}

${baseUrl}*.md
  X-Robots-Tag: ${copyRobots}
`
}

/** Generates `_redirects` for Netlify and Cloudflare Pages. */
function redirectsFile({ redirects, caseRedirects }: HostRules): string {
  return [...redirects, ...caseRedirects].map(({ from, to }) => `${from} ${to} 301\n`).join('')
}
