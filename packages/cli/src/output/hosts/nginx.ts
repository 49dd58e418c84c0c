import { escapePattern } from '@docs-engine/shared/escape-pattern.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import { unservedFiles } from '../../model/host-files.ts'
import { urlParts } from '../../plan/links/url-parts.ts'
import { withQuery } from '../../util/page-address.ts'
import type { HostRedirect, HostRules } from './host-rules.ts'

/** Generates an nginx configuration for `sites-available`. Users only need to adapt the lines that end with a comment. */
export function nginxConfig(rules: HostRules, { url }: Pick<SiteConfig, 'url'>): string {
  const { baseUrl, headers, immutable, revalidated, copyRobots, redirects, caseRedirects, languages, trailingSlash } =
    rules
  const tried = triedFiles(trailingSlash)
  // Decode the redirects' paths, because nginx compares decoded paths.
  const decoded = [...redirects, ...caseRedirects].map(({ from, to }) => ({ from: urlParts(from)!.path, to }))
  const exact = decoded.filter(({ from }) => !from.endsWith('*'))
  const splats = decoded.filter(({ from }) => from.endsWith('*'))
  const escaped = escapePattern(baseUrl)
  return `map $uri $docs_cache_control {
    ~^${escaped}assets/ "${immutable}";
    default "${revalidated}";
}
map $request_uri $docs_robots {
    "~^[^?]*\\.md(\\?|$)" "${copyRobots}";
    default "";
}

# The path of the page's Markdown copy if the client prefers Markdown, otherwise empty.
map $uri $docs_page {
    "~^(?<docs_path>.+?)/*$" $docs_path;
    default "";
}
map $http_accept $docs_copy {
    "~*text/html.*text/markdown" "";
    "~*text/markdown" "$docs_page.md";
    default "";
}
map $sent_http_content_type $docs_vary {
    "~^text/(html|markdown)" "Accept";
    default "";
}
${languages.length > 0 ? notFoundMap(rules) : ''}
server {
    listen 80; # For HTTPS, use \`listen 443 ssl;\` and add your certificate.
    server_name ${new URL(url).hostname};
    root /var/www/docs; # ${rootComment(baseUrl)}
    charset utf-8;
    charset_types application/javascript application/json application/xml image/svg+xml text/css text/javascript text/markdown text/plain text/xml;
    gzip on;
    gzip_vary on;
    gzip_types application/javascript application/json application/xml image/svg+xml text/css text/javascript text/markdown text/plain text/xml;
    absolute_redirect off;

${headers.map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`).join('\n')}
    add_header Cache-Control $docs_cache_control always;
    add_header X-Robots-Tag $docs_robots always;
    add_header Vary $docs_vary always;

    error_page 404 ${languages.length > 0 ? '$docs_not_found' : `${baseUrl}404.html`};

    # Browsers treat a backslash as a slash, so a redirect to such a path could lead to another site.
    if ($uri ~ \\x5c) { return 404; }

    # Don't serve hidden files or the configuration files of other hosts.
    location ~ /\\.(?!well-known/)|^${escaped}(${unservedFiles.map(escapePattern).join('|')})$ { return 404; }
${exact.map(({ from, to }) => `    location = ${quoted(from)} { return 301 ${quoted(withQuery(withoutVariables(to), '$is_args$args'))}; }`).join('\n')}
${splats.map((redirect, index) => splatLocation(redirect, index, rules)).join('\n')}
    location ~ \\.md$ {
        types { }
        default_type text/markdown;
        try_files $uri =404;
    }
    location ${baseUrl} {
        ${pageRedirect(trailingSlash)}
        if (-f $document_root$docs_copy) { rewrite ^ $docs_copy last; }
        try_files ${tried} =404;
    }
${baseUrl === '/' ? '' : `    location = ${baseUrl.slice(0, -1)} { return 301 ${baseUrl}; }\n`}    location = ${baseUrl} {
        if ($docs_copy) { rewrite ^ ${baseUrl}index.md last; }
        try_files ${baseUrl}index.html =404;
    }
}
`
}

/** Returns the comment next to the server's root directory, which users have to adapt. */
function rootComment(baseUrl: string): string {
  const subdirectory = baseUrl.slice(1, -1)
  if (subdirectory === '') return 'The directory with the build output.'
  return `The parent directory of \`${subdirectory}\`, which contains the build output.`
}

/** Returns the map from a path to the not-found page in its language. */
function notFoundMap({ baseUrl, languages }: HostRules): string {
  const entries = languages.map((folder) => `    ~^${escapePattern(folder)}/ ${folder}/404.html;\n`)
  return `map $uri $docs_not_found {\n${entries.join('')}    default ${baseUrl}404.html;\n}\n`
}

/** Returns the files that nginx tries for a page's URL. */
function triedFiles(trailingSlash: HostRules['trailingSlash']): string {
  return `$uri ${trailingSlash === false ? '$uri.html ' : ''}$uri/index.html`
}

/** Returns the directive that redirects other forms of a page's URL to the one with or without a trailing slash, as configured. */
function pageRedirect(trailingSlash: HostRules['trailingSlash']): string {
  if (trailingSlash !== true) return 'rewrite ^(.+)/+$ $1 permanent;'
  return 'if (-f $document_root$uri/index.html) { rewrite ^(.*[^/])$ $1/ permanent; }'
}

/** Returns the location for a redirect with a wildcard. An existing page takes precedence over the redirect, as on other hosts. */
function splatLocation({ from, to }: HostRedirect, index: number, { trailingSlash }: HostRules): string {
  const tried = triedFiles(trailingSlash)
  const prefix = from.slice(0, -1)
  const pattern = escapePattern(prefix)
  return `    location ^~ ${quoted(prefix)} { try_files ${tried} @moved${index}; }
    location @moved${index} { rewrite ${quoted(`^${pattern}(.*)$`)} ${quoted(withoutVariables(to).replace(':splat', '$1'))} permanent; }`
}

/** Encodes `$`, which nginx would replace, together with the name after it, with the value of a variable. */
function withoutVariables(url: string): string {
  return url.replaceAll('$', '%24')
}

function quoted(text: string): string {
  return /^[\w./*:-]+$/.test(text) ? text : `"${text.replace(/["\\]/g, '\\$&')}"`
}
