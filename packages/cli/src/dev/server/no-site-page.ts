import { escapeHtml } from '../../util/html-tags.ts'

/** Stands in for every page while there is no site to show: the client's script tells why. */
export function noSitePage(build: string, text: string): string {
  return `<!doctype html>
<html lang="en" data-build="${build}">
<head><meta charset="utf-8"><title>The site cannot be shown</title><script type="module" src="/assets/entry.js"></script></head>
<body><pre>${escapeHtml(text)}</pre></body>
</html>
`
}
