import { escapePattern } from '@docs-engine/shared/escape-pattern.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import { unservedFiles } from '../../model/host-files.ts'
import { urlParts } from '../../plan/links/url-parts.ts'
import { withQuery } from '../../util/page-address.ts'
import { type HostRedirect, type HostRules, rootComment } from './host-rules.ts'

/** Generates a `Caddyfile`. Users only need to adapt the line that ends with a comment. */
export function caddyfile(rules: HostRules, { url }: Pick<SiteConfig, 'url'>): string {
  const { baseUrl, headers, immutable, revalidated, copyRobots, redirects } = rules
  return `${new URL(url).host} {
	root * /var/www/docs # ${rootComment(baseUrl)}
	encode zstd gzip
	header {
${headers.map(([name, value]) => `		${name} ${quoted(value)}`).join('\n')}
		Cache-Control ${quoted(revalidated)}
	}
	@immutable path ${baseUrl}assets/*
	header @immutable Cache-Control ${quoted(immutable)}

	# The query string, including \`?\`, so that redirects can keep it.
	map {query} {docs_query} {
		~^(.+)$ ?\${1}
		default ""
	}
	# The path without a trailing slash.
	map {path} {docs_page} {
		~^(.+?)/*$ \${1}
	}
	# Serve the Markdown copy of a page to clients that prefer Markdown.
	@negotiated not path_regexp \\.[^/]*$
	header @negotiated +Vary Accept
	@markdown {
		header Accept *text/markdown*
		not header_regexp Accept (?i)text/html.*text/markdown
		file {docs_page}.md {path}/index.md
	}
	header @markdown Content-Type "text/markdown; charset=utf-8"
	rewrite @markdown {file_match.relative}
	@copy path *.md
	header @copy {
		Content-Type "text/markdown; charset=utf-8"
		X-Robots-Tag ${copyRobots}
	}

	@hidden {
		path */.* ${unservedFiles.map((name) => baseUrl + name).join(' ')}
		not path ${baseUrl}.well-known/*
	}
	error @hidden 404
${redirects.map(redirectLines).join('\n')}
${pageLines(rules)}
	file_server
	handle_errors {
${notFoundLines(rules)}
		file_server
	}
}
`
}

/** Returns the directives that serve the not-found page in the language of the path. */
function notFoundLines({ baseUrl, languages }: HostRules): string {
  if (languages.length === 0) return `		rewrite * ${baseUrl}404.html`
  const own = languages.map(
    (folder, i) => `		@language${i} path ${folder}/*\n		rewrite @language${i} ${folder}/404.html\n`,
  )
  const folders = languages.map((folder) => `${folder}/*`).join(' ')
  return `${own.join('')}		@other not path ${folders}\n		rewrite @other ${baseUrl}404.html`
}

/** Returns the directives that serve each page at a single URL. */
function pageLines({ baseUrl, trailingSlash }: HostRules): string {
  if (trailingSlash === true) {
    return `	@page {
		not path */
		file {path}/index.html
	}
	redir @page {path}/{docs_query} permanent`
  }
  const home = baseUrl === '/' ? '' : `	redir ${baseUrl.slice(0, -1)} ${baseUrl}{docs_query} permanent\n`
  return `${home}	@slash {
		path_regexp slash ^(/[^/\\\\].*?)/+$
		not path ${baseUrl}
	}
	redir @slash {re.slash.1}{docs_query} permanent
	try_files {path} ${trailingSlash === false ? '{path}.html ' : ''}{path}/index.html`
}

/** Returns the directives for a redirect. Paths are decoded, because Caddy compares decoded paths. */
function redirectLines({ from: encoded, to }: HostRedirect, index: number): string {
  const from = urlParts(encoded)!.path
  if (!from.endsWith('*')) return `\tredir ${quoted(from)} ${quoted(withQuery(to, '{docs_query}'))} permanent`
  const name = `splat${index}`
  const pattern = escapePattern(from.slice(0, -1))
  // An existing page takes precedence over the redirect, as on other hosts.
  return `	@${name} {
		path_regexp ${name} ^${pattern}[/\\\\]*(.*)$
		not file {docs_page} {docs_page}.html {docs_page}/index.html
	}
	redir @${name} ${quoted(withQuery(to.replace(':splat', `{re.${name}.1}`), '{docs_query}'))} permanent`
}

function quoted(text: string): string {
  return /^[\w./*:{}-]+$/.test(text) ? text : `"${text.replace(/["\\]/g, '\\$&')}"`
}
