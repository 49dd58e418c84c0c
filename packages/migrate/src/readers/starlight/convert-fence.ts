import { literalPattern } from '@docs-engine/cli/internal'
import { lose, type OldPage, type OldSite } from '../../model/old-site.ts'
import { withoutColors } from '../../passes/losses.ts'
import type { Fence } from '../../util/mask-code.ts'
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
  if (lang === 'ansi') fence.code = withoutColors(fence.code, site)
  const optionValue = (key: string) => options.find(({ name, value }) => name === key && value !== '')?.value
  const title = optionValue('title')
  const place: MarkPlace = { fence, page, site }
  const words = [
    ...(title ? [`title=${escaped(title.includes('"') ? `'${title}'` : `"${title}"`)}`] : []),
    ...(own === undefined ? [] : withoutDiffMarks(fence)),
    ...options.flatMap((option) => convertOption(option, place)),
  ]
  const isNumbered = words.some((word) => word.startsWith('showLineNumbers='))
  const shown = words.filter((word) => !isNumbered || word !== 'showLineNumbers')
  // The first word would be the language.
  fence.info = [lang || (shown.length > 0 && 'text'), ...shown].filter(Boolean).join(' ')
}

interface MarkPlace {
  fence: Fence
  page: OldPage
  site: OldSite
}

function convertOption(option: MetaOption, place: MarkPlace): string[] {
  const { name, kind, value } = option
  if (/^(?:title|lang|frame)$/.test(name)) return []
  if (/^(?:mark|ins|del|add|rem)?$/.test(name) && kind !== 'flag') return convertMark(option, place)
  if (name === 'startLineNumber') return [`showLineNumbers=${value}`]
  if (name === 'wrap' || name === 'showLineNumbers') return value === 'false' ? [] : [name]
  place.site.warnings.omit(`code block option \`${name}\``)
  return []
}

function convertMark({ name, kind, value }: MetaOption, { fence, page, site }: MarkPlace): string[] {
  const key = { '': '', mark: '', ins: 'ins=', add: 'ins=' }[name] ?? 'del='
  if (kind !== 'range') {
    const marked = markedText(kind, value, fence.code)
    return marked === undefined ? [] : [key + marked]
  }
  const [, , label, lines] = /^\s*(?:(["'])(.*?)\1:)?\s*([\d,\s-]+)$/.exec(value) ?? []
  if (label !== undefined) {
    const reason = `The label \`${label}\` of marked lines isn’t shown.`
    lose(page, site, { kind: 'code block', name: 'labels of lines', reason }, value)
  }
  return lines ? [`${key}{${lines.replace(/\s/g, '')}}`] : []
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
function escaped(option: string): string {
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
