// Finds awkward phrases in the documentation, and suggests better wording.
//
// `pnpm spell` runs this script on the Markdown files that cspell checks. The phrases are in content/_tests/phrases.json. To add
// one, write a regular expression, the better wording, and an example that the expression has to match. Phrases in files that are
// listed under `notReviewed` are only counted. To see them, pass the file as an argument. Remove the file from the list when you
// have fixed all of its phrases.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** @returns {{ phrases: { pattern: string, instead: string, example: string }[], notReviewed: string[] }} */
export function readPhrases() {
  return JSON.parse(readFileSync(`${root}content/_tests/phrases.json`, 'utf8'))
}

/**
 * Finds phrases in the prose of a Markdown file. Ignores code, link targets, and attributes of directives.
 *
 * @param {string} source
 * @param {{ pattern: string, instead: string }[]} phrases
 * @returns {{ line: number, column: number, text: string, instead: string }[]} Sorted by position. Lines and columns start at 1.
 */
export function findPhrases(source, phrases) {
  const prose = proseOf(source)
  const found = phrases.flatMap(({ pattern, instead }) => {
    // A space in the pattern matches any white space, because a phrase may continue on the next line.
    const expression = new RegExp(pattern.replaceAll(' ', '\\s'), 'gim')
    return [...prose.matchAll(expression)].map((match) => ({ index: match.index, text: match[0], instead }))
  })
  return found
    .sort((a, b) => a.index - b.index)
    .map(({ index, text, instead }) => {
      const before = source.slice(0, index).split('\n')
      return { line: before.length, column: before.at(-1).length + 1, text: text.replace(/\s+/g, ' ').trim(), instead }
    })
}

/** Replaces everything that isn't prose with NUL characters, which no phrase contains, so that positions stay the same. */
function proseOf(source) {
  const blank = (text) => text.replace(/[^\n]/g, '\0')
  return source
    .replace(/^ *(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ *\1 *$/gm, blank)
    .replace(/(?<!`)(`+)(?!`)(?:(?!\n\n)[\s\S])+?(?<!`)\1(?!`)/g, blank)
    .replace(/\]\([^)\s]*\)/g, blank)
    .replace(/\{[^}\n]*\}/g, blank)
}

/** Lists the files that cspell checks. */
function checkedFiles() {
  const { files } = JSON.parse(readFileSync(`${root}cspell.json`, 'utf8'))
  const list = [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--',
    ...files.map((file) => `:(glob)${file}`),
  ]
  return execFileSync('git', list, { cwd: root, encoding: 'utf8' }).trim().split('\n')
}

function main(names) {
  const paths = names.length > 0 ? names.map((name) => relative(root, resolve(name))) : checkedFiles()
  const { phrases, notReviewed } = readPhrases()
  let count = 0
  let postponed = 0
  for (const path of paths.filter((path) => path.endsWith('.md')).sort()) {
    const found = findPhrases(readFileSync(root + path, 'utf8'), phrases)
    if (names.length === 0 && notReviewed.includes(path)) {
      postponed += found.length
      continue
    }
    count += found.length
    for (const { line, column, text, instead } of found)
      console.log(`${path}:${line}:${column} - “${text}”. Better: ${instead}`)
  }
  const rest = postponed > 0 ? ` ${postponed} more in files that are listed as not reviewed.` : ''
  console.log(`Phrases: ${paths.length} files checked, ${count} found.${rest}`)
  if (count > 0) process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2))
