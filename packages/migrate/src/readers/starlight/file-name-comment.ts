import type { Fence } from '../../util/mask-code.ts'

const code = 'astro cjs htm html js jsx mjs svelte ts tsx typescript vb vue vue-html'.split(' ')
const terminal =
  'ansi bash bat batch cmd console fish nu nushell powershell ps ps1 psd1 psm1 sh shell shellscript shellsession zsh'.split(
    ' ',
  )
const data = 'csv env ini json toml xml yaml yml'.split(' ')
const styles = 'css less sass scss styl stylus xsl'.split(' ')
const text = 'markdown md mdx'.split(' ')
const groups = [code, terminal, data, styles, text]

/** Matches a line that contains only a comment with a file name. The groups are the text before the name, and the name. */
const commentLine = new RegExp(
  String.raw`^\s*(?://|#(?!!)|<!--|/\*)\s*(?:((?![a-z]:).*?)(?:\uff1a|:(?!//)))?\s*` +
    String.raw`((?:[a-z]:)?[\w./~%[\]+\\-]*(?:\.(?:${groups.flat().join('|')}))?)\s*(?:-->|\*/)?\s*$`,
  'i',
)

/**
 * Removes the comment with a file name from the first lines of a code block, as Expressive Code does.
 *
 * @returns The file name, which Expressive Code shows as the title, and the lines that were removed. Lines count from 1.
 */
export function takeFileName(fence: Fence, lang: string): { name?: string | undefined; removed: number[] } {
  const lines = fence.code.split('\n')
  const index = lines.slice(0, 4).findIndex((line) => fileNameIn(line, lang) !== undefined)
  if (index < 0) return { removed: [] }
  const name = fileNameIn(lines[index]!, lang)
  const isFrontMatter = /^(?:---|\+\+\+)$/.test(lines[index - 1]?.trim() ?? '') && lines[index - 1] === lines[index + 1]
  const isEmptyNow = isFrontMatter && /^(?:astro|markdown|mdx?|toml|ya?ml)$/.test(lang)
  const start = isEmptyNow ? index - 1 : index
  const own = isEmptyNow ? 3 : 1
  const count = lines[start + own]?.trim() === '' ? own + 1 : own
  lines.splice(start, count)
  fence.code = lines.join('\n')
  return { name, removed: Array.from({ length: count }, (_, i) => start + i + 1) }
}

function fileNameIn(line: string, lang: string): string | undefined {
  const [, before = '', name = ''] = commentLine.exec(line) ?? []
  if (before.trim().toLowerCase() === '@filename' || !/[^.:/\\~]/.test(name) || /^\.{2,}(?!\/|\\)/.test(name))
    return undefined
  const group = groups.find((group) => group.includes(lang))
  const base = name.replace(/^.*[/\\]/, '')
  const ending = /\.([^.]+)$/.exec(base)?.[1]
  const isPath =
    /^(\/|\\|\.[/\\]|~|[a-z]:).+/i.test(name) ||
    base.startsWith('.') ||
    (/[/\\]/.test(name) && /[^/\\0-9.]/.test(name) && name === name.toLowerCase())
  if (isPath && (before === '' || group === terminal)) return name
  return ending && (!group || group.includes(ending)) ? name : undefined
}
