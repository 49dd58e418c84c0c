/**
 * Escapes text for a regular expression of JavaScript, nginx, or Caddy. The package `escape-string-regexp` isn't used because it writes `-`
 * as `\x2d`, which makes the configuration files for these hosts hard to read.
 */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
