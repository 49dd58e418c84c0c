import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { convertHtml, reportClasses } from '../shared/convert-html.ts'
import { convertLinks } from '../shared/convert-links.ts'
import { reportEmoji } from '../shared/emoji.ts'
import { type HeadingIds, keepHeadingIds, tableOfContents, uniqueIds } from '../shared/heading-ids.ts'
import { isFile } from '../shared/list-files.ts'
import { type Fence, fenceText, maskCode, unmask } from '../shared/mask-code.ts'
import { lose, type OldPage, type OldSite } from '../shared/old-site.ts'
import { splitFrontMatter } from '../shared/split-front-matter.ts'
import { textOf, toArray, toRecord } from '../shared/values.ts'
import { convertBlocks } from './convert-blocks.ts'
import type { MkDocsConfig } from './read-mkdocs.ts'

export interface MkDocsContext {
  site: OldSite
  original: MkDocsConfig
  /** Class names in the stylesheets of the site. */
  classes: ReadonlySet<string>
  isLinkedTabs: boolean
}

const ownId = /\s*\{:?(?![{%])[^{}]*?#([\w:.+-]+)[^{}]*\}\s*$/

/** Converts the text of a page to the engine's Markdown. */
export function convertMkDocsPage(page: OldPage, context: MkDocsContext): string {
  const { site, original } = context
  const { extensions, plugins } = original
  const appended = toArray(extensions.get('pymdownx.snippets')?.auto_append).map(
    (path) => `\n\n--8<-- "${String(path)}"\n`,
  )
  let source = withSnippets(page.block.body + appended.join(''), page, context)
  source = withIncludes(source, page, context)
  const masked = maskCode(source, (comment) => !/^<!--\s*md:/.test(comment))
  for (const part of masked.parts) {
    if (part.kind === 'fence') convertFence(part, page, context)
    else part.text = part.text.replace(/^(`+)#!\w+ /, '$1')
  }
  let { text } = masked
  text = convertShortcodes(text, page, site)
  if (plugins.has('macros')) text = convertMacros(text, page, context)
  text = text.replace(
    /^([ \t]*):::[ \t]+([\w.]+(?:\.[\w]+)*)[ \t]*$(?:\n\1 {4,}\S.*|\n[ \t]*(?=\n\1 {4}))*/gm,
    (whole, _, name: string) => {
      lose(
        page,
        site,
        {
          kind: 'plugin',
          name: 'mkdocstrings',
          reason: `The documentation of \`${name}\` was generated from the source code by mkdocstrings.`,
          todo: 'Generate Markdown from the source code, for example with `pydoc-markdown`, and put it into the page.',
        },
        whole.split('\n')[0]!.trim(),
      )
      return `<!-- ${name} -->`
    },
  )
  text = convertAbbreviations(text)
  text = convertCards(text)
  text = convertBlocks(text.split('\n'), {
    tabGroup: context.isLinkedTabs ? 'tabs' : undefined,
    onUnknown: (name, line) => {
      if (name !== 'html' && name !== 'caption' && name !== 'figure-caption')
        lose(
          page,
          site,
          {
            kind: 'directive',
            name: `/// ${name}`,
            reason: `The block \`/// ${name}\` is unknown. Its contents are kept.`,
            todo: 'Look at the page of the old site, and choose a directive or HTML.',
          },
          line,
        )
    },
  }).join('\n')
  text = convertInline(text, page, context)
  text = convertHtml(text, page, site)
  const ids = idsOf(original)
  text = text.replace(/^\[TOC\][ \t]*$/gm, () => tableOfContents(text, masked.parts, ids(), ownId))
  text = keepHeadingIds(text, masked.parts, ids(), ownId)
  text = convertAttributeLists(text, site)
  reportClasses(text, page, site, context.classes)
  text = convertLinks(text, page, site, original.config.use_directory_urls === false ? 'file' : 'url')
  return unmask(text, masked.parts).replace(/\n{4,}/g, '\n\n\n')
}

/** Replaces `--8<-- "file.md:section"` by the text of the file, also inside of code. */
function withSnippets(text: string, page: OldPage, context: MkDocsContext, depth = 0): string {
  const options = context.original.extensions.get('pymdownx.snippets')
  if (!options) return text
  const bases = options.base_path === undefined ? ['.'] : [options.base_path].flat().map(String)
  const read = (target: string, indent: string): string => {
    const [, path = '', place] = /^(.*?)(?::([\w:.,-]+))?$/.exec(target.trim()) ?? []
    const file = [
      ...bases.map((base) => resolve(context.original.folder, base, path)),
      resolve(context.site.pagesFolder, path),
    ].find(isFile)
    if (!file || depth > 8 || /^https?:/.test(target)) {
      lose(
        page,
        context.site,
        {
          kind: 'page',
          name: `snippet ${target}`,
          reason: `The included file \`${target}\` can’t be read.`,
          todo: 'Write its text in the new page.',
        },
        target,
      )
      return ''
    }
    const content = readFileSync(file, 'utf8').replace(/\r\n?/g, '\n').trimEnd()
    const part = place === undefined ? withoutSections(content) : sectionOf(content, place)
    return withSnippets(part, page, context, depth + 1)
      .split('\n')
      .map((line) => (line ? indent + line : line))
      .join('\n')
  }
  return text
    .replace(
      /^([ \t]*)-{1,}8<-{1,}[ \t]*\n([\s\S]*?)\n[ \t]*-{1,}8<-{1,}[ \t]*$/gm,
      (_, indent: string, list: string) =>
        list
          .split('\n')
          .map((line) => (line.trim() && !line.trim().startsWith(';') ? read(line.trim(), indent) : ''))
          .join('\n'),
    )
    .replace(/^([ \t]*)-{1,}8<-{1,}[ \t]+(["'])([^"'\n]+)\2[ \t]*$/gm, (_, indent: string, __, target: string) =>
      read(target, indent),
    )
    .replace(/^([ \t]*);(-{1,}8<-{1,})/gm, '$1$2')
}

function withoutSections(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/-{1,}8<-{1,}[ \t]*\[(?:start|end)/.test(line))
    .join('\n')
}

function sectionOf(text: string, place: string): string {
  const lines = text.split('\n')
  if (/^[\d:,-]+$/.test(place))
    return place
      .split(',')
      .map((range) => {
        const [from = '', to = ''] = range.includes(':') ? range.split(':') : [range, range]
        return lines.slice(Math.max(0, Number(from || 1) - 1), to === '' ? undefined : Number(to)).join('\n')
      })
      .join('\n')
  const mark = (word: string) =>
    lines.findIndex((line) => new RegExp(`-8<-+\\s*\\[${word}:\\s*${place.replace(/[.]/g, '\\.')}\\s*\\]`).test(line))
  const [start, end] = [mark('start'), mark('end')]
  return start < 0 ? text : withoutSections(lines.slice(start + 1, end < 0 ? undefined : end).join('\n'))
}

/** Replaces the includes of other plugins: `{% include-markdown "x.md" %}`, `{!x.md!}`, and `{* x.py ln[1:3] hl[2] *}`. */
function withIncludes(text: string, page: OldPage, context: MkDocsContext): string {
  const missing = (path: string, whole: string) => {
    lose(
      page,
      context.site,
      {
        kind: 'page',
        name: `include ${path}`,
        reason: `The included file \`${path}\` can’t be read.`,
        todo: 'Write its text in the new page.',
      },
      whole,
    )
    return ''
  }
  const find = (path: string) =>
    [
      resolve(dirname(page.file), path),
      resolve(context.site.pagesFolder, path),
      resolve(context.original.folder, path),
    ].find(isFile)
  return text
    .replace(/\{%-?\s*include-markdown\s+(["'])([^"']+)\1[^%]*%\}/g, (whole, _, path: string) => {
      const file = find(path)
      return file ? splitFrontMatter(readFileSync(file, 'utf8')).body.trimEnd() : missing(path, whole)
    })
    .replace(/^([ \t]*)\{!>?\s*(\S+?)(?:\s+ln\[[^\]]*\])?\s*!\}[ \t]*$/gm, (whole, indent: string, path: string) => {
      const file = find(path)
      if (!file) return missing(path, whole.trim())
      return readFileSync(file, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => indent + line)
        .join('\n')
    })
    .replace(
      /^([ \t]*)\{\*\s*(\S+)((?:\s+\w+\[[^\]]*\])*)\s*\*\}[ \t]*$/gm,
      (whole, indent: string, path: string, words: string) => {
        const file = find(path)
        if (!file) return missing(path, whole.trim())
        return codeVariant(readFileSync(file, 'utf8').replace(/\r\n?/g, '\n').trimEnd(), path, words)
          .split('\n')
          .map((line) => (line ? indent + line : line))
          .join('\n')
      },
    )
}

/** Returns the code block for `{* file.py ln[…] hl[…] *}`: the chosen lines and, if lines are left out, the whole file to unfold. */
function codeVariant(code: string, path: string, words: string): string {
  const lang = /\.(\w+)$/.exec(path)?.[1] ?? ''
  const fence = (info: string, text: string) => fenceText({ kind: 'fence', marker: '```', info, code: text, line: 0 })
  const numbers = (list: string | undefined) =>
    (list ?? '')
      .split(',')
      .filter(Boolean)
      .flatMap((range) => {
        const [from = '', to = from] = range.split(':')
        return Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) => Number(from) + n)
      })
  const marked = new Set(numbers(/hl\[([^\]]*)\]/.exec(words)?.[1]))
  const chosen = numbers(/ln\[([^\]]*)\]/.exec(words)?.[1])
  const lines = code.split('\n')
  if (chosen.length === 0)
    return fence([lang, marked.size > 0 && `{${[...marked].join(',')}}`].filter(Boolean).join(' '), code)
  const shown: string[] = []
  const highlighted: number[] = []
  let last = 0
  for (const number of [...chosen, lines.length + 1]) {
    if (number > last + 1) {
      const place = last === 0 ? 'above' : number > lines.length ? 'below' : 'here'
      shown.push(...(last === 0 ? [] : ['']), `# Code ${place} omitted`, ...(number > lines.length ? [] : ['']))
    }
    last = number
    if (number > lines.length) break
    shown.push(lines[number - 1] ?? '')
    if (marked.has(number)) highlighted.push(shown.length)
  }
  const info = [lang, highlighted.length > 0 && `{${highlighted.join(',')}}`].filter(Boolean).join(' ')
  return [
    fence(info, shown.join('\n')),
    '',
    '??? note "Full file preview"',
    '',
    ...fence(lang, code)
      .split('\n')
      .map((line) => (line ? `    ${line}` : '')),
  ].join('\n')
}

