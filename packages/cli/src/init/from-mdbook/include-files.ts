import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { isFile } from '../shared/list-files.ts'
import { loseInclude } from '../shared/losses.ts'
import type { OldPage, OldSite } from '../shared/old-site.ts'

/** Replaces `{{#include file.rs:anchor}}` and similar expressions with the file's text, even within code blocks. */
export function withIncludes(text: string, page: OldPage, site: OldSite, file = page.file, depth = 0): string {
  return text
    .replace(
      /(\\?)\{\{\s*#(include|rustdoc_include|playground|playpen|title)\s+([^}]*?)\s*\}\}/g,
      (whole, backslash: string, name: string, rest: string) => {
        if (backslash) return whole.slice(1)
        if (name === 'title') return ''
        const [target = '', ...options] = rest.split(/\s+/)
        const [path = '', ...place] = target.split(':')
        if (path === '') return whole
        const source = resolve(dirname(file), path)
        if (!isFile(source) || depth > 8)
          return loseInclude(`include ${path}`, `The included file \`${path}\` doesn’t exist.`, page, site, whole)
        const content = readFileSync(source, 'utf8').replace(/\r\n?/g, '\n').replace(/\n$/, '')
        if (name === 'rustdoc_include' && place.length > 0) return withHiddenRest(content, place)
        const part = place.length === 0 ? withoutAnchors(content) : partOf(content, place)
        if (name.startsWith('play')) return `\`\`\`${['rust', ...options].join(',')}\n${part}\n\`\`\``
        return name === 'include' ? withIncludes(part, page, site, source, depth + 1) : part
      },
    )
    .replace(/\\(\{\{#)/g, '$1')
}

const anchorLine = /ANCHOR(?:_END)?:\s*[\w-]+/

function withoutAnchors(text: string): string {
  return text
    .split('\n')
    .filter((line) => !anchorLine.test(line))
    .join('\n')
}

/** Returns the whole file as Rust code, in which all lines but those in the given place are hidden. */
function withHiddenRest(text: string, place: readonly string[]): string {
  const { start, end } = rangeOf(text, place)
  return text
    .split('\n')
    .flatMap((line, i) => {
      if (anchorLine.test(line)) return []
      return [i >= start && i < end ? line : `# ${line}`.trimEnd()]
    })
    .join('\n')
}

/** Returns the lines between the comments `ANCHOR: name` and `ANCHOR_END: name`, or the lines with the given numbers. */
function partOf(text: string, place: readonly string[]): string {
  const { start, end } = rangeOf(text, place)
  return withoutAnchors(text.split('\n').slice(start, end).join('\n'))
}

/** Returns the zero-based first line of a place such as `10:12` or `anchor`, and the line after its last line. */
function rangeOf(text: string, place: readonly string[]): { start: number; end: number } {
  const lines = text.split('\n')
  const [first = '', last] = place
  if (/^\d*$/.test(first)) {
    const from = Number(first || 1)
    return { start: from - 1, end: last === undefined ? from : last === '' ? lines.length : Number(last) }
  }
  const find = (word: string) =>
    lines.findIndex((line) => new RegExp(`${word}:\\s*${first.replace(/[.$]/g, '\\$&')}(?![\\w-])`).test(line))
  const [start, end] = [find('ANCHOR'), find('ANCHOR_END')]
  return start < 0 ? { start: 0, end: 0 } : { start: start + 1, end: end < 0 ? lines.length : end }
}
