/** A URL that isn't the target of a link, such as the argument of a function or the source of an image. */
const anyUrl =
  /(?<!\b(?:href|to|\w*link\w*)['"]?\s*[=:]\s*\{?\s*)["'`(]((?:https?|wss?):\/\/[\w.-]+(?::\d+)?)(?![\w.-])/gi

/** What code does that the Content Security Policy forbids, and the directives that allow it. */
const uses: readonly [RegExp, string[]][] = [
  [/\bfetch\(|\bXMLHttpRequest\b|\baxios\b|\bWebSocket\(/, ['connect-src']],
  [/\bsrc\s*[=:]|\burl\(/, ['img-src', 'font-src']],
  [/<iframe\b|\bcreateElement\(\s*['"]iframe['"]/, ['frame-src']],
  [
    /\bcreateElement\(\s*['"]script['"]|<script\b|\bimport\(\s*['"`]https?:/,
    ['script-src', 'connect-src', 'style-src'],
  ],
  [/\bcreateElement\(\s*['"]form['"]/, ['form-action']],
]

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
    const origins = [...code.matchAll(anyUrl)].map(([, origin]) => origin!)
    const directives = uses.flatMap(([pattern, own]) => (pattern.test(code) ? own : []))
    for (const directive of origins.length > 0 ? directives : [])
      sources.set(directive, new Set([...(sources.get(directive) ?? []), ...origins]))
    if (/\bnew Function\(|\beval\(/.test(code))
      sources.set('script-src', new Set(["'unsafe-eval'", ...(sources.get('script-src') ?? [])]))
  }
  return Object.fromEntries(
    [...sources].sort(([a], [b]) => (a < b ? -1 : 1)).map(([directive, origins]) => [directive, [...origins].sort()]),
  )
}