function convertFence(fence: Fence, page: OldPage, { site }: MkDocsContext): void {
  const inner = /^\{(.*)\}$/s.exec(fence.info)?.[1]
  const written = inner === undefined ? fence.info : inner.trim().replace(/^\.?([\w+#-]+)/, '$1')
  const [, lang = '', rest = ''] = /^\.?([^\s{="]*(?=[\s{]|$))?(.*)$/s.exec(written) ?? []
  const words: string[] = []
  for (const [, name = '', value] of rest.matchAll(/([.#]?[\w-]+)(?:=(?:"([^"]*)"|'[^']*'|[^\s}]+))?/g)) {
    if (name === 'title' && value) words.push(`title=${JSON.stringify(value)}`)
    else if (name === 'hl_lines' && value)
      words.push(
        `{${value
          .trim()
          .split(/[\s,]+/)
          .join(',')}}`,
      )
    else if (name === 'linenums')
      words.push(
        value && /^\d+/.test(value) && Number.parseInt(value, 10) !== 1
          ? `showLineNumbers=${Number.parseInt(value, 10)}`
          : 'showLineNumbers',
      )
    else if (!name.startsWith('.')) site.warnings.omit(`code \`${name}\``)
  }
  if (/^(?:mermaid|math|plantuml|dot)$/.test(lang))
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
  const own = aliases[lang] ?? (lang || (words.length > 0 ? 'text' : ''))
  fence.info = [own, ...words].filter(Boolean).join(' ')
  // The marks of annotations stay, because their texts follow the block as a numbered list.
  fence.code = fence.code.replace(/\((\d+)\)!(?=\s*(?:\*\/|-->|$))/gm, '($1)')
}

/** Names of languages in Pygments that the engine doesn't know. */
const aliases: Record<string, string> = {
  pycon3: 'pycon',
  jinja: 'twig',
  requirements: 'text',
  console: 'sh',
  'pwsh-session': 'powershell',
  pwsh: 'powershell',
  pycon: 'python',
  text: 'text',
  tree: 'text',
  email: 'text',
  output: 'text',
}

/** Reports `<!-- md:name value -->`, which hooks of MkDocs Material replace by badges. */
function convertShortcodes(text: string, page: OldPage, site: OldSite): string {
  return text.replace(/<!--\s*md:([\w-]+)[\s\S]*?-->/g, (whole, name: string) => {
    lose(
      page,
      site,
      {
        kind: 'plugin',
        name: `md:${name}`,
        reason: `\`${whole.slice(0, 60)}\` is replaced by a hook of the old site.`,
        todo: 'Write the text that the old site shows there.',
      },
      whole,
    )
    return whole
  })
}

function convertMacros(text: string, page: OldPage, { site, original }: MkDocsContext): string {
  const extra = toRecord(original.config.extra)
  return text
    .replace(/\{\{\s*([\w.]+)\s*\}\}/g, (whole, path: string) => {
      const value = path
        .split('.')
        .reduce<unknown>((at, key) => toRecord(at)[key], { ...extra, config: original.config })
      return typeof value === 'string' || typeof value === 'number' ? String(value) : whole
    })
    .replace(/\{[{%][\s\S]*?[%}]\}/g, (whole) => {
      lose(
        page,
        site,
        {
          kind: 'expression',
          name: 'macros',
          reason: `\`${whole.slice(0, 60)}\` is evaluated by the plugin \`macros\`.`,
          todo: 'Write the text that the old site shows there, or use an `.mdx` page with expressions.',
        },
        whole,
      )
      return whole
    })
}

/** Replaces abbreviations, which are defined by `*[HTML]: Hypertext Markup Language`, by `<abbr>` elements. */
function convertAbbreviations(text: string): string {
  const titles = new Map<string, string>()
  const rest = text.replace(/^\*\[([^\]\n]+)\]:[ \t]*(.*)$\n?/gm, (_, name: string, title: string) => {
    titles.set(name, title.trim())
    return ''
  })
  if (titles.size === 0) return rest
  const names = [...titles.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(
    `(\\]\\([^)]*\\)|\\]\\[[^\\]]*\\]|<[^>]*>|\\{[^}]*\\}|https?:\\S+)|(?<![\\w/-])(${names.join('|')})(?![\\w-])`,
    'g',
  )
  return rest
    .split('\n')
    .map((line) =>
      /^\s*(?:#|!!!|\?\?\?|===|\/\/\/|\[[^\]]+\]:|\|?[ \t]*:?-+)/.test(line)
        ? line
        : line.replace(pattern, (whole, skipped: string | undefined, name: string) =>
            skipped
              ? whole
              : `<abbr title="${titles.get(name)!.replace(/"/g, '&quot;').replace(/</g, '&lt;')}">${name}</abbr>`,
          ),
    )
    .join('\n')
}

/** Converts `<div class="grid cards" markdown>` around a list to cards, and gives other `markdown` elements blank lines around their text. */
function convertCards(text: string): string {
  return text
    .replace(
      /^([ \t]*)<div class="grid cards"[^>]*>\n([\s\S]*?)\n\1<\/div>/gm,
      (whole, indent: string, inner: string) => {
        const items = inner.split(/^(?=[ \t]*[-*+][ \t]+)/m)
        const margin = /^[ \t]*/.exec(items.find((item) => /^[ \t]*[-*+]/.test(item)) ?? '')![0].length
        const cards = inner
          .split(new RegExp(`^(?= {${margin}}[-*+][ \\t]+)`, 'm'))
          .filter((item) => item.trim())
          .map((item) =>
            item
              .replace(/^[ \t]*[-*+][ \t]+/, '')
              .split('\n')
              .map((line, n) => (n === 0 ? line : line.replace(new RegExp(`^ {0,${margin + 4}}`), ''))),
          )
          .map((lines) =>
            lines
              .filter((line) => !/^(?:---+|\*\*\*+)[ \t]*$/.test(line))
              .join('\n')
              .trimEnd(),
          )
        if (cards.length === 0) return whole
        return [
          `${indent}::::::card-grid`,
          ...cards.map((card) => `${indent}:::::card\n${card.trim()}\n${indent}:::::`),
          `${indent}::::::`,
        ].join('\n')
      },
    )
    .replace(
      /^([ \t]*<(?:div|figure|section|details|figcaption|summary|p|center|article|aside)\b[^>\n]*?)\s+markdown(?:=(?:"[^"]*"|'[^']*'|\S+?))?((?:\s[^>\n]*)?>)(.*)$/gm,
      (_, open: string, end: string, rest: string) =>
        /<\//.test(rest) ? `${open}${end}${rest}` : `${open}${end}\n${rest ? `\n${rest}` : ''}`,
    )
    .replace(/(<\w+\b[^>\n]*?)\s+markdown(?:=(?:"[^"]*"|'[^']*'))?(?=[\s>])/g, '$1')
    .replace(/^([ \t]*<\/(?:div|figure|section|details)>)[ \t]*$/gm, '\n$1\n')
}

function convertInline(text: string, page: OldPage, { site, original }: MkDocsContext): string {
  const { extensions } = original
  const has = (name: string) =>
    extensions.has(`pymdownx.${name}`) || (name !== 'keys' && extensions.has('pymdownx.extra'))
  let result = text
  if (has('keys'))
    result = result.replace(
      /\+\+([\w"'+-]+?)\+\+(?!\+)/g,
      (_, keys: string) => `:kbd[${keys.split('+').map(keyName).join('+')}]`,
    )
  if (has('critic'))
    result = result
      .replace(/\{~~([\s\S]*?)~>([\s\S]*?)~~\}/g, '<del>$1</del><ins>$2</ins>')
      .replace(/\{--([\s\S]*?)--\}/g, '<del>$1</del>')
      .replace(/\{\+\+([\s\S]*?)\+\+\}/g, '<ins>$1</ins>')
      .replace(/\{==([\s\S]*?)==\}/g, '<mark>$1</mark>')
      .replace(/\{>>([\s\S]*?)<<\}/g, '<!--$1-->')
  if (has('mark')) result = result.replace(/(?<![=\w])==(?=\S)([^=\n]+?)(?<=\S)==(?![=\w])/g, '<mark>$1</mark>')
  if (has('caret'))
    result = result
      .replace(/\^\^(?=\S)([^\n]+?)(?<=\S)\^\^/g, '<ins>$1</ins>')
      .replace(/(?<![[^])\^(?=[^\s^])([^\s^\]]+?)\^(?!\^)/g, '<sup>$1</sup>')
  if (has('tilde'))
    result = result.replace(
      /(?<![~\w])~(?=[^\s~])([^\s~]+?)~(?!~)|(?<=\w)~(?=[^\s~])([^\s~]+?)~(?!~)/g,
      (_, a?: string, b?: string) => `<sub>${a ?? b}</sub>`,
    )
  if (has('smartsymbols'))
    result = result
      .replace(/\(c\)/g, '©')
      .replace(/\(tm\)/g, '™')
      .replace(/\(r\)/g, '®')
      .replace(/\+\/-/g, '±')
      .replace(/=\/=/g, '≠')
      .replace(/<-->/g, '↔')
      .replace(/(?<![-!<])-->/g, '→')
      .replace(/<--(?!-)/g, '←')
  result = result.replace(
    /:((?:material|octicons|fontawesome|simple)-[\w-]+):(?:\{[^{}]*\})?[ \t]?/g,
    (icon, name: string) => {
      lose(
        page,
        site,
        {
          kind: 'component',
          name: 'icons',
          reason: `The icon \`:${name}:\` isn’t shown.`,
          todo: 'Use an emoji, or put the SVG into `content/_public` and show it as an image.',
        },
        icon.trim(),
      )
      return ''
    },
  )
  if (extensions.has('pymdownx.arithmatex')) {
    const [formula] =
      /\$\$[\s\S]+?\$\$|\\\([\s\S]+?\\\)|\\\[[\s\S]+?\\\]|(?<![\\$\w])\$(?=\S)[^$\n]+?(?<=\S)\$(?![\d\w])/.exec(
        result,
      ) ?? []
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
  const magic = extensions.get('pymdownx.magiclink')
  if (magic?.repo_url_shorthand && textOf(magic.user) && textOf(magic.repo))
    result = result.replace(
      /(?<![\w/#&[({"'.])#(\d{2,})\b(?![^[\]]*\]\()/g,
      `[#$1](https://github.com/${magic.user}/${magic.repo}/issues/$1)`,
    )
  reportEmoji(result, page, site)
  return result
}

function keyName(key: string): string {
  const names: Record<string, string> = {
    ctrl: 'Ctrl',
    cmd: 'Cmd',
    esc: 'Esc',
    del: 'Del',
    'arrow-up': '↑',
    'arrow-down': '↓',
    'arrow-left': '←',
    'arrow-right': '→',
    'page-up': 'Page Up',
    'page-down': 'Page Down',
  }
  const text = key.replace(/^["']|["']$/g, '')
  return (
    names[text] ??
    (text.length === 1 ? text.toUpperCase() : text.charAt(0).toUpperCase() + text.slice(1).replace(/-/g, ' '))
  )
}

/** Converts attribute lists: IDs become anchors. Classes and other attributes are left out, because they only change looks. */
function convertAttributeLists(text: string, site: OldSite): string {
  return text.replace(/^(.*?)$/gm, (line) =>
    /^#{1,6}\s.*\{#[^}]+\}$/.test(line.trim())
      ? line
      : line.replace(
          /[ \t]?\{:?[ \t]*((?:[.#][\w:-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s}]+)|[\w-]+(?=[ \t}]))(?:[ \t]+(?:[.#][\w:-]+|[\w-]+(?:=(?:"[^"]*"|'[^']*'|[^\s}]+))?))*)[ \t]*\}/g,
          (whole, list: string, at: number) => {
            const before = line.slice(0, at)
            // A list belongs to the element directly before it, or to the block if it is at the end of a line.
            if (!/[\])>*_`\uE001]$/.test(before) && before.trim() !== '' && at + whole.length < line.trimEnd().length)
              return whole
            if (/^\s*:{3,}/.test(line) || !/[.#=]|^(?:open|data-|download|annotate)/.test(list)) return whole
            const id = /(?:^|\s)#([\w:-]+)/.exec(list)?.[1]
            for (const [, name] of list.matchAll(/(?:^|\s)(\.[\w-]+|[\w-]+(?==))/g))
              site.warnings.omit(`attribute list \`${name}\``)
            return id ? `<a id="${id}"></a>` : ''
          },
        ),
  )
}

/** Returns the function that creates the IDs of headings for a page, as the extension `toc` does. */
export function idsOf({ hasUnicodeSlugs }: MkDocsConfig): () => HeadingIds {
  const slugify = (text: string) =>
    hasUnicodeSlugs
      ? text
          .normalize('NFC')
          .replace(/<[^>]*>/g, '')
          .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
          .trim()
          .toLowerCase()
          .replace(/ /g, '-')
      : text
          .normalize('NFKD')
          .replace(/[^\p{ASCII}]/gu, '')
          .replace(/[^\w\s-]/g, '')
          .trim()
          .toLowerCase()
          .replace(/[-\s]+/g, '-')
  return () => {
    const unique = uniqueIds('_', true)
    return (text, own) => own ?? unique(slugify(text) || '_1')
  }
}
