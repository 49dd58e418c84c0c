import { posix } from 'node:path'
import type { SampleBlock } from '../model/page-input.ts'
import type { PageSamples, SampleSource } from '../model/page-unit.ts'
import { preludeOf } from '../model/setup.ts'

/** A position in a code block. Line 0 is the opening line; columns count from 0. */
export interface CodeBlockPosition {
  fence: number
  line: number
  column: number
}

const extensions: Record<string, string> = { tsx: 'tsx', js: 'js', javascript: 'js', jsx: 'jsx' }

/** Collects the files of a page's code blocks for the compiler. */
export function pageSamples(fences: SampleBlock[]): PageSamples {
  const files: SampleSource[] = []
  const result: PageSamples = { files, checked: [], skipped: [], runs: [] }
  const prelude = preludeOf(fences)
  const preludeLines = prelude === '' ? 0 : prelude.split('\n').length

  fences.forEach((fence, index) => {
    if (fence.files.length === 0 || fence.prelude) return
    // The compile errors in the text after the block would hide the message about the missing closing line.
    if (fence.isUnclosed) return
    const isCode = fence.lang !== 'json'
    if (isCode && fence.nocheck !== undefined) {
      result.skipped.push(index)
      return
    }
    if (isCode) result.checked.push(index)
    fence.files.forEach((file, position) => {
      const isLast = position === fence.files.length - 1
      const hasPrelude = file.name === '' && preludeLines > 0
      const name =
        file.name === '' ? `sample${index}.${extensions[fence.lang] ?? 'ts'}` : posix.join('/', file.name).slice(1)
      // Skip an imported file that has already been added for another region or another importing file.
      if (file.isImported && files.some((other) => other.name === name && other.text === file.text)) return
      renameOlder(files, name)
      const text = hasPrelude ? `${prelude}\n${file.text}` : file.text
      files.push({
        name,
        text,
        fence: index,
        start: file.start,
        preludeLines: hasPrelude ? preludeLines : 0,
        expected: isLast ? fence.errors : [],
        ...(file.origin !== undefined && { origin: file.origin }),
        ...(file.isImported && { isImported: true }),
      })
      if (isLast && fence.run && isCode) result.runs.push({ fence: index, entry: files.length - 1 })
    })
  })
  return result
}

/**
 * Renames an earlier file with the same name. If a title is repeated, the later code block is a newer version of the
 * file, and imports resolve to the latest version.
 */
function renameOlder(files: SampleSource[], name: string): void {
  const older = files.find((file) => file.name === name)
  if (!older) return
  for (let version = 1; ; version++) {
    const free = name.replace(/((\.d)?\.\w+)$/, `__v${version}$1`)
    if (files.some((file) => file.name === free)) continue
    older.name = free
    return
  }
}

/** Returns whether the page declares global types or modules, so that it needs a separate program. */
export function isAmbient({ files }: PageSamples): boolean {
  return files.some(
    ({ name, text }) => name.endsWith('.d.ts') || /^\s*(export\s+)?declare\s+(module|global)\b/m.test(text),
  )
}

/** Converts an offset in a file to a position in the page's code blocks. */
export function samplePosition(source: SampleSource, offset: number, fences: SampleBlock[]): CodeBlockPosition {
  const before = source.text.slice(0, offset)
  const line = before.split('\n').length - 1
  const column = before.length - (before.lastIndexOf('\n') + 1)
  if (line >= source.preludeLines) {
    return { fence: source.fence, line: 1 + source.start + line - source.preludeLines, column }
  }
  let first = 0
  for (const [index, fence] of fences.entries()) {
    if (!fence.prelude) continue
    for (const file of fence.files) {
      const lines = file.text.split('\n').length
      if (line < first + lines) return { fence: index, line: 1 + file.start + line - first, column }
      first += lines
    }
  }
  return { fence: source.fence, line: 0, column: 0 }
}

export function isJavaScript({ name }: SampleSource): boolean {
  return /\.(?:[cm]?js|jsx)$/.test(name)
}
