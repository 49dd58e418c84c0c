import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { OldPage, OldSite } from '../../model/old-site.ts'
import { loseInclude } from '../../passes/losses.ts'
import { isFile } from '../../util/list-files.ts'

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
        const part = place.length === 0 ? content : partOf(content, place)
        if (name.startsWith('play')) return `\`\`\`${['rust', ...options].join(',')}\n${part}\n\`\`\``
        return name === 'include' ? withIncludes(part, page, site, source, depth + 1) : part
      },
    )
    .replace(/\\(\{\{#)/g, '$1')
}

const anchorStart = /ANCHOR:\s*([\w-]+)/
const anchorEnd = /ANCHOR_END:\s*([\w-]+)/

/** Returns the whole file as Rust code, in which all lines but those in the given place are hidden. */
function withHiddenRest(text: string, place: readonly string[]): string {
  return linesOf(text, place)
    .map(({ line, isIn }) => (isIn ? line : `# ${line}`.trimEnd()))
    .join('\n')
}

/** Returns the lines between the comments `ANCHOR: name` and `ANCHOR_END: name`, or the lines with the given numbers. */
function partOf(text: string, place: readonly string[]): string {
  const lines = linesOf(text, place)
  // `include` stops at the end of the first section, unlike `rustdoc_include`.
  const first = lines.find(({ isIn }) => isIn)?.section
  return lines
    .filter(({ isIn, section }) => isIn && section === first)
    .map(({ line }) => line)
    .join('\n')
}

interface PlacedLine {
  line: string
  isIn: boolean
  /** Number of the section. An anchor that is opened several times has several sections. */
  section: number
}

/** Returns the lines of a file, without its anchors, and whether they are in a place such as `10:12` or `anchor`. */
function linesOf(text: string, [first = '', last]: readonly string[]): PlacedLine[] {
  const lines = text.split('\n')
  if (/^\d*$/.test(first)) {
    const start = Number(first || 1)
    const end = last === undefined && first !== '' ? start : last ? Number(last) : lines.length
    return lines.map((line, i) => ({ line, isIn: i + 1 >= start && i < end, section: 0 }))
  }
  let isIn = false
  let section = 0
  return lines.flatMap((line) => {
    const [start, end] = [anchorStart.exec(line)?.[1], anchorEnd.exec(line)?.[1]]
    if (start === undefined && end === undefined) return [{ line, isIn, section }]
    if (start === first && !isIn) {
      isIn = true
      section++
    } else if (end === first) isIn = false
    return []
  })
}
