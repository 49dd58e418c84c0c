import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { type Fence, pageFences, titledFences } from './titled-fences'

const tutorials = ['quick-start', 'typescript', 'rtk-query']
const template = join(import.meta.dirname, '../../node_modules/create-vite/template-react-ts')

test.each(tutorials)('%s marks each line that is new in a later version of a file, and no other line', (name) => {
  const versions = new Map<string, string>()
  const faults: string[] = []
  for (const fence of pageFences(`tutorials/${name}.md`).filter(({ title }) => title)) {
    const before = versions.get(fence.title!) ?? (marks(fence).length > 0 ? templateFile(fence.title!) : undefined)
    versions.set(fence.title!, fence.code)
    if (before === undefined) continue
    const old = contentLines(before).map(({ text }) => text)
    const lines = contentLines(fence.code)
    const marked = marks(fence)
    const unmarked = lines.filter(({ number }) => !marked.includes(number)).map(({ text }) => text)
    const common = commonLength(
      old,
      lines.map(({ text }) => text),
    )
    const where = `${fence.title} below "${fence.section}"`
    if (commonLength(old, unmarked) < unmarked.length) faults.push(`${where}: a new line isn't marked`)
    else if (unmarked.length < common) faults.push(`${where}: an old line is marked`)
  }
  expect(faults).toEqual([])
})

test.each(tutorials)('%s shows every file that another file of the finished app imports', (name) => {
  const files = titledFences(`tutorials/${name}.md`)
  expect([...files.keys()]).toContain('src/main.tsx')
  for (const [title, code] of files) {
    const imports = [...code.matchAll(/ from '(\.[^']+)'/g)].map((match) => join(dirname(title), match[1]!))
    const isShown = (path: string) => ['', '.ts', '.tsx'].some((extension) => files.has(path + extension))
    expect(imports.filter((path) => !isShown(path))).toEqual([])
  }
})

function templateFile(title: string): string | undefined {
  const file = join(template, title)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Returns the numbers of the lines that a code block's options mark as inserted: `ins={2,4-6}`. */
function marks({ info }: Fence): number[] {
  const list = /(?:^|\s)(?:ins=)?\{([\d,-]+)\}/.exec(info)?.[1] ?? ''
  return list
    .split(',')
    .filter(Boolean)
    .flatMap((range) => {
      const [from, to = from] = range.split('-').map(Number) as [number, number?]
      return Array.from({ length: to - from + 1 }, (_, i) => from + i)
    })
}

function contentLines(code: string): { number: number; text: string }[] {
  return code.split('\n').flatMap((text, i) => (text.trim() ? [{ number: i + 1, text: text.trim() }] : []))
}

/** Returns the length of the longest common subsequence. */
function commonLength(a: string[], b: string[]): number {
  let row = new Array<number>(b.length + 1).fill(0)
  for (const line of a) {
    const next = [0]
    for (const [j, other] of b.entries()) next.push(line === other ? row[j]! + 1 : Math.max(row[j + 1]!, next[j]!))
    row = next
  }
  return row[b.length]!
}
