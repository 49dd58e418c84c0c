import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

test('each test in the table of points exists', () => {
  const rows = [...read('README.md').matchAll(/^\| [^|]*\| `([^`]+)` \| ([^|]+) \|[^|]*\|$/gm)]
  const missing = rows.filter(([, file, name]) => !read(file!).includes(`'${name}'`)).map(([row]) => row)
  expect(rows.length).toBeGreaterThan(70)
  expect(missing).toEqual([])
})
