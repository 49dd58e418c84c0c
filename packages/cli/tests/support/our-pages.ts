import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const content = fileURLToPath(new URL('../../../../content', import.meta.url))

/**
 * Reads the Markdown pages of the Redux Toolkit docs, sorted by path.
 *
 * @param options.every Reads one page out of this number, unless `DOCS_TEST_ALL` is set. Default: 1.
 */
export function ourPages({ every = 1 } = {}): { name: string; text: string }[] {
  const names = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
  const step = process.env.DOCS_TEST_ALL ? 1 : every
  return names
    .sort()
    .filter((_, index) => index % step === 0)
    .map((name) => ({ name, text: readFileSync(join(content, name), 'utf8') }))
}
