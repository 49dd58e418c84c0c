import { readFileSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import type { OldPage } from '../../model/old-site.ts'
import { loseInclude } from '../../passes/losses.ts'
import { isFile } from '../../util/list-files.ts'
import { fenceText } from '../../util/mask-code.ts'
import { splitFrontMatter } from '../../util/split-front-matter.ts'
import type { MkDocsContext } from './mkdocs-context.ts'

/** Replaces `--8<-- "file.md:section"` with the file's text, even within code blocks. */
export function withSnippets(text: string, page: OldPage, context: MkDocsContext, depth = 0): string {
  const options = context.original.extensions.get('pymdownx.snippets')
  if (!options) return text
  const bases = options.base_path === undefined ? ['.'] : [options.base_path].flat().map(String)
  const read = (target: string, indent: string): string => {
    const [, path = '', place] = /^(.*?)(?::([\w:.,-]+))?$/.exec(target.trim()) ?? []
    const file = [
      ...bases.map((base) => resolve(context.original.folder, base, path)),
      resolve(context.site.pagesFolder, path),
    ].find(isFile)
    if (!file || depth > 8 || /^https?:/.test(target))
      return loseInclude(
        `snippet ${target}`,
        `The included file \`${target}\` can’t be read.`,
        page,
        context.site,
        target,
      )
    const content = readFileSync(file, 'utf8').replace(/\r\n?/g, '\n').trimEnd()
    const part = place === undefined ? withoutSections(content) : sectionOf(content, place)
    return indented(withSnippets(part, page, context, depth + 1), indent)
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

function indented(text: string, indent: string): string {
  return text.replace(/^(?=.)/gm, indent)
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

/** Replaces include directives of other plugins with the files' text: `{% include-markdown "x.md" %}`, `{!x.md!}`, and `{* x.py ln[1:3] hl[2] *}`. */
export function withIncludes(text: string, page: OldPage, context: MkDocsContext): string {
  const missing = (path: string, whole: string) =>
    loseInclude(`include ${path}`, `The included file \`${path}\` can’t be read.`, page, context.site, whole)
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
      return indented(readFileSync(file, 'utf8').trimEnd(), indent)
    })
    .replace(
      /^([ \t]*)\{\*\s*(\S+)((?:\s+\w+\[[^\]]*\])*)\s*\*\}[ \t]*$/gm,
      (whole, indent: string, path: string, words: string) => {
        const file = find(path)
        if (!file) return missing(path, whole.trim())
        return indented(codeVariants(file, words), indent)
      },
    )
}

/** A version of a code sample for a version of Python, with or without `Annotated`. */
interface Variant {
  file: string
  title: string
  isAnnotated: boolean | undefined
}

/**
 * Returns the text for `{* file.py ln[…] hl[…] *}`, as the extension `markdown_include_variants` does. It shows the sample in a tab
 * that is named after its Python version, followed by the whole file (if only some lines are included) and the other variants, all written
 * as blocks of pymdownx.
 */
function codeVariants(file: string, words: string): string {
  const read = (path: string) => readFileSync(path, 'utf8').replace(/\r\n?/g, '\n').trimEnd()
  const code = read(file)
  const lang = extname(file).slice(1)
  const title = /\btitle\["([^\]]*)"\]/.exec(words)?.[1]
  const marked = linesIn(/\bhl\[([^\]]*)\]/.exec(words)?.[1])
  const chosen = linesIn(/\bln\[([^\]]*)\]/.exec(words)?.[1])
  const fence = (text: string, highlighted: readonly number[] = []) => {
    const info = [lang, highlighted.length > 0 && `hl_lines="${highlighted.join(' ')}"`, title && `title="${title}"`]
    return fenceText({ kind: 'fence', marker: '```', info: info.filter(Boolean).join(' '), code: text, line: 0 })
  }
  const variants = variantsOf(file)
  const own = variants.find((variant) => variant.file === file)
  const tab = (variant: Variant | undefined, text: string) =>
    variant ? `//// tab | ${variant.title}\n\n${text}\n\n////` : text
  const details = (label: string, tabs: readonly string[]) =>
    `///// details | ${label}\n\n${tabs.join('\n\n')}\n\n/////`
  const part = chosen.length === 0 ? { text: code, highlighted: marked } : chosenPart(code, chosen, new Set(marked))
  const others = variants.filter((variant) => variant !== own)
  return [
    part && tab(own, fence(part.text, part.highlighted)),
    chosen.length > 0 && details('👀 Full file preview', [tab(own, fence(code, marked))]),
    others.length > 0 &&
      details(
        '🤓 Other versions and variants',
        others.map((variant) =>
          tab(variant, (variant.isAnnotated === false ? `${preferred}\n\n` : '') + fence(read(variant.file))),
        ),
      ),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const preferred = '/// tip\n\nPrefer to use the `Annotated` version if possible.\n\n///'
const suffixes = /(?:_an|_py39|_py310|_py311)+$/

/**
 * Lists the variants of a sample: files with the same name except for a suffix such as `_an_py310`, or else files in folders with such a
 * suffix.
 */
function variantsOf(file: string): Variant[] {
  const folder = dirname(file)
  const extension = extname(file)
  if (extension !== '.py') return []
  const name = basename(file, extension)
  const byName = variantsAt((suffix) => join(folder, name.replace(suffixes, '') + suffix + extension))
  const byFolder = variantsAt((suffix) => join(folder.replace(suffixes, '') + suffix, basename(file)))
  return byName.length === 1 && (byFolder.length > 1 || (byFolder.length === 1 && name === name.replace(suffixes, '')))
    ? byFolder
    : byName
}

function variantsAt(pathFor: (suffix: string) => string): Variant[] {
  const found = ['3.11', '3.10', '3.9', '3.8'].flatMap((version) => {
    const suffix = version === '3.8' ? '' : `_py${version.replace('.', '')}`
    const [annotated, plain] = [pathFor(`_an${suffix}`), pathFor(suffix)]
    const title = `Python ${version}+`
    const withAnnotated = isFile(annotated)
    return [
      ...(withAnnotated ? [{ file: annotated, title, isAnnotated: true }] : []),
      ...(isFile(plain)
        ? [
            {
              file: plain,
              title: withAnnotated ? `${title} - non-Annotated` : title,
              isAnnotated: withAnnotated ? false : undefined,
            },
          ]
        : []),
    ]
  })
  return [true, false, undefined].flatMap((kind) => found.filter(({ isAnnotated }) => isAnnotated === kind))
}

function linesIn(list: string | undefined): number[] {
  return (list ?? '')
    .split(',')
    .filter((range) => range.trim())
    .flatMap((range) => {
      const [from = '', to = from] = range.trim().split(':')
      return Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) => Number(from) + n)
    })
}

/** Returns the chosen lines with comments in place of the others, or `undefined` for `ln[0]`, which shows only the whole file. */
function chosenPart(
  code: string,
  chosen: readonly number[],
  marked: ReadonlySet<number>,
): { text: string; highlighted: number[] } | undefined {
  if (chosen.length === 1 && chosen[0] === 0) return undefined
  const lines = code.split('\n')
  const shown: string[] = []
  const highlighted: number[] = []
  let last = 0
  for (const number of [...chosen, lines.length + 1]) {
    if (number > last + 1) {
      const place = last === 0 ? 'above omitted 👆' : number > lines.length ? 'below omitted 👇' : 'here omitted 👈'
      shown.push(...(last === 0 ? [] : ['']), `# Code ${place}`, ...(number > lines.length ? [] : ['']))
    }
    last = number
    if (number > lines.length) break
    shown.push(lines[number - 1] ?? '')
    if (marked.has(number)) highlighted.push(shown.length)
  }
  return { text: shown.join('\n'), highlighted }
}
