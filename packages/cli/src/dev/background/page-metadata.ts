import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { readFrontMatter } from '../../markdown/front-matter/front-matter.ts'
import { emptyPage } from '../../model/empty-page.ts'
import type { Page } from '../../model/page.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { sourceRoute } from '../../plan/routes.ts'

const headSize = 2048
const head = Buffer.allocUnsafe(headSize)

/**
 * A page as far as its front matter and its first heading tell: enough for routes and sidebar. It takes a hundredth of
 * the time of parsing. A file which cannot be read counts as empty.
 */
export function readPageMetadata(file: SourceFile): Page {
  const text = readHead(file.absolutePath)
  const { frontMatter, body } = readFrontMatter(text, file.path)
  const heading = /^# +(.+?)(?: *\{#[^}]*\})? *#*$/m.exec(body)?.[1]
  return {
    ...namedPage(file),
    frontMatter,
    title: frontMatter.title ?? (heading && plainText(heading)) ?? nameOf(file),
  }
}

/** A page of which nothing but the file's name is known. */
export function namedPage(file: SourceFile): Page {
  return emptyPage(file.path, nameOf(file))
}

/** The beginning of a file; all of it if its front matter is longer. */
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

/** `` `createSlice` and [links](./x.md) `` → `createSlice and links` */
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
