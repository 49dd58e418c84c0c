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
        const part = place.length === 0 ? content : partOf(content, place)
        if (name.startsWith('play')) return `\`\`\`${['rust', ...options].join(',')}\n${part}\n\`\`\``
        return name === 'include' ? withIncludes(part, page, site, source, depth + 1) : part
      },
    )
    .replace(/\\(\{\{#)/g, '$1')
}

const anchorStart = /ANCHOR:\s*([\w-]+)/
const anchorEnd = /ANCHOR_END:\s*([\w-]+)/

/** Returns the lines between the comments `ANCHOR: name` and `ANCHOR_END: name`, or the lines with the given numbers. */
function partOf(text: string, [first = '', last]: readonly string[]): string {
  const lines = text.split('\n')
  if (/^\d*$/.test(first)) {
    const end = last === undefined && first !== '' ? Number(first) : last ? Number(last) : lines.length
    return lines.slice(Number(first || 1) - 1, end).join('\n')
  }
  let isIn = false
  const inside = lines.filter((line) => {
    const [start, end] = [anchorStart.exec(line)?.[1], anchorEnd.exec(line)?.[1]]
    if (start === first) isIn = true
    if (end === first) isIn = false
    return isIn && start === undefined && end === undefined
  })
  return inside.join('\n')
}
