import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { readFrontMatter } from '../../markdown/front-matter/front-matter.ts'
import { emptyPage } from '../../model/empty-page.ts'
import type { Page } from '../../model/page.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { sourceRoute } from '../../plan/routes.ts'

const headSize = 2048
const head = Buffer.allocUnsafe(headSize)

/**
 * Reads a page's front matter and first heading. They are enough to plan its route and sidebar entry, and reading them is much faster than
 * parsing the page. A file that can't be read is treated as empty.
 */
export function readPageMetadata(file: SourceFile): Page {
  const text = file.text ?? readHead(file.absolutePath)
  const { frontMatter, body } = readFrontMatter(text, file.path)
  const heading = /^# +(.+?)(?: *\{#[^}]*\})? *#*$/m.exec(body)?.[1]
  return {
    ...namedPage(file),
    frontMatter,
    title: frontMatter.title ?? (heading && plainText(heading)) ?? nameOf(file),
  }
}

/** Returns a page without contents. Its title is derived from the file name. */
export function namedPage(file: SourceFile): Page {
  return emptyPage(file.path, nameOf(file))
}

/** Reads the beginning of a file, or the whole file if its front matter is longer than `headSize`. */
function readHead(path: string): string {
  try {
    const file = openSync(path, 'r')
    const length = readSync(file, head, 0, headSize, 0)
    closeSync(file)
    const text = head.toString('utf8', 0, length)
    const isCut = length === headSize && text.startsWith('---') && !/\n---[ \t]*\r?\n/.test(text)
    return isCut ? readFileSync(path, 'utf8') : text
  } catch {
    return ''
  }
}

/** Strips inline Markdown: `` `createSlice` and [links](./x.md) `` → `createSlice and links` */
function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`+|\*|~~)(.+?)\1/g, '$2')
    .replace(/\\([\\`*_{}[\]()#+\-.!<>])/g, '$1')
    .trim()
}

function nameOf(file: SourceFile): string {
  const name = sourceRoute(file.path).split('/').at(-1)!.replace(/[-_]+/g, ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
