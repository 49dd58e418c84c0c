import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFrontMatter } from '../../packages/cli/src/markdown/front-matter/front-matter.ts'
import { pageSections } from './page-sections.ts'

const folder = join(import.meta.dirname, '..')
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  // Leave out blog posts, which are part of the archive.
  .filter((name) => /\.mdx?$/.test(name) && !/(?:^|\/)_|^blog\//.test(name))
  .sort()
  .map((name) => ({ name, source: readFileSync(join(folder, name), 'utf8') }))

test('the folder of the content contains all pages', () => {
  expect(pages.length).toBeGreaterThanOrEqual(55)
})

test.each(pages)(
  '$name has a description of 110 to 160 characters, and headings without gaps or duplicates',
  ({ name, source }) => {
    const { frontMatter } = readFrontMatter(source, name)
    const headings = pageSections(source)
    const levels = headings.map(({ level }) => level)
    const faults: string[] = []

    const length = frontMatter.description?.length ?? 0
    if (length < 110 || length > 160) faults.push(`The description has ${length} characters, not 110 to 160.`)
    // The title in the front matter is rendered as the h1, unless the text begins with one.
    const titles = levels.filter((level) => level === 1).length
    if (titles > 1 || (titles === 1 && levels[0] !== 1)) faults.push('The page has a second h1.')
    if (titles === 0 && !frontMatter.title) faults.push('The page has no h1.')
    for (const [index, { level, title, line }] of headings.entries()) {
      if (level > (levels[index - 1] ?? 1) + 1) faults.push(`Line ${line}: "${title}" skips a level.`)
      const same = headings.findIndex((other) => other.title === title)
      if (same < index) faults.push(`Line ${line}: "${title}" is also the heading of line ${headings[same]!.line}.`)
    }
    expect(faults).toEqual([])
  },
)
