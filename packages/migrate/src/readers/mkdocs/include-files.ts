import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { OldPage } from '../../model/old-site.ts'
import { loseInclude } from '../../passes/losses.ts'
import { isFile } from '../../util/list-files.ts'
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

/** Replaces include directives of other plugins with the files' text: `{% include-markdown "x.md" %}` and `{!x.md!}`. */
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
}
