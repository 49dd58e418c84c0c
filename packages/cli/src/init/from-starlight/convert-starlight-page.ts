import { dirname, join, posix, relative, resolve } from 'node:path'
import GithubSlugger from 'github-slugger'
import { convertHtml, reportClasses } from '../shared/convert-html.ts'
import { convertLinks } from '../shared/convert-links.ts'
import { keepHeadingIds } from '../shared/heading-ids.ts'
import { staticText } from '../shared/jsx-elements.ts'
import { isFile } from '../shared/list-files.ts'
import { reportRenderedBlock } from '../shared/losses.ts'
import { type Fence, maskCode, unmask } from '../shared/mask-code.ts'
import { lose, type OldPage, type OldSite } from '../shared/old-site.ts'
import { convertComponents } from './convert-components.ts'
import { nestDirectives } from './nest-directives.ts'
import { separateHtml } from './separate-html.ts'

/** Data that the conversions of all Starlight pages share. */
export interface StarlightContext {
  site: OldSite
  /** The folder that `~/` and `@/` in imports stand for. */
  srcFolder: string
  /** Class names in the site's own stylesheets. */
  classes: ReadonlySet<string>
}

/** Converts a page's text to the engine's Markdown. */
export function convertStarlightPage(page: OldPage, context: StarlightContext): string {
  const { site } = context
  const isMdx = page.source.endsWith('.mdx')
  const source = withBanner(page)
  const { text: masked, parts } = maskCode(source)
  let text = masked
  if (isMdx) {
    const imports = new Map<string, string>()
    text = withoutModules(text, page, site, imports, context)
    // A partial can contain code, which has to be masked as well.
    text = text.replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    for (let depth = 0; depth < 5; depth++) {
      const count = parts.length
      text = maskCode(convertComponents(text, page, site, imports, parts), undefined, parts).text
      if (parts.length === count) break
      text = withoutModules(text, page, site, imports, context)
    }
    text = separateHtml(nestDirectives(convertExpressions(text, page, site)))
  }
  for (const part of parts) if (part.kind === 'fence') convertFence(part, page, site)
  text = text.replace(/^([ \t]*:{3,}[a-z]+(?:\[[^\n]*\])?)\{icon=["']?([\w:-]+)["']?\}[ \t]*$/gm, (_, open: string) => {
    site.warnings.omit('icons of asides')
    return open
  })
  text = convertHtml(text, page, site)
  reportClasses(text, page, site, context.classes)
  const slugger = new GithubSlugger()
  // Starlight has no syntax for the ID of a heading.
  text = keepHeadingIds(text, page, parts, (title) => slugger.slug(title), /$^/)
  text = convertAssets(text, page, context)
  text = text.replace(/^([ \t]*:{3,}card[^\n]*\{href=")([^"]+)"/gm, (_, open: string, url: string) => {
    const link = convertLinks(`[x](${url})`, page, site, 'url', 'url')
    return `${open}${link.slice(4, -1)}"`
  })
  text = convertLinks(text, page, site, 'url', 'url')
  return unmask(text, parts).replace(/\n{4,}/g, '\n\n\n')
}

/** Adds the page's banner, which Starlight shows above the title, to the top of the text. */
function withBanner({ block: { frontMatter, body } }: OldPage): string {
  const banner = frontMatter.banner as { content?: unknown } | undefined
  return typeof banner?.content === 'string' ? `:::info\n${banner.content.trim()}\n:::\n\n${body}` : body
}

/** Removes the `import` and `export` statements of an MDX page, and adds the imports to `imports`. Exported values are reported. */
function withoutModules(
  text: string,
  page: OldPage,
  site: OldSite,
  imports: Map<string, string>,
  { srcFolder }: StarlightContext,
): string {
  return text
    .replace(
      /^import\s+(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\}|\*\s+as\s+([\w$]+))?\s*(?:from\s*)?(["'])([^"'\n]+)\4[ \t]*;?[ \t]*(?:\n|$)/gm,
      (_, name: string | undefined, list: string | undefined, all: string | undefined, __, from: string) => {
        const path = from.startsWith('.')
          ? resolve(dirname(page.file), from)
          : from.replace(/^(?:~|@)\//, `${srcFolder}/`)
        const names = (list ?? '').split(',').map(
          (part) =>
            part
              .trim()
              .split(/\s+as\s+/)
              .at(-1)!,
        )
        for (const local of [name, all, ...names]) if (local) imports.set(local, path)
        return ''
      },
    )
    .replace(/^export\s+(?:const|let|function|default)\b[\s\S]*?(?=\n[ \t]*\n|$(?![\s\S]))/gm, (code) => {
      const reason = 'The page exports a value or a component.'
      const todo = 'Write it as a component in `content/_components`, or replace it with Markdown.'
      lose(page, site, { kind: 'expression', name: 'export', reason, todo }, code)
      return ''
    })
}

/** Replaces expressions that are literals with their values, and reports the others. */
function convertExpressions(text: string, page: OldPage, site: OldSite): string {
  return text.replace(/(?<![\w\]\\}])\{([^{}\n]*)\}/g, (whole, expression: string, at: number) => {
    // Attributes of directives and of HTML elements aren't expressions.
    const line = text.slice(text.lastIndexOf('\n', at) + 1, at)
    if (/^[ \t]*:{2,}/.test(line) || expression.includes('\uE000')) return whole
    const value = staticText(expression.trim())
    if (value !== undefined) return String(value)
    const reason = `The value of \`${whole.slice(0, 60)}\` isn’t known until the site runs, so it’s shown as written.`
    lose(page, site, { kind: 'expression', name: '{…}', reason, todo: 'Replace the expression with its value.' }, whole)
    return whole
  })
}

