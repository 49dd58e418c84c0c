import { stripVTControlCharacters } from 'node:util'

/**
 * Returns the first line with an error from a program's output, or the last line if there is none. Shortens the line and its absolute
 * paths.
 */
export function gist(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim())
  const line =
    lines.find((line) => /error/i.test(line) && !/warn|build failed|build error/i.test(line)) ??
    lines.at(-1) ??
    'no output'
  const text = line.trim().replaceAll(/(?<![\w.])\/[^\s"']*\//g, '…/')
  return text.length > 120 ? text.slice(0, 120).replace(/\s*\S*$/, ' …') : text
}
