import { asRanges } from './code-fence.ts'

interface VirtualFile {
  name: string
  isHidden: boolean
  code: string
}

/**
 * Converts the file markers of remark-typescript-tools, such as `// file: store.ts noEmit`, to those of Twoslash. Readers see a marker only
 * if the code block shows more than one file, and they don't see the files with `noEmit`.
 */
export function convertVirtualFiles(code: string): string {
  const marker = /^\/\/ file: ([\w\-./[\]]+)(?: (.*))?\s*$/
  const files: VirtualFile[] = []
  for (const line of code.split('\n')) {
    const [, name, flags = ''] = marker.exec(line) ?? []
    // The plugin omits the text above the first marker, which is usually empty.
    if (name) files.push({ name, isHidden: flags.split(' ').includes('noEmit'), code: '' })
    else if (files.length > 0) files.at(-1)!.code += `${line}\n`
  }
  if (files.length === 0) return code
  const shown = files.filter(({ isHidden }) => !isHidden)
  if (files.length === 1) return shown[0]?.code.trim() ?? ''
  const lines: string[] = []
  let isCut = false
  const cut = (wanted: boolean) => {
    if (wanted !== isCut) lines.push(wanted ? '// ---cut-start---' : '// ---cut-end---')
    isCut = wanted
  }
  for (const file of files) {
    cut(file.isHidden || shown.length === 1)
    lines.push(`// @filename: ${file.name}`)
    cut(file.isHidden)
    lines.push(file.code.trim())
    if (!file.isHidden && file !== files.at(-1)) lines.push('')
  }
  cut(false)
  return lines.join('\n')
}

/**
 * Converts the line numbers in an opening line, which count all lines of the code, to numbers that count only the lines that are shown.
 * Marks of hidden lines are removed.
 */
export function withShownLines(meta: string, code: string): string {
  const shown = new Map<number, number>()
  let isCut = false
  for (const [i, line] of code.split('\n').entries()) {
    if (line === '// ---cut-start---') isCut = true
    else if (line === '// ---cut-end---') isCut = false
    else if (!isCut) shown.set(i + 1, shown.size + 1)
  }
  return meta
    .replace(/(^|\s)(\w+=)?\{([\d,-]+)\}/g, (_, space: string, mark = '', ranges: string) => {
      const lines = linesOf(ranges).flatMap((line) => shown.get(line) ?? [])
      return lines.length > 0 ? `${space}${mark}{${asRanges(lines)}}` : ''
    })
    .trim()
}

/** Lists the lines in ranges: `1-3,5` → 1, 2, 3, 5 */
function linesOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, i) => from + i)
  })
}
