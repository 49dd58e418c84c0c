import { stripVTControlCharacters } from 'node:util'

/** Returns the first line of a program's output that names an error, or else the last line, shortened. */
export function gist(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim())
  return (lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? 'no output').trim().slice(0, 120)
}
