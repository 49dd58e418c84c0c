/**
 * Escapes text for a regular expression of JavaScript or nginx. The package `escape-string-regexp` isn't used because it writes `-` as
 * `\x2d`, which makes the configuration file for nginx hard to read.
 */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
