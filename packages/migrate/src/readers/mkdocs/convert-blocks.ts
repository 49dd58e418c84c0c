import { directive } from '../../util/directive.ts'
import { columns } from '../../util/mask-code.ts'

/** Settings for the conversion of a page's blocks. */
export interface BlockOptions {
  /** Name of the tab group that all content tabs on the site share, or `undefined` if the site doesn't link its tabs. */
  tabGroup: string | undefined
  /** Returns what takes the place of a block that has no counterpart in the engine. `line` is its first line. */
  foreign: (name: string, line: string, body: readonly string[]) => string
}

/** Maps MkDocs admonition types to the engine's directives. */
const types: Record<string, string> = {
  note: 'note',
  info: 'info',
  tip: 'tip',
  warning: 'warning',
  danger: 'danger',
  abstract: 'info',
  summary: 'info',
  tldr: 'info',
  todo: 'info',
  hint: 'tip',
  important: 'tip',
  success: 'tip',
  check: 'tip',
  done: 'tip',
  question: 'info',
  help: 'info',
  faq: 'info',
  caution: 'warning',
  attention: 'warning',
  failure: 'danger',
  fail: 'danger',
  missing: 'danger',
  error: 'danger',
  bug: 'danger',
  example: 'note',
  quote: 'note',
  cite: 'note',
}

/** Blocks of pymdownx that only add an element around their contents. */
const plainBlocks = new Set(['admonition', 'caption', 'definition', 'figure-caption', 'html'])

/**
 * Converts the blocks of Python-Markdown and its extensions: admonitions, collapsible blocks, content tabs, and the blocks of pymdownx
 * (`/// note`). Code must be masked.
 */
export function convertBlocks(lines: readonly string[], options: BlockOptions): string[] {
  const out: string[] = []
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    const admonition =
      /^([ \t]*)(!!!|\?\?\?\+?)(?:[ \t]+|(?=[\w-]))([\w-]+(?:[ \t]+[\w-]+)*)?[ \t]*(?:"(.*)")?[ \t]*$/.exec(line)
    if (admonition) {
      const [, indent = '', mark = '', words = 'note', title] = admonition
      const { inner, next } = indented(lines, i + 1, columns(indent))
      const kind = words.split(/\s+/)[0]!.toLowerCase()
      out.push(...block(indent, mark, kind, title, convertBlocks(inner, options)))
      i = next - 1
      continue
    }
    if (/^[ \t]*===[!+]?[ \t]+"/.test(line)) {
      const { text, next } = tabSet(lines, i, options)
      out.push(...text)
      i = next - 1
      continue
    }
    const first = slashBlock(lines, i, options)
    if (first) {
      if (first.name === 'tab') {
        const tabs: string[] = []
        let tab: SlashBlock | undefined = first
        while (tab?.name === 'tab' && (tab === first || !/new:\s*true/i.test(tab.settings))) {
          tabs.push(...directive('', `tab[${tab.title ?? ''}]`, tab.body))
          i = tab.next
          let at = i
          while (lines[at]?.trim() === '') at++
          tab = slashBlock(lines, at, options)
        }
        out.push(...tabSetDirective(first.indent, tabs, options))
      } else {
        i = first.next
        const { name, indent, title, body, settings } = first
        if (name === 'details')
          out.push(...block(indent, /open:\s*true/i.test(settings) ? '???+' : '???', 'note', title ?? 'Details', body))
        else if (Object.hasOwn(types, name)) out.push(...block(indent, '!!!', name, title, body))
        else if (plainBlocks.has(name)) out.push(...body.map((text) => (text ? indent + text : text)))
        else out.push('', indent + options.foreign(name, line.trim(), body), '')
      }
      i--
      continue
    }
    out.push(line)
  }
  return out
}

interface SlashBlock {
  name: string
  indent: string
  title: string | undefined
  /** Lines such as `    open: true` below the opening line. */
  settings: string
  body: string[]
  /** Index of the line after the block. */
  next: number
}