/** Converts the options of Expressive Code. */
function convertFence(fence: Fence, page: OldPage, site: OldSite): void {
  const [, lang = '', rest = ''] = /^([^\s{]*)(.*)$/s.exec(fence.info) ?? []
  if (/^(?:mermaid|d2|plantuml|dot)$/.test(lang)) reportRenderedBlock(lang, fence, page, site)
  const words: string[] = []
  const codeLines = fence.code.split('\n')
  // The engine marks lines, so marked text becomes marked lines.
  const linesWith = (mark: string) => {
    const pattern = /^\/(.+)\/$/s.exec(mark)?.[1]
    const plain = mark.slice(1, -1).replace(/\\(["'])/g, '$1')
    const isMarked = pattern === undefined ? (line: string) => line.includes(plain) : tester(pattern)
    return codeLines.flatMap((line, i) => (isMarked?.(line) ? [i + 1] : [])).join(',')
  }
  for (const [word, key, value = ''] of rest.matchAll(
    /(?:([\w-]+)=)?(\{[^}]*\}|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/(?:\\.|[^/\\])+\/)|\S+/g,
  )) {
    const name = key ?? (value ? 'mark' : word.replace(/=.*$/, ''))
    const option = value === '' ? word.slice(name.length + 1) : value
    if (/^(?:mark|ins|del|add|rem)$/.test(name)) {
      const lines = option.startsWith('{')
        ? /^\{(?:["'].*?["']:)?\s*([\d,\s-]+)\}$/.exec(option)?.[1]
        : linesWith(option)
      const label = /^\{["'](.*?)["']:/.exec(option)?.[1]
      if (label !== undefined) {
        const reason = `The label \`${label}\` of marked lines isn’t shown.`
        const todo = 'Write the label as a comment in the code, or below the code.'
        lose(page, site, { kind: 'code block', name: 'labels of lines', reason, todo }, option)
      }
      if (!lines) continue
      const own = `{${lines.replace(/\s/g, '')}}`
      words.push(name === 'mark' ? own : `${/^(?:ins|add)$/.test(name) ? 'ins' : 'del'}=${own}`)
    } else if (name === 'title' && option) words.push(`title=${JSON.stringify(option.replace(/^["']|["']$/g, ''))}`)
    else if (name === 'startLineNumber') words.push(`showLineNumbers=${option}`)
    else if (word === 'wrap' || word === 'showLineNumbers') words.push(word)
    else site.warnings.omit(`code \`${name}\``)
  }
  const isNumbered = words.some((word) => word.startsWith('showLineNumbers='))
  fence.info = [lang, ...words.filter((word) => !isNumbered || word !== 'showLineNumbers')].filter(Boolean).join(' ')
}

/** Returns a function that tests a line, or `undefined` if the pattern is invalid. */
function tester(pattern: string): ((line: string) => boolean) | undefined {
  try {
    const expression = new RegExp(pattern)
    return (line) => expression.test(line)
  } catch {
    return undefined
  }
}

/** Converts the URLs of images that are next to the pages or in other folders below `src`, which the build copies. */
function convertAssets(text: string, page: OldPage, { site, srcFolder }: StarlightContext): string {
  const convert = (url: string): string => {
    if (/^(?:[a-z][a-z0-9+.-]*:|#|\/)/i.test(url) && !url.startsWith(srcFolder)) return url
    const file = /^(?:~|@)\//.test(url) ? join(srcFolder, url.slice(2)) : resolve(dirname(page.file), decodeURI(url))
    if (!isFile(file) || /\.mdx?$/.test(file)) return url
    const inside = relative(site.pagesFolder, file)
    const copy = posix.join('content', inside.startsWith('..') ? relative(srcFolder, file) : inside)
    site.assets.set(copy, file)
    const own = posix.relative(posix.dirname(page.target), copy)
    return encodeURI(own.startsWith('.') ? own : `./${own}`)
  }
  return text
    .replace(/(\]\()([^\s()<>]+)/g, (_, before: string, url: string) => before + convert(url))
    .replace(/(<img\b[^<>]*?\ssrc=)(["'])([^"'\n]*)\2/g, (_, before: string, quote: string, url: string) => {
      return `${before}${quote}${convert(url)}${quote}`
    })
}
