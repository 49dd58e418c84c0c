import { escapeHtml } from '../../util/html-tags.ts'

/** Returns the document shown for every page while the site can't be loaded. The client script shows the reason. */
export function noSitePage(build: string, text: string): string {
  return `<!doctype html>
<html lang="en" data-build="${build}">
<head><meta charset="utf-8"><title>The site failed to load</title><script type="module" src="/assets/entry.js"></script></head>
<body><pre>${escapeHtml(text)}</pre></body>
</html>
`
}
