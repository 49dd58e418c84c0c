import { posix } from 'node:path'
import type { CodeBlock } from '../model/code-block.ts'

/** The TypeScript of one page, as files of a folder. */
export interface PageSamples {
  files: SampleSource[]
  /** Indices of the fences that are compiled. */
  checked: number[]
  /** Indices of those that are not. */
  skipped: number[]
  /** Indices of those that are executed, with the index of their entry in `files`. */
  runs: { fence: number; entry: number }[]
}

export interface SampleSource {
  /** Path in the page's folder, unique. */
  name: string
  text: string
  /** The fence it comes from. */
  fence: number
  /** The line of the fence's text, from 0, in which the file starts. */
  start: number
  /** Lines of the prelude which stand above. */
  preludeLines: number
  /** Errors that have to occur. */
  expected: number[]
}

/** A place in a fence: line 0 is the fence's first line; the column counts from 0. */
export interface CodeBlockPosition {
  fence: number
  line: number
  column: number
}

const typeScriptFile = /\.([cm]?ts|tsx)$/

/** What the fences of a page are to the compiler. */
export function pageSamples(fences: CodeBlock[]): PageSamples {
  const files: SampleSource[] = []
  const result: PageSamples = { files, checked: [], skipped: [], runs: [] }
  const prelude = fences
    .filter((fence) => fence.prelude)
    .flatMap((fence) => fence.files.map((file) => file.text))
    .join('\n')
  const preludeLines = prelude === '' ? 0 : prelude.split('\n').length

  fences.forEach((fence, index) => {
    if (fence.files.length === 0 || fence.prelude) return
    const isTypeScript = fence.lang !== 'json'
    if (isTypeScript && fence.nocheck !== undefined) {
      result.skipped.push(index)
      return
    }
    if (isTypeScript) result.checked.push(index)
    fence.files.forEach((file, position) => {
      const isLast = position === fence.files.length - 1
      const hasPrelude = file.name === '' && preludeLines > 0
      const name =
        file.name === '' ? `sample${index}.${fence.lang === 'tsx' ? 'tsx' : 'ts'}` : posix.join('/', file.name).slice(1)
      renameOlder(files, name)
      files.push({
        name,
        text: hasPrelude ? `${prelude}\n${file.text}` : file.text,
        fence: index,
        start: file.start,
        preludeLines: hasPrelude ? preludeLines : 0,
        expected: isLast ? fence.errors : [],
      })
      if (isLast && fence.run && isTypeScript) result.runs.push({ fence: index, entry: files.length - 1 })
    })
  })
  return result
}

/** A title that comes again is a later version: importers see that one. */
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

/** Whether the page declares something for other modules: then it needs a program of its own. */
export function isAmbient({ files }: PageSamples): boolean {
  return files.some(
    ({ name, text }) => name.endsWith('.d.ts') || /^\s*(export\s+)?declare\s+(module|global)\b/m.test(text),
  )
}

/** Whether TypeScript compiles the file by itself; JSON is read when it is imported. */
export function isCompiled({ name }: SampleSource): boolean {
  return typeScriptFile.test(name)
}

/** The place in the page's fences that an offset of a file comes from. */
export function samplePosition(source: SampleSource, offset: number, fences: CodeBlock[]): CodeBlockPosition {
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
