import { readFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { parseJsonc } from '@docs-engine/cli/internal'
import GithubSlugger from 'github-slugger'
import { lose, type OldPage, type OldSite } from '../../model/old-site.ts'
import { convertClasses, convertHtml, convertMaskedHtml } from '../../passes/convert-html.ts'
import { convertLinks } from '../../passes/convert-links.ts'
import { keepHeadingIds } from '../../passes/heading-ids.ts'
import { wrapDiagrams } from '../../passes/mermaid.ts'
import { withoutCodeIndents } from '../../util/block-indent.ts'
import { staticText } from '../../util/jsx-elements.ts'
import { isFile } from '../../util/list-files.ts'
import { type MaskedPart, maskCode, unmask } from '../../util/mask-code.ts'
import { attributesOf, escapeText, urlOf } from '../../util/rendered-nodes.ts'
import { asideLabel, convertComponents } from './convert-components.ts'
import { convertFence } from './convert-fence.ts'
import { convertSetHtml } from './convert-set-html.ts'
import { evaluate, expandComponents } from './expand-components.ts'
import { nestDirectives } from './nest-directives.ts'
import { separateHtml } from './separate-html.ts'
import { showIcon } from './show-icon.ts'
import type { PageScope, StarlightContext } from './starlight-context.ts'
import { addPageStylesheet } from './starlight-styles.ts'

/** Converts a page's text to the engine's Markdown. */
export async function convertStarlightPage(page: OldPage, context: StarlightContext): Promise<string> {
  const { site } = context
  const isMdx = page.source.endsWith('.mdx')
  const source = withBanner(page)
  const { text: masked, parts } = maskCode(source)
  let text = masked
  if (isMdx) {
    const imports = new Map<string, string>()
    const scope = new Map<string, unknown>([['frontmatter', page.block.frontMatter]])
    const failures = new Map<string, string>()
    text = withoutModules(text, page, imports, scope, parts, context)
    // A partial can contain code, which has to be masked as well.
    text = text.replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    for (let depth = 0; depth < 5; depth++) {
      text = convertSetHtml(text, page, site, scope, parts)
      const count = parts.length
      text = await expandComponents(text, page, context.renderer, { imports, scope, failures }, parts)
      text = maskCode(
        convertComponents(text, page, context, { imports, scope, failures }, parts),
        undefined,
        parts,
      ).text
      if (parts.length === count) break
      text = withoutModules(text, page, imports, scope, parts, context)
    }
    text = convertAttributes(text, scope, parts)
    text = withoutCodeIndents(separateHtml(nestDirectives(convertExpressions(text, page, site, scope, parts))))
  }
  if (context.hasMermaid) text = nestDirectives(wrapDiagrams(text, parts, site))
  // Text after the name means that the line isn't the start of a directive, so Starlight shows it as text.
  text = text.replace(/^([ \t]*)(?=:{3,}[a-z]+(?:\[[^\n\]]*\])?(?:\{[^\n}]*\})?[ \t]+[^\s{[])/gm, '$1\\')
  for (const part of parts) if (part.kind === 'fence') convertFence(part, page, site, context.codeDefaults)
  text = text.replace(
    /^([ \t]*:{3,}([a-z]+))(?:\[([^\n]*)\])?\{icon=["']?([\w:-]+)["']?\}[ \t]*$/gm,
    (_, open: string, type: string, title: string | undefined, icon: string) =>
      open + asideLabel(showIcon(icon, page, context), title, type, site),
  )
  text = convertHtml(text, page, site, context.styles)
  convertMaskedHtml(parts, page, site)
  for (const part of parts)
    if (part.kind === 'verbatim' && /^<pre\b/i.test(part.text))
      part.text = part.text.replace(/<a\s[^<>]*>/g, (tag) => convertLinks(tag, page, site, 'url', 'url'))
  convertClasses(text, page, site, context.styles)
  const slugger = new GithubSlugger()
  // Starlight has no syntax for the ID of a heading.
  text = keepHeadingIds(text, page, parts, (title) => slugger.slug(title), /$^/)
  text = withoutSecondTitle(text, page, parts)
  text = convertAssets(text, page, context)
  text = text.replace(/^([ \t]*:{3,}card[^\n]*\{href=")([^"]+)"/gm, (_, open: string, url: string) => {
    const link = convertLinks(`[x](${url})`, page, site, 'url', 'url')
    return `${open}${link.slice(4, -1)}"`
  })
  text = convertLinks(text, page, site, 'url', 'url')
  return unmask(text, parts).replace(/\n{4,}/g, '\n\n\n')
}

/** Lowers a heading of level 1 that differs from the page's title. Starlight shows it below the title, but Docs would show only the title. */
function withoutSecondTitle(text: string, page: OldPage, parts: readonly MaskedPart[]): string {
  const found = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/m.exec(text)
  if (found?.[1] !== '#') return text
  const comparable = (value: string) => value.replace(/\s*\{#[^}]*\}\s*$|[*_`\\\s]/g, '').toLowerCase()
  const title = String(page.block.frontMatter.title ?? '')
  if (comparable(unmask(found[2]!, parts)) === comparable(title)) return text
  return `${text.slice(0, found.index)}#${text.slice(found.index)}`
}

/** Adds the page's banner, which Starlight shows above the title, to the top of the text. */
function withBanner({ block: { frontMatter, body } }: OldPage): string {
  const banner = frontMatter.banner as { content?: unknown } | undefined
  return typeof banner?.content === 'string' ? `:::info\n${banner.content.trim()}\n:::\n\n${body}` : body
}

/**
 * Removes the `import` and `export` statements of an MDX page. Imported paths are added to `imports`, values are added to `scope`, and
 * stylesheets become part of the site's styles. Exports that can't be evaluated are reported.
 */
function withoutModules(
  text: string,
  page: OldPage,
  imports: Map<string, string>,
  scope: Map<string, unknown>,
  parts: readonly MaskedPart[],
  context: StarlightContext,
): string {
  const { site, srcFolder, aliased } = context
  return text
    .replace(
      /^import\s+(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\}|\*\s+as\s+([\w$]+))?\s*(?:from\s*)?(["'])([^"'\n]+)\4[ \t]*;?[ \t]*(?:\n|$)/gm,
      (_, name: string | undefined, list: string | undefined, all: string | undefined, __, from: string) => {
        const path = from.startsWith('.')
          ? resolve(dirname(page.file), from)
          : (aliased(from) ?? from.replace(/^(?:~|@)\//, `${srcFolder}/`))
        const names = (list ?? '').split(',').map(
          (part) =>
            part
              .trim()
              .split(/\s+as\s+/)
              .at(-1)!,
        )
        for (const local of [name, all, ...names]) if (local) imports.set(local, path)
        if (path.endsWith('.css')) addPageStylesheet(path, page, context)
        const value = name && importedValue(path)
        if (value !== undefined) scope.set(name!, value)
        return ''
      },
    )
    .replace(
      /^export\s+(?:const|let|function|default)\b[\s\S]*?(?=\n[ \t]*\n|\n(?:export|import)\b|$(?![\s\S]))/gm,
      (code) => {
        const [, name, value = ''] =
          /^export\s+(?:const|let)\s+([\w$]+)(?:\s*:[^=]*)?\s*=\s*([\s\S]*?);?\s*$/.exec(code) ?? []
        const found = name ? evaluate(value, scope, parts) : undefined
        if (found) scope.set(name!, found.value)
        if (found) return ''
        const reason = 'The page exports a value or a component.'
        const todo = 'Write it as a component in `content/_components`, or replace it with Markdown.'
        lose(page, site, { kind: 'expression', name: 'export', reason, todo }, code)
        return ''
      },
    )
}

/** Returns the value of an imported file, as Astro and Vite provide it, or `undefined` for code and other kinds of files. */
function importedValue(path: string): unknown {
  const file = path.replace(/\?raw$/, '')
  if (!isFile(file)) return undefined
  if (path !== file) return readFileSync(file, 'utf8').replace(/\r\n?/g, '\n')
  if (/\.(?:png|jpe?g|gif|webp|avif|svg)$/.test(file)) return { src: file }
  if (file.endsWith('.json')) return parseJsonc(readFileSync(file, 'utf8'))
  return undefined
}

/** Replaces expressions in the attributes of HTML elements, such as `style={{ width: '50%' }}`, with their values. */
function convertAttributes(text: string, scope: PageScope, parts: readonly MaskedPart[]): string {
  return text.replace(
    /(?<=<[a-z][^<>]*\s)([\w-]+)=\{(\{[^{}]*\}|[^{}]*)\}(?=[^<>]*>)/g,
    (whole, name: string, expression: string) => {
      const value = evaluate(expression, scope, parts)?.value
      const attribute = attributesOf({ [name]: value }).trim()
      return value === undefined || (typeof value === 'object' && name !== 'style' && !urlOf(value)) ? whole : attribute
    },
  )
}

/** Replaces expressions with their values, and reports those that can't be evaluated. */
function convertExpressions(
  text: string,
  page: OldPage,
  site: OldSite,
  scope: PageScope,
  parts: readonly MaskedPart[],
): string {
  return text.replace(/(?<![\w\]\\}])\{([^{}\n]*)\}/g, (whole, expression: string, at: number) => {
    // Attributes of directives and of HTML elements aren't expressions.
    const line = text.slice(text.lastIndexOf('\n', at) + 1, at)
    if (/^[ \t]*:{2,}/.test(line)) return whole
    const value = staticText(expression.trim()) ?? evaluate(expression, scope, parts)?.value
    if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value))
    if (value === true || value === false || value === null) return ''
    if (expression.includes('\uE000')) return whole
    const reason = `The value of \`${whole.slice(0, 60)}\` isn’t known until the site runs, so it’s shown as written.`
    lose(page, site, { kind: 'expression', name: '{…}', reason, todo: 'Replace the expression with its value.' }, whole)
    return whole
  })
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
