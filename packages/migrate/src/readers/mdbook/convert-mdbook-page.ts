import { fillForeign } from '../../built/fill-foreign.ts'
import { markForeign } from '../../model/foreign.ts'
import { lose, type OldPage, type OldSite } from '../../model/old-site.ts'
import { convertFences } from '../../passes/convert-fences.ts'
import { convertHtml, convertMaskedHtml } from '../../passes/convert-html.ts'
import { convertLinks } from '../../passes/convert-links.ts'
import { convertDefinitionLists } from '../../passes/definition-lists.ts'
import { convertFormulas, escapeDollars, type FormulaSyntax } from '../../passes/formulas.ts'
import { type HeadingIds, keepHeadingIds, uniqueIds } from '../../passes/heading-ids.ts'
import { loseIcon } from '../../passes/losses.ts'
import { type Fence, type MaskedPart, maskCode, unmask } from '../../util/mask-code.ts'
import { replaceElements } from '../../util/replace-elements.ts'

export interface MdBookContext {
  site: OldSite
  /** Whether a preprocessor draws Mermaid diagrams. */
  hasMermaid: boolean
  /** How the book writes formulas, if it shows any. */
  formulas: FormulaSyntax | undefined
  hasDefinitionLists: boolean
  /** Prefixes of hidden lines, by language. */
  hiddenLines: Record<string, string>
  /** Names of preprocessors whose syntax the import doesn't know. */
  preprocessors: readonly string[]
}

/**
 * Converts a chapter's text to the engine's Markdown.
 *
 * @param source The chapter's text with the files that it includes.
 */
export function convertMdBookPage(page: OldPage, source: string, context: MdBookContext): string {
  const { site } = context
  const masked = maskCode(source)
  let text = convertFences(masked, page, site, {
    hasMermaid: context.hasMermaid,
    foreign: /^(?:mermaid|admonish|bob|plantuml|dot)\b/,
    convert: (fence) => convertFence(fence, context),
  })
  if (context.formulas) text = escapeDollars(convertFormulas(text, masked.parts, site, context.formulas))
  text = markUnknown(text, masked.parts, page, context)
  text = text.replace(/<i class="(fa[\w -]*)"[^>]*><\/i>[ \t]?/g, (icon, name: string) =>
    loseIcon(name, page, site, icon.trim()),
  )
  if (context.hasDefinitionLists) text = convertDefinitionLists(text)
  text = fillForeign(text, page, site, { parts: masked.parts })
  text = convertHtml(text, page, site)
  convertMaskedHtml(masked.parts, page, site)
  const ownId = /\s*\{\s*#([^\s{}]+)[^{}]*\}\s*$/
  text = keepHeadingIds(text, page, masked.parts, idsOfMdBook(), ownId)
  return unmask(convertLinks(text, page, site), masked.parts)
}

/** Marks the expressions and elements that belong to a preprocessor. Code must be masked. */
function markUnknown(text: string, parts: readonly MaskedPart[], page: OldPage, context: MdBookContext): string {
  const expression = /(?<!\$)\{\{(?!\s*#)[^{}\n]*\}\}/g
  const loss = (whole: string) => ({
    kind: 'plugin' as const,
    name: '{{ … }}',
    reason: `\`${whole.slice(0, 60)}\` is replaced by a preprocessor.`,
  })
  const hasExpressions = context.preprocessors.length > 0
  // A preprocessor replaces its expressions in code, too.
  const code = hasExpressions ? parts.map((part) => (part.kind === 'fence' ? part.code : part.text)) : []
  for (const [whole] of code.join('\n').matchAll(expression)) lose(page, context.site, loss(whole), whole)
  const mark = (part: string): string =>
    replaceElements(part, ({ name, source, inner = '' }) =>
      markForeign(page, {
        kind: 'component',
        name: `<${name}>`,
        reason: `\`<${name}>\` is an element of a preprocessor. Its contents are kept.`,
        source,
        otherwise: mark(inner).trim(),
      }),
    )
  return mark(
    hasExpressions
      ? text.replace(expression, (source) => markForeign(page, { ...loss(source), source, otherwise: source }))
      : text,
  )
}

function convertFence(fence: Fence, context: MdBookContext): void {
  const { site, hiddenLines } = context
  const [lang = '', ...words] = fence.info.split(/[\s,]+/)
  const own = /(?:^|[\s,])hidelines=(\S+?)(?=$|[\s,])/.exec(fence.info)?.[1] ?? hiddenLines[lang]
  for (const word of words.filter(Boolean)) site.warnings.omit(`code block option \`${word.replace(/=.*$/, '')}\``)
  const isRust = own === undefined && lang === 'rust'
  const isHidden = (line: string) => (own ? line.trimStart().startsWith(own) : isRust && /^\s*#(?: |$)/.test(line))
  const lines = fence.code.split('\n')
  const shown = lines.filter((line) => !isHidden(line))
  if (shown.length < lines.length) site.warnings.omit('hidden lines of code')
  fence.info = lang
  // In Rust listings, a line that is meant to start with `#` starts with `##`, because a single one hides it.
  fence.code = shown
    .map((line) => (isRust ? line.replace(/^(\s*)##/, '$1#') : line))
    .join('\n')
    .replace(/^\n+/, '')
}

/** Creates a function that derives heading IDs as mdBook does. */
function idsOfMdBook(): HeadingIds {
  const unique = uniqueIds()
  return (text, own) => own ?? unique(slugOf(text) || 'section')
}

function slugOf(text: string): string {
  return text
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[^\p{L}\p{N}_\-\s]/gu, '')
    .replace(/\s/g, '-')
}
