/** Returns the document that is shown if a page isn't cached and the network is down. It works without scripts. */
export function offlineDocument({ baseUrl, css }: { baseUrl: string; css: string | undefined }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>You are offline</title>
${css ? `<link rel="stylesheet" href="${css}">` : ''}
</head>
<body>
<div class="shell" data-kind="not-found">
<main id="docs-main" class="main">
<article class="prose">
<h1>You are offline</h1>
<p>This page is not available offline. The pages you have visited are.</p>
<p><a class="button" href="">Try again</a> <a class="button" href="${baseUrl}">Home</a></p>
</article>
</main>
</div>
</body>
</html>
`
}
