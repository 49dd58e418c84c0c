import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { type Fence, pageFences } from './titled-fences'

const tutorials = ['quick-start']
const template = join(import.meta.dirname, '../../node_modules/create-vite/template-react-ts')

test.each(tutorials)('%s marks each line that is new in a later version of a file, and no other line', (name) => {
  const versions = new Map<string, string>()
  const faults: string[] = []
  for (const fence of pageFences(`tutorials/${name}.md`).filter(({ title }) => title)) {
    const before = versions.get(fence.title!) ?? (marks(fence).length > 0 ? templateFile(fence.title!) : undefined)
    versions.set(fence.title!, fence.code)
    if (before === undefined) continue
    const expected = newLines(before, fence.code)
    if (marks(fence).join() !== expected.join())
      faults.push(`${fence.title} below "${fence.section}" marks ${marks(fence)}, but ${expected} are new`)
  }
  expect(faults).toEqual([])
})

test.each(tutorials)('%s shows its complete, final files at the end', (name) => {
  const fences = pageFences(`tutorials/${name}.md`).filter(({ title }) => title)
  const atEnd = fences.filter(({ section }) => section.startsWith('All files'))
  const files = new Map(atEnd.map(({ title, code }) => [title!, code]))
  expect([...files.keys()]).toContain('src/main.tsx')

  const earlier = fences.filter(({ section }) => !section.startsWith('All files'))
  for (const [title, code] of files) {
    expect(code).toBe(earlier.findLast((fence) => fence.title === title)?.code)
    const imports = [...code.matchAll(/ from '(\.[^']+)'/g)].map((match) => join(dirname(title), match[1]!))
    const isThere = (path: string) => ['', '.ts', '.tsx'].some((extension) => files.has(path + extension))
    expect(imports.filter((path) => !isThere(path))).toEqual([])
  }
})

function templateFile(title: string): string | undefined {
  const file = join(template, title)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Numbers of the lines that the first line of the block marks: `ins={2,4-6}`. */
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

/** Numbers of the lines that aren't part of the longest common subsequence. Blank lines don't count. */
function newLines(before: string, after: string): number[] {
  const a = before.trimEnd().split('\n')
  const b = after.trimEnd().split('\n')
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i]![j] = a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
  const numbers: number[] = []
  for (let i = 0, j = 0; j < b.length; ) {
    if (i < a.length && a[i] === b[j]) {
      i++
      j++
    } else if (i < a.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!) {
      i++
    } else {
      j++
      if (b[j - 1] !== '') numbers.push(j)
    }
  }
  return numbers
}
