import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

test('every test in the table of README.md exists', () => {
  const rows = [...read('README.md').matchAll(/^\| [^|]*\| `([^`]+)` \| ([^|]+) \|[^|]*\|$/gm)]
  const missing = rows.filter(([, file, name]) => !read(file!).includes(`'${name}'`)).map(([row]) => row)
  expect(rows.length).toBeGreaterThan(70)
  expect(missing).toEqual([])
})
