import { stripVTControlCharacters } from 'node:util'

/** Returns the first line of a program's output that says what went wrong, or else the last line, shortened and without absolute paths. */
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
