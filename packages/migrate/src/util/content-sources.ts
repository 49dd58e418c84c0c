/** A URL that isn't the target of a link, with the code in front of it. */
const loaded =
  /((?:\bfetch\(\s*|\bimport\(\s*|\b(?:get|post|importScripts|Worker|WebSocket|URL|loadScript)\(\s*|\burl\(\s*|\bsrc\s*[=:]\s*\{?\s*|\b\w*(?:url|uri|api|cdn|endpoint|host|server|base)\w*['"]?\s*[:=]\s*)["'`]?)((?:https?|wss?):\/\/[\w.-]+(?::\d+)?)(?![\w.-])/gi

/** Any URL that isn't the target of a link. */
const anyUrl = /((?<!\b(?:href|to|\w*link\w*)['"]?\s*[=:]\s*\{?\s*)["'`])(https?:\/\/[\w.-]+(?::\d+)?)(?![\w.-])/gi

const addsScripts = /\bcreateElement\(\s*['"]script['"]|<script\b/

/** Code that sends a form, for example to open a project in an online editor. */
const addsForms = /\bcreateElement\(\s*['"]form['"]/

/**
 * Returns what the Content Security Policy has to allow, so that components can load data, images, scripts, and frames from the origins
 * that their code contains. The build itself allows the images and frames that it renders.
 *
 * @param texts The components' modules and stylesheets.
 */
export function contentSources(texts: readonly string[]): Record<string, string[]> {
  const sources = new Map<string, Set<string>>()
  for (const text of texts) {
    // XML namespaces, such as that of SVG, look like URLs, but browsers don't load them.
    const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|https?:\/\/www\.w3\.org\b/gm, '')
    // Code that adds scripts can pass their URLs to it in any form.
    const pattern = addsScripts.test(code) ? anyUrl : loaded
    if (/\bnew Function\(|\beval\(/.test(code))
      sources.set('script-src', new Set(["'unsafe-eval'", ...(sources.get('script-src') ?? [])]))
    if (addsForms.test(code))
      for (const [, , origin] of code.matchAll(anyUrl))
        sources.set('form-action', (sources.get('form-action') ?? new Set()).add(origin!))
    for (const [, before, origin] of code.matchAll(pattern))
      for (const directive of directivesFor(before!, code))
        sources.set(directive, (sources.get(directive) ?? new Set()).add(origin!))
  }
  return Object.fromEntries(
    [...sources].sort(([a], [b]) => (a < b ? -1 : 1)).map(([directive, origins]) => [directive, [...origins].sort()]),
  )
}

function directivesFor(before: string, code: string): string[] {
  if (/^import\(|^importScripts|^loadScript/.test(before)) return ['script-src', 'connect-src']
  if (addsScripts.test(code)) return ['connect-src', 'font-src', 'img-src', 'script-src', 'style-src']
  if (/^url\(/.test(before)) return ['font-src', 'img-src']
  if (/^src/.test(before)) return /<iframe\b/.test(code) ? ['frame-src', 'img-src'] : ['img-src']
  // Only code that loads something can use the URL in a constant.
  const loads = /\bfetch\(|\bXMLHttpRequest\b|\baxios\b|\bWebSocket\(/.test(code)
  const addsFrames = /<iframe\b|\bcreateElement\(\s*['"]iframe['"]/.test(code)
  return [...(loads ? ['connect-src'] : []), ...(addsFrames ? ['frame-src'] : [])]
}
