import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { componentNames, convertHtml, reportClasses } from '../shared/convert-html.ts'
import { convertLinks } from '../shared/convert-links.ts'
import { type HeadingIds, keepHeadingIds, uniqueIds } from '../shared/heading-ids.ts'
import { isFile } from '../shared/list-files.ts'
import { loseIcon, loseInclude, reportFormula, reportRenderedBlock } from '../shared/losses.ts'
import { type Fence, maskCode, unmask } from '../shared/mask-code.ts'
import { lose, type OldPage, type OldSite } from '../shared/old-site.ts'

export interface MdBookContext {
  site: OldSite
  hasMath: boolean
  /** Prefixes of hidden lines, by language. */
  hiddenLines: Record<string, string>
  classes: ReadonlySet<string>
  /** Names of preprocessors that the import doesn't know. */
  preprocessors: readonly string[]
}

/** Converts the text of a chapter to the engine's Markdown. */
export function convertMdBookPage(page: OldPage, context: MdBookContext): string {
  const { site } = context
  const masked = maskCode(withIncludes(page.block.body, page, context))
  for (const part of masked.parts) if (part.kind === 'fence') convertFence(part, page, context)
  let { text } = masked
  const todo =
    context.preprocessors.length > 0
      ? `Write what the preprocessors (${context.preprocessors.join(', ')}) make of it.`
      : 'Write the text in the page.'
  for (const [whole] of text.matchAll(/\{\{(?!\s*#)[^{}\n]*\}\}/g))
    lose(
      page,
      site,
      { kind: 'plugin', name: `{{ … }}`, reason: `\`${whole.slice(0, 60)}\` is replaced by a preprocessor.`, todo },
      whole,
    )
  for (const [name, tag] of componentNames(text)) {
    lose(
      page,
      site,
      {
        kind: 'component',
        name: `<${name}>`,
        reason: `\`<${name}>\` is an element of a preprocessor. Its contents are kept.`,
        todo,
      },
      tag,
    )
    text = text
      .replace(new RegExp(`^([ \\t]*)</?${name}(?=[\\s/>])[^<>]*>[ \\t]*$`, 'gm'), '')
      .replace(new RegExp(`</?${name}(?=[\\s/>])[^<>]*>`, 'g'), '')
  }
  text = text.replace(/<i class="(fa[\w -]*)"[^>]*><\/i>[ \t]?/g, (icon, name: string) =>
    loseIcon(name, page, site, icon.trim()),
  )
  const [definition] = /^[^\n#>|\-*+:][^\n]*\n(?:[ \t]*\n)?:[ \t]+\S.*$/m.exec(text) ?? []
  if (definition)
    lose(
      page,
      site,
      {
        kind: 'directive',
        name: 'definition list',
        reason: 'Definition lists are shown as paragraphs.',
        todo: 'Add the package `remark-definition-list` to `markdown.remarkPlugins`, with its handlers in `markdown.handlers`.',
      },
      definition,
    )
  if (context.hasMath)
    reportFormula(
      text,
      /\\\\\([\s\S]+?\\\\\)|\\\\\[[\s\S]+?\\\\\]|\$\$[\s\S]+?\$\$/,
      page,
      site,
      'Install `@docs-engine/math`, and write formulas between `$` or `$$`.',
    )
  text = convertHtml(text, page, site)
  reportClasses(text, page, site, context.classes)
  text = keepHeadingIds(text, masked.parts, idsOfMdBook(), /\s*\{\s*#([^\s{}]+)[^{}]*\}\s*$/)
  text = convertLinks(text, page, site)
  return unmask(text, masked.parts)
}

/** Replaces `{{#include file.rs:anchor}}` and its relatives by the text of the file, also inside of code. */
function withIncludes(text: string, page: OldPage, context: MdBookContext, file = page.file, depth = 0): string {
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
          return loseInclude(
            `include ${path}`,
            `The included file \`${path}\` doesn’t exist.`,
            page,
            context.site,
            whole,
          )
        const content = readFileSync(source, 'utf8').replace(/\r\n?/g, '\n').replace(/\n$/, '')
        const part = place.length === 0 ? withoutAnchors(content) : partOf(content, place)
        if (name.startsWith('play')) return `\`\`\`${['rust', ...options].join(',')}\n${part}\n\`\`\``
        return name === 'include' ? withIncludes(part, page, context, source, depth + 1) : part
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

/** Returns the lines between the comments `ANCHOR: name` and `ANCHOR_END: name`, or the lines with the given numbers. */
function partOf(text: string, place: readonly string[]): string {
  const lines = text.split('\n')
  const [first = '', last] = place
  if (/^\d*$/.test(first)) {
    const from = Number(first || 1)
    const to = last === undefined ? from : last === '' ? lines.length : Number(last)
    return withoutAnchors(lines.slice(from - 1, to).join('\n'))
  }
  const find = (word: string) =>
    lines.findIndex((line) => new RegExp(`${word}:\\s*${first.replace(/[.$]/g, '\\$&')}(?![\\w-])`).test(line))
  const [start, end] = [find('ANCHOR'), find('ANCHOR_END')]
  return start < 0 ? '' : withoutAnchors(lines.slice(start + 1, end < 0 ? undefined : end).join('\n'))
}

function convertFence(fence: Fence, page: OldPage, { site, hiddenLines }: MdBookContext): void {
  const [lang = '', ...words] = fence.info.split(/[\s,]+/)
  const own = /(?:^|[\s,])hidelines=(\S+?)(?=$|[\s,])/.exec(fence.info)?.[1] ?? hiddenLines[lang]
  if (/^(?:mermaid|admonish|bob|plantuml|dot)$/.test(lang))
    reportRenderedBlock(
      lang,
      fence,
      page,
      site,
      lang === 'admonish' ? 'Write the blocks as directives, such as `:::note`.' : undefined,
    )
  for (const word of words) if (word) site.warnings.omit(`code \`${word.replace(/=.*$/, '')}\``)
  const lines = fence.code.split('\n')
  const shown = lines.flatMap((line) => {
    if (own) return line.trimStart().startsWith(own) ? [] : [line]
    if (lang !== 'rust') return [line]
    if (/^\s*#(?: |$)/.test(line)) return []
    return [line.replace(/^(\s*)##/, '$1#')]
  })
  if (shown.length < lines.length) site.warnings.omit('hidden lines of code, which readers can’t show here')
  fence.info = lang
  fence.code = shown.join('\n').replace(/^\n+/, '')
}

/** Creates the IDs that mdBook gives to headings. */
export function idsOfMdBook(): HeadingIds {
  const unique = uniqueIds()
  return (text, own) =>
    own ??
    unique(
      text
        .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
        .replace(/[^\p{L}\p{N}_\-\s]/gu, '')
        .replace(/\s/g, '-'),
    )
}
