import { literalPattern } from '../../code/line-marks.ts'
import { reportRenderedBlock, withoutColors } from '../shared/losses.ts'
import type { Fence } from '../shared/mask-code.ts'
import { lose, type OldPage, type OldSite } from '../shared/old-site.ts'
import { takeFileName } from './file-name-comment.ts'
import { type MetaOption, metaOptions } from './meta-options.ts'

/** Converts the options of Expressive Code. */
export function convertFence(fence: Fence, page: OldPage, site: OldSite): void {
  // As Expressive Code does, so that the line numbers of marks fit.
  fence.code = fence.code.replace(/^(?:[ \t]*\n)+|\s+$/g, '')
  // Markdown allows a backslash before punctuation.
  const info = fence.info.replace(/\\([!-/:-@[-`{-~])/g, '$1')
  const [, written = '', rest = ''] = /^([^\s{]*)(.*)$/s.exec(info) ?? []
  const options = metaOptions(rest)
  const own = written === 'diff' ? options.find(({ name }) => name === 'lang')?.value : undefined
  const lang = own ?? written
  if (/^(?:mermaid|d2|plantuml|dot)$/.test(lang)) reportRenderedBlock(lang, fence, page, site)
  if (lang === 'ansi') fence.code = withoutColors(fence.code, site)
  const optionValue = (key: string) => options.find(({ name, value }) => name === key && value !== '')?.value
  const title = optionValue('title') ?? (optionValue('frame') === 'none' ? undefined : takeFileName(fence, lang))
  const words = [
    ...(title ? [`title=${escaped(title.includes('"') ? `'${title}'` : `"${title}"`)}`] : []),
    ...(own === undefined ? [] : withoutDiffMarks(fence)),
    ...options.flatMap((option) => convertOption(option, fence, page, site)),
  ]
  const isNumbered = words.some((word) => word.startsWith('showLineNumbers='))
  fence.info = [lang, ...words.filter((word) => !isNumbered || word !== 'showLineNumbers')].filter(Boolean).join(' ')
}

function convertOption({ name, kind, value }: MetaOption, fence: Fence, page: OldPage, site: OldSite): string[] {
  if (/^(?:title|lang|frame)$/.test(name)) return []
  if (/^(?:mark|ins|del|add|rem)?$/.test(name) && kind !== 'flag')
    return convertMark(name, kind, value, fence, page, site)
  if (name === 'startLineNumber') return [`showLineNumbers=${value}`]
  if ((name === 'wrap' || name === 'showLineNumbers') && !/^false$/.test(value)) return [name]
  site.warnings.omit(`code \`${name}\``)
  return []
}

function convertMark(
  name: string,
  kind: MetaOption['kind'],
  value: string,
  fence: Fence,
  page: OldPage,
  site: OldSite,
): string[] {
  const key = { '': '', mark: '', ins: 'ins=', add: 'ins=' }[name] ?? 'del='
  if (kind !== 'range') {
    const marked = markedText(kind, value, fence.code)
    return marked === undefined ? [] : [key + marked]
  }
  const [, , label, lines] = /^\s*(?:(["'])(.*?)\1:)?\s*([\d,\s-]+)$/.exec(value) ?? []
  if (label !== undefined) {
    const reason = `The label \`${label}\` of marked lines isn’t shown.`
    const todo = 'Write the label as a comment in the code, or below the code.'
    lose(page, site, { kind: 'code block', name: 'labels of lines', reason, todo }, value)
  }
  return lines === undefined ? [] : [`${key}{${lines.replace(/\s/g, '')}}`]
}

/** Returns the option that marks a text or the matches of a pattern, or `undefined` if the code doesn't contain any. */
function markedText(kind: MetaOption['kind'], value: string, code: string): string | undefined {
  if (kind === 'text')
    return value && code.includes(value) ? escaped(`/${value.replace(/[\\/]/g, '\\$&')}/`) : undefined
  try {
    const isFound = code.split('\n').some((line) => new RegExp(value).test(line))
    const isWord = literalPattern(value) === value
    return isFound ? escaped(`/${value.replaceAll('/', '\\/')}/${isWord ? '' : 'r'}`) : undefined
  } catch {
    return undefined
  }
}

/** Doubles backslashes, because Markdown removes those before punctuation. */
export function escaped(option: string): string {
  return option.replaceAll('\\', '\\\\')
}

/** Removes the marks of a diff from a block that names another language, and returns the options that mark its lines. */
function withoutDiffMarks(fence: Fence): string[] {
  const lines = fence.code.split('\n')
  const isMarked = (line: string) => /^[+-]/.test(line)
  const isIndented = lines.every((line) => line === '' || line.startsWith(' ') || isMarked(line))
  const numbers = (mark: string) => lines.flatMap((line, i) => (line.startsWith(mark) ? [i + 1] : [])).join(',')
  const [inserted, deleted] = [numbers('+'), numbers('-')]
  fence.code = lines.map((line) => (isMarked(line) || isIndented ? line.slice(1) : line)).join('\n')
  return [...(inserted ? [`ins={${inserted}}`] : []), ...(deleted ? [`del={${deleted}}`] : [])]
}
