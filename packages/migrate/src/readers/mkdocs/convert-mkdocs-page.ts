import { fillForeign } from '../../built/fill-foreign.ts'
import { markForeign } from '../../model/foreign.ts'
import type { OldPage, OldSite } from '../../model/old-site.ts'
import { convertFences } from '../../passes/convert-fences.ts'
import { convertHtml, convertMaskedHtml } from '../../passes/convert-html.ts'
import { convertLinks } from '../../passes/convert-links.ts'
import { convertDefinitionLists } from '../../passes/definition-lists.ts'
import { type HeadingIds, keepHeadingIds, tableOfContents, uniqueIds } from '../../passes/heading-ids.ts'
import { type MaskedPart, maskCode, unmask } from '../../util/mask-code.ts'
import { toArray, toRecord } from '../../util/values.ts'
import { convertBlocks } from './convert-blocks.ts'
import { convertCards } from './convert-cards.ts'
import { convertFence } from './convert-fence.ts'
import { convertAbbreviations, convertAttributeLists, convertInline, reportAttributes } from './convert-inline.ts'
import { convertMath } from './formula-syntax.ts'
import { convertHtmlBlocks } from './html-blocks.ts'
import { withIncludes, withSnippets } from './include-files.ts'
import { withListIndents } from './list-indents.ts'
import type { MkDocsContext } from './mkdocs-context.ts'
import { pythonSlug, unicodeSlug } from './python-slug.ts'
import type { MkDocsConfig } from './read-mkdocs.ts'
import { convertReferenceLinks } from './reference-links.ts'

const ownId = /\s*\{:?(?![{%])[^{}]*?#([\w:.+-]+)[^{}]*\}\s*$/

/** Converts a page's text to the engine's Markdown. */
export function convertMkDocsPage(page: OldPage, context: MkDocsContext): string {
  const { site, original } = context
  const { extensions, plugins } = original
  const appended = toArray(extensions.get('pymdownx.snippets')?.auto_append).map(
    (path) => `\n\n--8<-- "${String(path)}"\n`,
  )
  let source = withSnippets(page.block.body + appended.join(''), page, context)
  source = withIncludes(source, page, context)
  const masked = maskCode(source, true)
  for (const part of masked.parts)
    if (part.kind === 'verbatim') part.text = part.text.replace(/^(`+)#!\w+(?: (?!`)|(?= `))/, '$1')
  let text = convertFences(masked, page, site, {
    hasMermaid: rendersMermaid(original),
    foreign: /^(?:math|plantuml|dot)\b/,
    convert: (fence) => convertFence(fence, page, context),
  })
  text = withListIndents(convertHtmlBlocks(text, masked.parts))
  text = convertReferenceLinks(text, masked.parts)
  text = withStandardSyntax(text)
  text = markUnknown(text, page, context)
  text = text.replace(
    /^([ \t]*):::[ \t]+([\w.:-]+)[ \t]*$(?:\n\1 {4,}\S.*|\n[ \t]*:[a-z]+:.*|\n[ \t]*(?=\n\1 {4}))*/gm,
    (whole, indent: string, name: string) =>
      `\n${indent}${markForeign(page, {
        kind: 'component',
        name: 'mkdocstrings',
        reason: `The documentation of \`${name}\` was generated from the source code by mkdocstrings.`,
        todo: installTodo,
        source: whole.split('\n')[0]!.trim(),
        otherwise: `<!-- ${name} -->`,
      })}\n`,
  )
  text = text.replace(/(\{:?[ \t]*(?:[^{}\n%]*[ \t])?)id=(["']?)([\w:.+-]+)\2(?=[ \t}])/g, '$1#$3')
  text = convertAbbreviations(text)
  text = convertCards(text)
  const hasLists = ['def_list', 'extra', 'pymdownx.extra'].some((name) => extensions.has(name))
  // Definitions can contain other blocks, and other blocks can contain definitions.
  if (hasLists) text = convertDefinitionLists(text)
  text = convertBlocks(text.split('\n'), {
    tabGroup: context.isLinkedTabs ? 'tabs' : undefined,
    foreign: (name, line, body) =>
      markForeign(page, {
        kind: 'directive',
        name: `/// ${name}`,
        reason: `The block \`/// ${name}\` is unknown. Its contents are kept.`,
        source: line,
        otherwise: body.join('\n'),
      }),
  }).join('\n')
  if (hasLists) text = convertDefinitionLists(text)
  if (extensions.has('pymdownx.arithmatex')) text = convertMath(text, masked.parts, site)
  text = convertInline(text, page, context)
  if (plugins.has('mkdocstrings') || plugins.has('autorefs')) text = markReferences(text, masked.parts, page)
  text = fillForeign(text, page, site, { parts: masked.parts })
  text = convertHtml(text, page, site)
  convertMaskedHtml(masked.parts, page, site)
  const ids = idsOf(original)
  text = convertHeadingAttributes(text, page, site)
  text = text.replace(/^\[TOC\][ \t]*$/gm, () => tableOfContents(text, masked.parts, ids(), ownId))
  text = keepHeadingIds(text, page, masked.parts, ids(), ownId)
  text = convertLinks(text, page, site, original.config.use_directory_urls === false ? 'file' : 'url')
  // An empty link with an ID, such as `[](){ #name }`, is only an anchor.
  text = convertAttributeLists(text, page, site).replace(/\[\]\(\)(?=<a id=)/g, '')
  return unmask(text, masked.parts).replace(/\n{4,}/g, '\n\n\n')
}

