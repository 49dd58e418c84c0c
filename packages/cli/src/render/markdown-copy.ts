import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFrontMatter } from '../content/front-matter.ts'
import { markdownPath } from '../plan/generated-paths.ts'
import type { OutputFile, Route, Site } from '../types.ts'

/** The page as Markdown, under its own title. */
export function markdownCopy({ path, page }: Route, site: Site): OutputFile {
  const { body } = readFrontMatter(readFileSync(join(site.root, page.source), 'utf8'), page.source)
  const text = body.trim()
  return {
    path: markdownPath(path).slice(1),
    contents: `${text.startsWith('# ') ? '' : `# ${page.title}\n\n`}${text}\n`,
  }
}
