import type { OutputFile } from '../../model/output-file.ts'
import type { Site } from '../../model/site.ts'
import { pathOf } from '../../plan/redirects/redirects.ts'
import { caddyfile } from './caddy.ts'
import { type HostRules, hostRules, redirectAddress } from './host-rules.ts'
import { nginxConfig } from './nginx.ts'
import { redirectPage } from './redirect-page.ts'
import { vercelConfig } from './vercel.ts'

/** Generates configuration files for several hosts and web servers, all with the same rules, and redirect pages if they're enabled. */
export function* hostFiles(site: Site): Generator<OutputFile> {
  const rules = hostRules(site)
  yield { path: '_headers', contents: headersFile(rules) }
  yield { path: '_redirects', contents: redirectsFile(rules) }
  yield { path: 'vercel.json', contents: vercelConfig(rules) }
  yield { path: '.hosts/nginx.conf', contents: nginxConfig(rules, site.config) }
  yield { path: '.hosts/Caddyfile', contents: caddyfile(rules, site.config) }
  if (!site.config.redirectPages) return
  for (const { from, to } of site.config.redirects) {
    if (from.endsWith('*') || site.routes.has(pathOf(from))) continue
    yield redirectPage(from, redirectAddress(to, site), site.config)
  }
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