/** Whether the site draws Mermaid diagrams: with a fence of its own, or with a plugin. Other sites show their code. */
function rendersMermaid({ extensions, plugins }: MkDocsConfig): boolean {
  const fences = toArray(extensions.get('pymdownx.superfences')?.custom_fences).map(toRecord)
  return plugins.has('mermaid2') || fences.some(({ name }) => name === 'mermaid')
}

/** Reports the attributes of headings, and removes those without an ID, because the IDs of these headings are derived from the text alone. */
function convertHeadingAttributes(text: string, page: OldPage, site: OldSite): string {
  return text.replace(
    /^(#{1,6}[ \t].*?)[ \t]*\{:?([^{}%]*[.#=][^{}]*|[ \t]*data-[\w-]+[ \t]*)\}[ \t]*$/gm,
    (whole, heading: string, list: string) => {
      reportAttributes(list.trim(), page, site)
      return ownId.test(whole) ? whole : heading
    },
  )
}

/**
 * Writes syntax that only Python-Markdown understands as in CommonMark: attributes without quotes, gaps in the second row of a table, and
 * footnotes whose text starts below the label.
 */
function withStandardSyntax(text: string): string {
  return text
    .replace(/<[a-z][\w-]*\s(?:[^<>"'`]|"[^"]*"|'[^']*')*>/gi, (tag) =>
      tag.replace(/(\s[\w-]+=)([^\s"'`<>=]+)(?=[\s>])(?=(?:[^"]|"[^"]*")*$)/g, '$1"$2"'),
    )
    .replace(/^[ \t]*\|?[ \t]*:?-[-:| \t]*$/gm, (row) =>
      row.includes('|') ? row.replace(/(?<=-)[ \t]+(?=-)/g, '') : row,
    )
    .replace(/^([ \t]*\[\^[^\]\n]+\]:)[ \t]*\n[ \t]+(?=\S)/gm, '$1 ')
}

const raw = /\{%-?\s*raw\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}/g

/** Jinja templates, which plugins evaluate before the Markdown is converted. */
const templates = /\{[{%][\s\S]*?[%}]\}/g

/** Syntax that belongs neither to Markdown nor to its usual extensions: lines such as `{* file.py *}`, `[[links]]`, and custom elements. */
const unknownSyntax =
  /(?<=^[ \t]*)\{([*!@$~&])[^{}\n]*\1\}(?=[ \t]*$)|(?<!!)\[\[[^[\]\n]+\]\](?![([])|<[a-z]+(?:-[a-z0-9]+)+(?:\s[^<>]*)?>(?:<\/[\w-]+>)?/gm

/** Marks what a plugin or an extension that didn't run would convert, except between `{% raw %}` and `{% endraw %}`. Code must be masked. */
function markUnknown(text: string, page: OldPage, { site, original, output, unknown }: MkDocsContext): string {
  const { plugins, extensions } = original
  const hasResult = !site.translation && output?.pages.some(({ source }) => source === page.source)
  const hasTemplates = plugins.has('macros') || extensions.has('zensical.extensions.macros') || unknown.length > 0
  const mark = (name: string) => (source: string) =>
    markForeign(page, {
      kind: 'expression',
      name,
      reason: `\`${source.slice(0, 60)}\` is evaluated by \`${name}\`.`,
      source,
      otherwise: source,
    })
  const markIn = (part: string) => {
    const result = hasTemplates && !hasResult ? part.replace(templates, mark(unknown.join(', ') || 'macros')) : part
    return unknown.length > 0 ? result.replace(unknownSyntax, mark(unknown.join(', '))) : result
  }
  return text
    .split(raw)
    .map((part, index) => (index % 2 === 1 ? part : markIn(part)))
    .join('')
}

/** Marks links to generated documentation, such as `[Field][pydantic.Field]`. Code must be masked. */
function markReferences(text: string, parts: readonly MaskedPart[], page: OldPage): string {
  const label = (written: string) => unmask(written, parts).replace(/\s+/g, ' ').trim()
  const defined = new Set([...text.matchAll(/^[ \t>]*\[([^\]\n]+)\]:/gm)].map(([, name]) => label(name!).toLowerCase()))
  return text.replace(
    /(?<!\\)\[((?:[^[\]\n]|\n(?!\s*\n))+)\]\[((?:[^[\]\n]|\n(?!\s*\n))*)\]/g,
    (whole, shown: string, target: string) => {
      const name = label(target || shown).replace(/^`|`$/g, '')
      if (defined.has(label(target || shown).toLowerCase()) || !/^[\w-]+(?:[.:][\w-]+)*$/.test(name)) return whole
      return markForeign(page, {
        kind: 'plugin',
        name: 'cross-references',
        reason: `The link to \`${name}\` led to documentation that was generated from the source code.`,
        source: unmask(whole, parts),
        otherwise: shown,
      })
    },
  )
}

const installTodo = 'Install the Python packages of the old site, such as in `.venv`, and run the command again.'

/** Returns a factory for functions that derive a page's heading IDs as the extension `toc` does. */
function idsOf({ hasUnicodeSlugs }: MkDocsConfig): () => HeadingIds {
  const slugify = hasUnicodeSlugs ? unicodeSlug : pythonSlug
  return () => {
    const unique = uniqueIds('_', true)
    return (text, own) => own ?? unique(slugify(text) || '_1')
  }
}
