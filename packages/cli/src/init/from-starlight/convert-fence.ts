import { literalPattern } from '../../code/line-marks.ts'
import { reportRenderedBlock, withoutColors } from '../shared/losses.ts'
import type { Fence } from '../shared/mask-code.ts'
import { lose, type OldPage, type OldSite } from '../shared/old-site.ts'

/** Converts the options of Expressive Code. */
export function convertFence(fence: Fence, page: OldPage, site: OldSite): void {
  // As Expressive Code does, so that the line numbers of marks fit.
  fence.code = fence.code.replace(/^(?:[ \t]*\n)+|\s+$/g, '')
  // A backslash escapes punctuation in Markdown, so a pattern contains two of them.
  const info = fence.info.replaceAll('\\\\', '\\')
  const [, written = '', rest = ''] = /^([^\s{]*)(.*)$/s.exec(info) ?? []
  const own = written === 'diff' ? /\slang=["']?(\w+)/.exec(rest)?.[1] : undefined
  const lang = own ?? written
  const changes = own === undefined ? [] : withoutDiffMarks(fence)
  if (/^(?:mermaid|d2|plantuml|dot)$/.test(lang)) reportRenderedBlock(lang, fence, page, site)
  if (lang === 'ansi') fence.code = withoutColors(fence.code, site)
  const words: string[] = changes
  for (const [word, key, value = ''] of rest.matchAll(
    /(?:([\w-]+)=)?(\{[^}]*\}|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/(?:\\.|[^\\])+?\/(?=\s|$))|\S+/g,
  )) {
    const name = key ?? (value ? 'mark' : word.replace(/=.*$/, ''))
    const option = value === '' ? word.slice(name.length + 1) : value
    if (/^(?:mark|ins|del|add|rem)$/.test(name) && option !== '') {
      const label = /^\{["'](.*?)["']:/.exec(option)?.[1]
      if (label !== undefined) {
        const reason = `The label \`${label}\` of marked lines isn’t shown.`
        const todo = 'Write the label as a comment in the code, or below the code.'
        lose(page, site, { kind: 'code block', name: 'labels of lines', reason, todo }, option)
      }
      if (!option.startsWith('{')) {
        const marked = /["'/]$/.test(option) ? markedText(option, fence.code) : undefined
        if (marked)
          words.push(/^(?:ins|add)$/.test(name) ? `ins=${marked}` : name === 'mark' ? marked : `del=${marked}`)
        continue
      }
      const lines = /^\{(?:["'].*?["']:)?\s*([\d,\s-]+)\}$/.exec(option)?.[1]
      if (!lines) continue
      const own = `{${lines.replace(/\s/g, '')}}`
      words.push(name === 'mark' ? own : `${/^(?:ins|add)$/.test(name) ? 'ins' : 'del'}=${own}`)
    } else if (name === 'title' && option) words.push(`title=${JSON.stringify(option.replace(/^["']|["']$/g, ''))}`)
    else if (name === 'startLineNumber') words.push(`showLineNumbers=${option}`)
    else if (name === 'lang' && own !== undefined) continue
    else if (word === 'wrap' || word === 'showLineNumbers') words.push(word)
    else site.warnings.omit(`code \`${name}\``)
  }
  const isNumbered = words.some((word) => word.startsWith('showLineNumbers='))
  fence.info = [lang, ...words.filter((word) => !isNumbered || word !== 'showLineNumbers')].filter(Boolean).join(' ')
}

/** Returns the option that marks the same text as `"text"` or `/pattern/`, or `undefined` if the code doesn't contain it. */
function markedText(option: string, code: string): string | undefined {
  const source = /^\/(.+)\/$/s.exec(option)?.[1]
  if (source === undefined) {
    const text = option.slice(1, -1).replace(/\\(["'])/g, '$1')
    return text && code.includes(text) ? `/${text.replace(/[\\/]/g, '\\\\$&')}/` : undefined
  }
  try {
    const isFound = code.split('\n').some((line) => new RegExp(source).test(line))
    // In Markdown, a backslash escapes punctuation, so that two of them stand for one.
    const pattern = source.replace(/\\\/|\//g, '\\/').replaceAll('\\', '\\\\')
    return isFound ? `/${pattern}/${literalPattern(source) === source ? '' : 'r'}` : undefined
  } catch {
    return undefined
  }
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
