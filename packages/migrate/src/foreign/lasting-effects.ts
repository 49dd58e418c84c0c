const patterns = [
  /\b(?:document|window|globalThis|self)\s*\??\.\s*addEventListener\b/,
  /(?<![.\w])addEventListener\(/,
  /\bsetInterval\(/,
  /\bdocument\.(?:write|cookie)\b/,
  // The Content Security Policy of the new site forbids these.
  /\bfetch\(|\bXMLHttpRequest\b|\bnew (?:Worker|SharedWorker|WebSocket|EventSource|Function)\b|\beval\(/,
  /createElement\(\s*["'`](?:iframe|script|style|link)|<(?:iframe|script|style)\b|setAttribute\(\s*["'`](?:style|on\w+)["'`]/,
]

/**
 * Whether a script of the old site can't run each time a page is shown: its effects last after the page was replaced, or the new site
 * forbids them.
 */
export function hasLastingEffects(code: string): boolean {
  return patterns.some((pattern) => pattern.test(code))
}
