import { admonitions } from '@docs-engine/cli/internal'
import { fillForeign } from '../../built/fill-foreign.ts'
import { staticExpression } from '../../foreign/static-expression.ts'
import { markForeign } from '../../model/foreign.ts'
import { lose, type OldPage, type OldSite } from '../../model/old-site.ts'
import { badge } from '../../passes/badge.ts'
import { convertFences } from '../../passes/convert-fences.ts'
import { convertHtml, convertMaskedHtml } from '../../passes/convert-html.ts'
import { convertLinks } from '../../passes/convert-links.ts'
import { convertEmoji } from '../../passes/emoji.ts'
import { convertFormulas, escapeDollars } from '../../passes/formulas.ts'
import { keepHeadingIds, tableOfContents } from '../../passes/heading-ids.ts'
import { withoutColors } from '../../passes/losses.ts'
import { escapeText } from '../../util/escape-text.ts'
import { type Fence, maskCode, unmask } from '../../util/mask-code.ts'
import { replaceElements } from '../../util/replace-elements.ts'
import { closeContainers } from './close-containers.ts'
import { withIncludes, withSnippets } from './include-files.ts'
import type { VitePressContext } from './vitepress-context.ts'

/** Converts a page's text to the engine's Markdown. */
export function convertVitePressPage(page: OldPage, context: VitePressContext): string {
  const { site } = context
  const source = withSnippets(withIncludes(page.block.body, page, context, page.file), page, context)
  const masked = maskCode(source)
  let text = convertFences(masked, page, site, {
    hasMermaid: context.hasMermaid,
    foreign: /^(?:mermaid|dot|graphviz|plantuml)\b/,
    convert: (fence) => convertFence(fence, page, context),
  })
  text = text.replace(
    /^([ \t]*:{3,}[ \t]*v-pre[^\n]*\n)([\s\S]*?)\n([ \t]*:{3,})[ \t]*$/gm,
    (_, open: string, inner: string, close: string) =>
      `${open}\uE000${masked.parts.push({ kind: 'verbatim', text: inner }) - 1}\uE001\n${close}`,
  )
  if (context.hasMath) text = escapeDollars(convertFormulas(text, masked.parts, site, formulas))
  text = convertScripts(text, site)
  // What components render doesn't belong to the IDs of headings.
  text = keepHeadingIds(text, page, masked.parts, context.headingIds(), ownHeadingId)
  text = text.replace(/^\[\[toc\]\][ \t]*$/gim, () => tableOfContents(text, masked.parts, context.headingIds()))
  text = closeContainers(convertContainers(markComponents(text, page), page, context))
  text = fillForeign(text, page, site, { parts: masked.parts })
  text = convertHtml(text, page, site)
  convertMaskedHtml(masked.parts, page, site)
  text = convertLinkAttributes(text, page, context)
  // IDs of blocks. Those of headings are at the end of the heading.
  text = text.replace(/^([ \t]*)\{#([\w-]+)\}[ \t]*$/gm, '$1<a id="$2"></a>')
  text = convertEmoji(text, page, site)
  text = convertLinks(text, page, site)
  return unmask(text, masked.parts)
}

/** Comments for which Twoslash shows types, completions, errors, or output below a line. */
const shownTypes = /^\s*\/\/\s*(?:\^[?|]|@(?:errors|error|log|warn|annotate)\b)/m

/** Converts the options that Docs doesn't know. It reads the others as VitePress does. */
function convertFence(fence: Fence, page: OldPage, { site }: VitePressContext): void {
  const [name = ''] = /^[^\s{[:]*/.exec(fence.info) ?? []
  const lang = name.replace(/-vue$/, '')
  if (lang !== name && /\{\{.*?\}\}/.test(fence.code)) {
    const reason = `The code block \`${name}\` shows values of expressions.`
    lose(
      page,
      site,
      { kind: 'expression', name: '{{ … }} in code', reason },
      fence.code.split('\n').find((line) => line.includes('{{')),
    )
  }
  if (lang === 'ansi') fence.code = withoutColors(fence.code, site)
  // The types that Twoslash shows on hover aren't part of the text.
  if (/\stwoslash(?:\s|$)/.test(fence.info) && shownTypes.test(fence.code)) {
    const reason = 'The sample shows types or errors, which `docs` derives only from samples that it compiles.'
    const todo =
      "Set `samples: { only: 'twoslash' }` in `site.config.ts`, and install the packages that the samples import."
    lose(page, site, { kind: 'code block', name: 'twoslash', reason, todo }, fence.code.split('\n')[0])
  }
  // The name of an icon can follow a label.
  fence.info = lang + fence.info.slice(name.length).replace(/\s+~[\w-]+~(?=\])/, '')
}

/** Removes `<script setup>` blocks. The components and values that they define are reported where the page uses them. */
function convertScripts(text: string, site: OldSite): string {
  return text.replace(/^<script\b[^>]*>([\s\S]*?)<\/script>[ \t]*\n?/gim, (_, code: string) => {
    if (!/^\s*(?:import\b[^\n]*\n?\s*|\/\/[^\n]*\n\s*)*$/.test(code)) site.warnings.omit('`<script setup>`')
    return ''
  })
}

const vueAttribute = /(?:^|\s)(?:v-(?!pre\b)[\w-]+|[:@#][\w.:-]+)(?=[\s=/]|$)/

/** Converts the components of the default theme, and marks everything else that needs Vue. */
function markComponents(text: string, page: OldPage): string {
  const { frontMatter } = page.block
  const scope = new Map([['$frontmatter', frontMatter]])
  const known = text
    .replace(
      /<Badge\b([^<>]*?)\/>|<Badge\b([^<>]*?)>([\s\S]*?)<\/Badge>/g,
      (whole, a?: string, b?: string, inner?: string) => {
        const attributes = a ?? b ?? ''
        const shown = inner?.trim() || attributeIn(attributes, 'text')
        const [type, title] = ['type', 'title'].map((name) => attributeIn(attributes, name))
        return shown === undefined ? whole : badge(shown, { type: type ?? 'tip', title })
      },
    )
    .replace(/<\/?ClientOnly>/g, '')
  const mark = (part: string): string =>
    replaceElements(
      part,
      ({ name, source, inner }) => {
        const isComponent = /^[A-Z]|-/.test(name)
        return markForeign(page, {
          kind: isComponent ? 'component' : 'attribute',
          name: `<${name}>`,
          reason: isComponent ? `\`<${name}>\` is a Vue component.` : `An attribute of this \`<${name}>\` needs Vue.`,
          source,
          otherwise: inner?.trim() ? mark(inner) : `<!-- The old site shows ${name} here. -->`,
        })
      },
      (attributes) => vueAttribute.test(attributes),
    ).replace(/\{\{([\s\S]*?)\}\}/g, (source, expression: string, at: number, all: string) => {
      if (/<(\w+)[^<>]*\sv-pre\b[^<>]*>(?:(?!<\/\1>)[\s\S])*$/.test(all.slice(0, at))) return source
      const value = staticExpression(expression, scope)?.value
      if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value))
      const reason = `The value of \`${source.slice(0, 60)}\` isn’t known until the site runs, so it’s shown as written.`
      return markForeign(page, { kind: 'expression', name: '{{ … }}', reason, source, otherwise: source })
    })
  return mark(known)
}

function attributeIn(attributes: string, name: string): string | undefined {
  return new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`)
    .exec(attributes)
    ?.slice(1)
    .find((value) => value !== undefined)
}

function convertContainers(text: string, page: OldPage, { site, containers }: VitePressContext): string {
  const known = [...Object.keys(admonitions), 'details', 'raw', 'v-pre', 'code-group']
  return text.replace(
    /^([ \t>]*:{3,}[ \t]*)([a-z][\w-]*)([^\n]*)$/gm,
    (whole, open: string, name: string, written: string) => {
      const list = /\s*\{([^{}]*)\}\s*$/.exec(written)
      const attributes = (list?.[1] ?? '').split(/\s+/)
      const kept = name === 'details' ? 'open' : 'no-title'
      const rest = written.slice(0, list?.index) + (attributes.includes(kept) ? ` {${kept}}` : '')
      const id = attributes.find((attribute) => /^#[\w-]+$/.test(attribute))?.slice(1)
      if (id) page.anchors.push(id)
      const before = open.replace(/:.*/s, '')
      const anchor = id ? `${before}<a id="${id}"></a>\n${before.trimEnd()}\n` : ''
      if (known.includes(name))
        return name === 'details' && rest.trim() === ''
          ? `${anchor}${open}${name} Details`
          : anchor + open + name + rest
      const reason = `The container \`::: ${name}\` ${containers.includes(name) ? 'is configured in the old site' : 'is unknown'}. It becomes a note.`
      lose(page, site, { kind: 'directive', name, reason }, whole.trim())
      return `${anchor}${open}note${rest}`
    },
  )
}

/** Removes the attributes of links, such as `[PDF](/a.pdf){target="_blank"}`, and reports those that readers notice. */
function convertLinkAttributes(text: string, page: OldPage, { site }: VitePressContext): string {
  const link = /(\]\([^()\s]*(?:\s+"[^"\n]*")?\))\{[ \t]*((?:[.#][\w-]+|[\w-]+=(?:"[^"\n]*"|[^\s"{}]+))[^{}\n]*)\}/g
  return text.replace(link, (whole, written: string, list: string) => {
    for (const [, name = ''] of list.matchAll(/(?:^|\s)(\.[\w-]+|[\w-]+(?==))/g)) {
      if (/^(?:\.|(?:target|rel|data-.*)$)/.test(name)) {
        site.warnings.omit(`attribute list \`${name}\``)
        continue
      }
      const reason = `\`${name}\` in an attribute list isn’t imported.`
      lose(page, site, { kind: 'attribute', name, reason }, whole)
    }
    const id = /(?:^|\s)#([\w-]+)/.exec(list)?.[1]
    return written + (id ? `<a id="${id}"></a>` : '')
  })
}

const ownHeadingId = /\s*\{#([^\s{}]+)[^{}]*\}\s*$/

/** What markdown-it-mathjax3 and plugins for KaTeX read as formulas. */
const formulas = {
  block: /(?<!\\)\$\$([\s\S]+?)(?<!\\)\$\$/g,
  inline: /(?<![\\$\w])\$(?=\S)([^$\n]+?)(?<=[^\s\\])\$(?![\d\w])/g,
}
