import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { lose, type OldPage } from '../../model/old-site.ts'
import { loseInclude } from '../../passes/losses.ts'
import { isFile } from '../../util/list-files.ts'
import { fenceText, maskCode, unmask } from '../../util/mask-code.ts'
import { splitFrontMatter } from '../../util/split-front-matter.ts'
import type { VitePressContext } from './vitepress-context.ts'

/** Replaces `<!--@include: ./part.md{3,10}-->` with the file's text. */
export function withIncludes(text: string, page: OldPage, context: VitePressContext, file: string, depth = 0): string {
  return text.replace(/<!--\s*@include:\s*(.*?)\s*-->/g, (whole, target: string) => {
    const [, path = '', region, range] = /^(.*?)(?:#([^\s{]+))?\s*(?:\{(\d*,?\d*)\})?$/.exec(target) ?? []
    const place = locate(path, file, context)
    if (!isFile(place) || depth > 8)
      return loseInclude(`@include ${path}`, `The included file \`${path}\` doesn’t exist.`, page, context.site, whole)
    const content = splitFrontMatter(readFileSync(place, 'utf8')).body
    const part = region ? regionOf(content, region) : content
    if (part === undefined)
      return loseInclude(`@include ${path}`, `\`${path}\` has no region \`${region}\`.`, page, context.site, whole)
    const [from = '', to = from] = (range ?? '').split(',')
    const lines = part.split('\n')
    const chosen = range
      ? lines.slice(Number(from || 1) - 1, to === '' ? undefined : Number(to)).join('\n')
      : lines.join('\n')
    return withIncludes(chosen, page, context, place, depth + 1).trimEnd()
  })
}

/** Replaces `<<< @/file.ts#region{2 ts}` with a code block. */
export function withSnippets(text: string, page: OldPage, context: VitePressContext): string {
  const { text: masked, parts } = maskCode(text)
  const replaced = masked.replace(
    /^([ \t]*)<<<[ \t]*(\S[^\n]*?)[ \t]*$/gm,
    (whole, indent: string, written: string, at: number) => {
      const title = /\s*\[(.+)\]$/.exec(written)
      let rest = title ? written.slice(0, title.index) : written
      const braces = /\s*\{([^{}]*)\}$/.exec(rest)
      if (braces) rest = rest.slice(0, braces.index)
      const region = /#([\w.-]+)$/.exec(rest)
      const path = region ? rest.slice(0, region.index) : rest
      const place = locate(path.trim(), page.file, context)
      const code = isFile(place) ? readFileSync(place, 'utf8').replace(/\r\n?/g, '\n').trimEnd() : undefined
      const shown = code === undefined ? undefined : region ? regionOf(code, region[1]!) : code
      if (shown === undefined) {
        const missing =
          code === undefined ? `The file \`${path}\` doesn’t exist.` : `\`${path}\` has no region \`${region?.[1]}\`.`
        lose(page, context.site, { kind: 'code block', name: 'snippet', reason: missing }, whole.trim())
        return ''
      }
      // VitePress names the code after the file, and shows the name as the label of a tab, or with the plugin for icons.
      const isTitled = title || context.hasTitles || openCodeGroup.test(masked.slice(0, at))
      const words = (braces?.[1] ?? '').trim().split(/\s+/).filter(Boolean)
      const lines = words[0] && /^[\d,-]+$/.test(words[0]) ? words.shift() : undefined
      const lang = words.shift() ?? /\.(\w+)$/.exec(path.trim())?.[1] ?? ''
      const info = [
        lang,
        lines && `{${lines}}`,
        ...words,
        isTitled && `[${title?.[1] ?? path.trim().split('/').at(-1)}]`,
      ]
        .filter(Boolean)
        .join(' ')
      const fence = fenceText({ kind: 'fence', marker: '```', info, code: shown, line: 0 })
      return fence
        .split('\n')
        .map((line) => indent + line)
        .join('\n')
    },
  )
  return unmask(replaced, parts)
}

/** Text that ends within a code group. */
const openCodeGroup = /^[ \t]*:{3,}[ \t]*code-group[^\n]*\n(?:(?![ \t]*:{3,}[ \t]*$)[^\n]*\n)*(?![\s\S])/m

function locate(path: string, file: string, { srcDir }: VitePressContext): string {
  return path.startsWith('@') ? join(srcDir, path.replace(/^@\/?/, '')) : resolve(dirname(file), path)
}

const regionMarker =
  /^\s*(?:\/\/|\/\*|<!--|--|::|#|\(\*|"\/\/|rem\b|@rem\b)?\s*(?:#|pragma\s+)?\s*(end\s?)?region\b[ \t]*"?(.*?)"?\s*(?:\*\/|-->|\*\)|":\s*"",?)?\s*$/i

/** Returns the lines of a region without their common indentation, or `undefined` if the file doesn't have this region. */
function regionOf(text: string, name: string): string | undefined {
  const lines = text.split('\n')
  const marks = lines.map((line) => (/region/i.test(line) ? regionMarker.exec(line) : null))
  const start = marks.findIndex((mark) => mark && !mark[1] && mark[2] === name)
  if (start < 0) return undefined
  let depth = 0
  const end = marks.findIndex((mark, i) => {
    if (i <= start || !mark) return false
    if (!mark[1]) depth++
    else if (mark[2] === name || (mark[2] === '' && depth === 0)) return true
    else depth--
    return false
  })
  const inside = lines.slice(start + 1, end < 0 ? undefined : end).filter((_, i) => !marks[start + 1 + i])
  const indent = Math.min(...inside.filter((line) => line.trim()).map((line) => /^\s*/.exec(line)![0].length))
  return inside
    .map((line) => line.slice(Number.isFinite(indent) ? indent : 0))
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
}
