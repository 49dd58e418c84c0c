import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { componentNames, convertHtml, reportClasses } from '../shared/convert-html.ts'
import { convertLinks } from '../shared/convert-links.ts'
import { reportEmoji } from '../shared/emoji.ts'
import { headingText, keepHeadingIds, tableOfContents, uniqueIds } from '../shared/heading-ids.ts'
import { isFile } from '../shared/list-files.ts'
import { type Fence, fenceText, maskCode, unmask } from '../shared/mask-code.ts'
import { lose, type OldPage, type OldSite } from '../shared/old-site.ts'
import { splitFrontMatter } from '../shared/split-front-matter.ts'

/** What the conversions of all VitePress pages share. */
export interface VitePressContext {
  site: OldSite
  /** The folder that `@/` in snippets and includes stands for. */
  srcDir: string
  hasMath: boolean
  containers: readonly string[]
  /** Class names in the stylesheets of the theme. */
  themeClasses: ReadonlySet<string>
}

/** Converts the text of a page to the engine's Markdown. */
export function convertVitePressPage(page: OldPage, context: VitePressContext): string {
  const { site } = context
  const source = withSnippets(withIncludes(page.block.body, page, context, page.file), page, context)
  const masked = maskCode(source)
  for (const part of masked.parts) if (part.kind === 'fence') convertFence(part, page, context)
  let { text } = masked
  text = text.replace(
    /^([ \t]*:{3,}[ \t]*v-pre)([\s\S]*?)^([ \t]*:{3,})[ \t]*$/gm,
    (_, open: string, inner: string, close: string) =>
      `${open}\uE000${masked.parts.push({ kind: 'verbatim', text: inner }) - 1}\uE001${close}`,
  )
  text = convertScripts(text, site)
  text = text.replace(/^\[\[toc\]\][ \t]*$/gim, () => tableOfContents(text, masked.parts, idsOfVitePress()))
  text = convertComponents(text, page, context)
  text = closeContainers(convertContainers(text, page, context))
  text = convertHtml(text, page, site)
  reportVue(text, page, site)
  if (context.hasMath) reportMath(text, page, site)
  reportEmoji(text, page, site)
  reportClasses(text, page, site, context.themeClasses)
  text = keepHeadingIds(text, masked.parts, idsOfVitePress(), /\s*\{#([^\s{}]+)[^{}]*\}\s*$/)
  text = convertLinks(text, page, site)
  return unmask(text, masked.parts)
}

/** Replaces `<!--@include: ./part.md{3,10}-->` by the text of the file. */
function withIncludes(text: string, page: OldPage, context: VitePressContext, file: string, depth = 0): string {
  return text.replace(/<!--\s*@include:\s*(.*?)\s*-->/g, (whole, target: string) => {
    const [, path = '', region, range] = /^(.*?)(?:#([^\s{]+))?\s*(?:\{(\d*,?\d*)\})?$/.exec(target) ?? []
    const place = locate(path, file, context)
    if (!isFile(place) || depth > 8) {
      lose(
        page,
        context.site,
        {
          kind: 'page',
          name: `@include ${path}`,
          reason: `The included file \`${path}\` doesn’t exist.`,
          todo: 'Create the file in the old site, or write the text in the new page.',
        },
        whole,
      )
      return ''
    }
    const content = splitFrontMatter(readFileSync(place, 'utf8')).body
    const part = region ? (regionOf(content, region) ?? headingRegion(content, region)) : content
    const [from = '', to = from] = (range ?? '').split(',')
    const lines = (part ?? content).split('\n')
    const chosen = range
      ? lines.slice(Number(from || 1) - 1, to === '' ? undefined : Number(to)).join('\n')
      : lines.join('\n')
    return withIncludes(chosen, page, context, place, depth + 1).trimEnd()
  })
}

/** Replaces `<<< @/file.ts#region{2 ts}` by a code block. */
function withSnippets(text: string, page: OldPage, context: VitePressContext): string {
  const { text: masked, parts } = maskCode(text)
  const replaced = masked.replace(
    /^([ \t]*)<<<[ \t]*(\S[^\n]*?)[ \t]*$/gm,
    (whole, indent: string, written: string) => {
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
        lose(
          page,
          context.site,
          { kind: 'code block', name: 'snippet', reason: missing, todo: 'Write the code in the new page.' },
          whole.trim(),
        )
        return ''
      }
      const words = (braces?.[1] ?? '').trim().split(/\s+/).filter(Boolean)
      const lines = words[0] && /^[\d,-]+$/.test(words[0]) ? words.shift() : undefined
      const lang = words.shift() ?? /\.(\w+)$/.exec(path.trim())?.[1] ?? ''
      const info = [lang, lines && `{${lines}}`, ...words, title && `[${title[1]}]`].filter(Boolean).join(' ')
      const fence = fenceText({ kind: 'fence', marker: '```', info, code: shown, line: 0 })
      return fence
        .split('\n')
        .map((line) => indent + line)
        .join('\n')
    },
  )
  return unmask(replaced, parts)
}

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

/** Returns the section below the heading with the given ID. */
function headingRegion(text: string, id: string): string | undefined {
  const { text: masked, parts } = maskCode(text)
  const lines = masked.split('\n')
  const idOf = idsOfVitePress()
  let level = 0
  let start = -1
  for (const [i, line] of lines.entries()) {
    const [, marks = '', written = ''] = /^(#{1,6})\s+(.*?)\s*#*\s*$/.exec(line) ?? []
    if (!marks) continue
    if (start >= 0 && marks.length <= level) return unmask(lines.slice(start, i).join('\n'), parts)
    const own = /\{#([^\s{}]+)\}\s*$/.exec(written)?.[1]
    if (start < 0 && idOf(headingText(unmask(written.replace(/\s*\{#[^{}]*\}\s*$/, ''), parts)), own) === id) {
      start = i
      level = marks.length
    }
  }
  return start < 0 ? undefined : unmask(lines.slice(start).join('\n'), parts)
}

function convertFence(fence: Fence, page: OldPage, { site }: VitePressContext): void {
  const [, written = '', rest = ''] = /^([^\s{[]*)(.*)$/s.exec(fence.info) ?? []
  const [name = '', ...flags] = written.split(':')
  const lang = name.replace(/-vue$/, '')
  if (lang !== name && /\{\{.*?\}\}/.test(fence.code))
    lose(
      page,
      site,
      {
        kind: 'expression',
        name: '{{ … }} in code',
        reason: `The code block \`${name}\` shows values of expressions.`,
        todo: 'Replace the expressions with their values.',
      },
      fence.code.split('\n').find((line) => line.includes('{{')),
    )
  if (/^(?:mermaid|dot|graphviz|plantuml)$/.test(lang))
    lose(
      page,
      site,
      {
        kind: 'plugin',
        name: lang,
        reason: `\`${lang}\` blocks are shown as code.`,
        todo: `Write a plugin with \`codeBlocks: { ${lang} }\`, or save the diagram as an SVG and show it with \`::diagram\`.`,
      },
      fence.code.split('\n')[0],
    )
  const words: string[] = []
  const number = flags.find((flag) => flag.startsWith('line-numbers'))
  if (number) words.push(number.includes('=') ? `showLineNumbers=${number.split('=')[1]}` : 'showLineNumbers')
  for (const [word] of rest.matchAll(/\{[^}]*\}|\[[^\]]*\]|:?[\w-]+(?:[=:](?:"[^"]*"|'[^']*'|\S+))?|\S+/g)) {
    if (/^\{[\d,\s-]*\d[\d,\s-]*\}$/.test(word)) words.push(word.replace(/\s/g, ''))
    else if (/^\[.+\]$/.test(word)) words.push(word.replace(/\s+~[\w-]+~(?=\]$)/, ''))
    else if (/^:line-numbers/.test(word))
      words.push(word.includes('=') ? `showLineNumbers=${word.split('=')[1]}` : 'showLineNumbers')
    else if (word === 'twoslash') words.push(word)
    else if (/^title=/.test(word)) words.push(word)
    else site.warnings.omit(`code \`${word.replace(/[=:].*$/, '')}\``)
  }
  fence.info = [lang, ...words].filter(Boolean).join(' ')
  fence.code = fence.code.replace(
    /[ \t]*(?:\/\/|#|<!--|\/\*|--)[ \t]*\[!code word:[^\]]*\][ \t]*(?:-->|\*\/)?/g,
    () => {
      site.warnings.omit('code `[!code word]`')
      return ''
    },
  )
}

/** Removes `<script setup>` blocks. What they provide is reported where the page uses it. */
function convertScripts(text: string, site: OldSite): string {
  return text.replace(/^<script\b[^>]*>([\s\S]*?)<\/script>[ \t]*\n?/gim, (_, code: string) => {
    if (!/^\s*(?:import\b[^\n]*\n?\s*|\/\/[^\n]*\n\s*)*$/.test(code))
      site.warnings.omit('`<script setup>` (what a page shows of it is listed as a component or an expression)')
    return ''
  })
}

/** Converts the components of the default theme, and reports all others. */
function convertComponents(text: string, page: OldPage, { site }: VitePressContext): string {
  let result = text
    .replace(
      /<Badge\b([^<>]*?)\/>|<Badge\b([^<>]*?)>([\s\S]*?)<\/Badge>/g,
      (whole, a?: string, b?: string, inner?: string) => {
        const attributes = a ?? b ?? ''
        const shown = inner?.trim() || /\btext=["']([^"']*)["']/.exec(attributes)?.[1]
        return shown === undefined ? whole : `<mark>${shown}</mark>`
      },
    )
    .replace(/<\/?ClientOnly>/g, '')
    .replace(/<(?:Content|VPTeamPage)\s*\/>/g, (tag) => tag)
  for (const [name, tag] of componentNames(result)) {
    lose(
      page,
      site,
      {
        kind: 'component',
        name: `<${name}>`,
        reason: `\`<${name}>\` is a Vue component.`,
        todo: `Write \`${pascal(name)}\` as a React component in \`content/_components\`, and add it with \`::${pascal(name)}\`, or replace it with Markdown.`,
      },
      tag,
    )
    const escaped = name.replaceAll('.', '\\.')
    result = result
      .replace(
        new RegExp(`^([ \\t]*)<${escaped}(?=[\\s/>])[^<>]*/>[ \\t]*$`, 'gm'),
        `$1<!-- The old site shows ${name} here. -->`,
      )
      .replace(new RegExp(`</?${escaped}(?=[\\s/>])[^<>]*>`, 'g'), '')
  }
  return result
}

function pascal(name: string): string {
  return name.replace(/(?:^|[-.])(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function convertContainers(text: string, page: OldPage, { site, containers }: VitePressContext): string {
  const known = [
    'tip',
    'info',
    'warning',
    'danger',
    'details',
    'note',
    'important',
    'caution',
    'raw',
    'v-pre',
    'code-group',
  ]
  return text.replace(
    /^([ \t>]*:{3,}[ \t]*)([a-z][\w-]*)([^\n]*)$/gm,
    (whole, open: string, name: string, rest: string) => {
      if (name === 'tabs' || name === 'tab') return whole
      if (known.includes(name)) {
        const withoutId = rest.replace(/\s*\{\s*(?!open\b)[^{}]*\}\s*$/, '')
        return name === 'details' && rest.trim() === '' ? `${open}${name} Details` : open + name + withoutId
      }
      lose(
        page,
        site,
        {
          kind: 'directive',
          name,
          reason: `The container \`::: ${name}\` ${containers.includes(name) ? 'is configured in the old site' : 'is unknown'}. It becomes a note.`,
          todo: 'Look at the page of the old site, and choose `note`, `tip`, `info`, `warning`, or `danger`.',
        },
        whole.trim(),
      )
      return `${open}note${rest}`
    },
  )
}

/**
 * Gives each container more colons than the containers inside it. In VitePress, a container ends at the first line of enough colons, even
 * if a container inside it is still open.
 */
function closeContainers(text: string): string {
  const convert = (lines: readonly string[]): string[] => {
    const out: string[] = []
    for (let i = 0; i < lines.length; i++) {
      const [, indent = '', colons = '', rest = ''] = /^([ \t]*)(:{3,})[ \t]*([a-z][^\n]*)$/.exec(lines[i]!) ?? []
      if (!colons) {
        out.push(lines[i]!)
        continue
      }
      const closing = (line: string) => /^\s*:{3,}\s*$/.test(line) && line.trim().length >= colons.length
      let end = lines.findIndex((line, n) => n > i && closing(line))
      if (end < 0) end = lines.length
      const inner = convert(lines.slice(i + 1, end))
      const depth = Math.max(2, ...inner.map((line) => /^\s*:{3,}/.exec(line)?.[0].trim().length ?? 0))
      const own = ':'.repeat(Math.max(3, depth + 1))
      out.push(`${indent}${own} ${rest}`, ...inner, indent + own)
      i = end
    }
    return out
  }
  return convert(text.split('\n')).join('\n')
}

/** Reports expressions and attributes that only Vue evaluates. */
function reportVue(text: string, page: OldPage, site: OldSite): void {
  for (const [expression] of text
    .replace(/<(\w+)[^<>]*\sv-pre\b[^<>]*>[\s\S]*?<\/\1>/g, '')
    .matchAll(/\{\{[\s\S]*?\}\}/g))
    lose(
      page,
      site,
      {
        kind: 'expression',
        name: '{{ … }}',
        reason: `The value of \`${expression.slice(0, 60)}\` isn’t known without running the site, so it’s shown as written.`,
        todo: 'Replace the expression with its value.',
      },
      expression,
    )
  for (const [tag, name = ''] of text.matchAll(
    /<[a-z][\w-]*\s[^<>]*?(?<=\s)((?:v-(?!pre\b)[\w-]+|[:@#][\w.:-]+))(?==)[^<>]*>/g,
  ))
    lose(
      page,
      site,
      {
        kind: 'attribute',
        name,
        reason: `The attribute \`${name}\` needs Vue.`,
        todo: 'Write the element without it, or as a component in `content/_components`.',
      },
      tag,
    )
}

function reportMath(text: string, page: OldPage, site: OldSite): void {
  const [formula] = /\$\$[\s\S]+?\$\$|(?<![\\$\w])\$(?=\S)[^$\n]+?(?<=\S)\$(?![\d\w])/.exec(text) ?? []
  if (formula)
    lose(
      page,
      site,
      {
        kind: 'plugin',
        name: 'math',
        reason: 'Formulas are shown as written.',
        todo: 'Install `@docs-engine/math`, and add `plugins: [math()]` to `site.config.ts`.',
      },
      formula,
    )
}

/** Creates the IDs that VitePress gives to headings (`slugify` of `@mdit-vue/shared`). */
export function idsOfVitePress(): (text: string, own: string | undefined) => string {
  const unique = uniqueIds()
  return (text, own) => unique(own ?? slugify(text))
}

function slugify(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036F]/g, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: VitePress removes these characters.
      .replace(/[\u0000-\u001f]/g, '')
      .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
      .replace(/-{2,}/g, '-')
      .replace(/^-+|-+$/g, '')
      .replace(/^(\d)/, '_$1')
      .toLowerCase()
  )
}