/** Parses a block of pymdownx, such as `/// tip | Title`, which ends at a line with the same number of slashes. */
function slashBlock(lines: readonly string[], start: number, options: BlockOptions): SlashBlock | undefined {
  const [, indent = '', mark = '', name = '', title] =
    /^([ \t]*)(\/{3,})[ \t]*([\w-]+)(?:[ \t]*\|[ \t]*(.*?))?[ \t]*$/.exec(lines[start] ?? '') ?? []
  if (!mark) return undefined
  const found = lines.findIndex((line, n) => n > start && line.trim() === mark)
  const end = found < 0 ? lines.length : found
  const inner = lines.slice(start + 1, end).map((line) => withoutColumns(line, columns(indent)))
  const count = inner.findIndex((line) => !/^ {4}\w+:/.test(line))
  const settings = inner.slice(0, count < 0 ? inner.length : count)
  const body = convertBlocks(inner.slice(settings.length), options)
  return {
    name: name.toLowerCase(),
    indent,
    title: title || undefined,
    settings: settings.join('\n'),
    body,
    next: end + 1,
  }
}

function tabSetDirective(indent: string, tabs: readonly string[], { tabGroup }: BlockOptions): string[] {
  return directive(indent, `tabs${tabGroup ? `{group=${tabGroup}}` : ''}`, tabs)
}

function block(indent: string, mark: string, kind: string, title: string | undefined, body: string[]): string[] {
  const type = types[kind] ?? 'note'
  const label = title === undefined && type !== kind ? kind.charAt(0).toUpperCase() + kind.slice(1) : title
  if (mark.startsWith('?')) {
    const name = kind.charAt(0).toUpperCase() + kind.slice(1)
    return directive(indent, `details[${escapeLabel(label || name)}]${mark.endsWith('+') ? '{open}' : ''}`, body)
  }
  // An empty title hides the title.
  if (title === '') return directive(indent, `${type}{no-title}`, body)
  return directive(indent, label ? `${type}[${escapeLabel(label)}]` : type, body)
}

function escapeLabel(label: string): string {
  return label.replace(/\\"/g, '"')
}

function tabSet(lines: readonly string[], start: number, options: BlockOptions): { text: string[]; next: number } {
  const indent = /^[ \t]*/.exec(lines[start]!)![0]
  const tabs: string[] = []
  let i = start
  while (i < lines.length) {
    const [, own = '', mark = '', label = ''] = /^([ \t]*)===([!+]?)[ \t]+"(.*)"[ \t]*$/.exec(lines[i]!) ?? []
    if (!label || own !== indent || (mark === '!' && i > start)) break
    const { inner, next } = indented(lines, i + 1, columns(indent))
    tabs.push(
      ...directive('', `tab[${escapeLabel(label)}]${mark === '+' ? '{selected}' : ''}`, convertBlocks(inner, options)),
    )
    i = next
    let following = next
    while (lines[following]?.trim() === '') following++
    if (/^[ \t]*===\+?[ \t]+"/.test(lines[following] ?? '')) i = following
  }
  if (tabs.length === 0) return { text: [lines[start]!], next: start + 1 }
  return { text: tabSetDirective(indent, tabs, options), next: i }
}

/** Returns the lines indented by at least four columns more than `column`, without that indentation, and the index of the next line. */
function indented(lines: readonly string[], start: number, column: number): { inner: string[]; next: number } {
  let next = start
  let last = start
  while (next < lines.length) {
    const line = lines[next]!
    if (line.trim() !== '') {
      if (columns(/^[ \t]*/.exec(line)![0]) < column + 4) break
      last = next + 1
    }
    next++
  }
  const inner = lines.slice(start, last).map((line) => withoutColumns(line, column + 4))
  return { inner, next: last }
}

function withoutColumns(line: string, count: number): string {
  const text = line.replace(/^[ \t]+/, (indent) => indent.replace(/\t/g, '    '))
  return text.slice(Math.min(count, /^ */.exec(text)![0].length))
}
