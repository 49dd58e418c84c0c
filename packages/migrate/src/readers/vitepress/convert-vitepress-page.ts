import { lose, type OldPage, type OldSite } from '../../model/old-site.ts'
import { badge } from '../../passes/badge.ts'
import { componentNames, convertClasses, convertHtml, convertMaskedHtml } from '../../passes/convert-html.ts'
import { convertLinks } from '../../passes/convert-links.ts'
import { convertEmoji } from '../../passes/emoji.ts'
import { convertFormulas, escapeDollars } from '../../passes/formulas.ts'
import { keepHeadingIds, pinComponentHeadings, tableOfContents } from '../../passes/heading-ids.ts'
import { reportRenderedBlock, withoutColors } from '../../passes/losses.ts'
import { wrapDiagrams } from '../../passes/mermaid.ts'
import { type Fence, maskCode, unmask } from '../../util/mask-code.ts'
import { closeContainers } from './close-containers.ts'
import { transformCode } from './code-transformers.ts'
import { convertColorModes } from './color-mode-attributes.ts'
import { expandVue } from './expand-vue.ts'
import { withIncludes, withSnippets } from './include-files.ts'
import { renderTemplates } from './page-templates.ts'
import type { VitePressContext } from './vitepress-context.ts'

/** Converts a page's text to the engine's Markdown. */
export async function convertVitePressPage(page: OldPage, context: VitePressContext): Promise<string> {
  const { site, plugins } = context
  const source = withSnippets(withIncludes(page.block.body, page, context, page.file), page, context)
  const masked = maskCode(source)
  let text = context.hasMermaid ? wrapDiagrams(masked.text, masked.parts, site) : masked.text
  for (const [index, part] of masked.parts.entries()) {
    if (part.kind !== 'fence') continue
    const rendered = diagram.test(part.info) ? await plugins.render(part) : undefined
    if (rendered)
      text = text.replace(new RegExp(`^(.*)\uE000${index}\uE001`, 'm'), (_, before: string) => {
        // The HTML stays part of a list item or a quote.
        const indent = before.replace(/[^\s>]/g, ' ')
        return before + rendered.replace(/\n/g, `\n${indent}`)
      })
    else {
      transformCode(part, context.codeHooks, page, site)
      await convertFence(part, page, context)
    }
  }
  text = text.replace(
    /^([ \t]*:{3,}[ \t]*v-pre[^\n]*\n)([\s\S]*?)\n([ \t]*:{3,})[ \t]*$/gm,
    (_, open: string, inner: string, close: string) =>
      `${open}\uE000${masked.parts.push({ kind: 'verbatim', text: inner }) - 1}\uE001\n${close}`,
  )
  if (context.hasMath) text = escapeDollars(convertFormulas(text, masked.parts, site, formulas))
  text = pinComponentHeadings(text, masked.parts, context.headingIds(), ownHeadingId)
  const { text: expanded, failures } = await expandVue(text, page, context.renderer)
  text = convertScripts(await renderTemplates(expanded, page, context.renderer, masked.parts), site)
  text = text.replace(/^\[\[toc\]\][ \t]*$/gim, () => tableOfContents(text, masked.parts, context.headingIds()))
  text = convertComponents(text, page, context, failures)
  text = closeContainers(convertContainers(text, page, context), context)
  text = convertColorModes(text, context.colorModes)
  text = convertHtml(text, page, site, context.styles)
  convertMaskedHtml(masked.parts, page, site)
  text = context.script.convertHandlers(text, page, site)
  reportVue(text, page, site)
  text = convertLinkAttributes(text, page, context)
  // IDs of blocks. Those of headings are at the end of the heading.
  text = text.replace(/^([ \t]*)\{#([\w-]+)\}[ \t]*$/gm, '$1<a id="$2"></a>')
  convertClasses(text, page, site, context.styles)
  text = keepHeadingIds(text, page, masked.parts, context.headingIds(), ownHeadingId)
  text = convertEmoji(text, page, site)
  text = convertLinks(text, page, site)
  return unmask(text, masked.parts)
}

async function convertFence(fence: Fence, page: OldPage, { site }: VitePressContext): Promise<void> {
  const [, written = '', rest = ''] = /^([^\s{[]*)(.*)$/s.exec(fence.info) ?? []
  const [name = '', ...flags] = written.split(':')
  const lang = name.replace(/-vue$/, '')
  if (lang !== name && /\{\{.*?\}\}/.test(fence.code))
    lose(
      page,
      site,
      {
        kind: 'expression',
        name: '{{ … }} in code',
        reason: `The code block \`${name}\` shows values of expressions.`,
        todo: 'Replace the expressions with their values.',
      },
      fence.code.split('\n').find((line) => line.includes('{{')),
    )
  if (diagram.test(lang)) reportRenderedBlock(lang, fence, page, site)
  if (lang === 'ansi') fence.code = withoutColors(fence.code, site)
  const words: string[] = []
  const number = flags.find((flag) => flag.startsWith('line-numbers'))
  if (number) words.push(number.includes('=') ? `showLineNumbers=${number.split('=')[1]}` : 'showLineNumbers')
  for (const [word] of rest.matchAll(/\{[^}]*\}|\[[^\]]*\]|:?[\w-]+(?:[=:](?:"[^"]*"|'[^']*'|\S+))?|\S+/g)) {
    if (/^\{[\d,\s-]*\d[\d,\s-]*\}$/.test(word)) words.push(word.replace(/\s/g, ''))
    else if (/^\[.+\]$/.test(word)) words.push(word.replace(/\s+~[\w-]+~(?=\]$)/, ''))
    else if (/^:line-numbers/.test(word))
      words.push(word.includes('=') ? `showLineNumbers=${word.split('=')[1]}` : 'showLineNumbers')
    else if (word === 'twoslash') words.push(word)
    else if (/^title=/.test(word)) words.push(word)
    else site.warnings.omit(`code block option \`${word.replace(/[=:].*$/, '')}\``)
  }
  if (words.includes('twoslash')) {
    const reason = 'The sample shows types, which `docs` derives only from samples that it compiles.'
    const todo =
      "Set `samples: { only: 'twoslash' }` in `site.config.ts`, and install the packages that the samples import."
    lose(page, site, { kind: 'code block', name: 'twoslash', reason, todo }, fence.code.split('\n')[0])
  }
  fence.info = [lang, ...words].filter(Boolean).join(' ')
}

/** The languages of code blocks that plugins show as diagrams. */
const diagram = /^(?:mermaid|dot|graphviz|plantuml)\b/

/** Removes `<script setup>` blocks. The components and values that they define are reported where the page uses them. */
function convertScripts(text: string, site: OldSite): string {
  return text.replace(/^<script\b[^>]*>([\s\S]*?)<\/script>[ \t]*\n?/gim, (_, code: string) => {
    if (!/^\s*(?:import\b[^\n]*\n?\s*|\/\/[^\n]*\n\s*)*$/.test(code)) site.warnings.omit('`<script setup>`')
    return ''
  })
}

/** Converts the components of the default theme, and reports all others. */
function convertComponents(
  text: string,
  page: OldPage,
  { site }: VitePressContext,
  failures: ReadonlyMap<string, string>,
): string {
  let result = text
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
    .replace(/<(?:Content|VPTeamPage)\s*\/>/g, (tag) => tag)
  for (const [name, tag] of componentNames(result)) {
    lose(
      page,
      site,
      {
        kind: 'component',
        name: `<${name}>`,
        reason: failures.has(name)
          ? `\`<${name}>\` is a Vue component that can’t be rendered, because ${failures.get(name)}.`
          : `\`<${name}>\` is a Vue component.`,
        todo: `Write \`${pascal(name)}\` as a React component in \`content/_components\`, and add it with \`::${pascal(name)}\`, or replace it with Markdown.`,
      },
      tag,
    )
    const escaped = name.replaceAll('.', '\\.')
    result = result
      .replace(
        new RegExp(`^([ \\t]*)<${escaped}(?=[\\s/>])[^<>]*/>[ \\t]*$`, 'gm'),
        `$1<!-- The old site shows ${name} here. -->`,
      )
      .replace(new RegExp(`</?${escaped}(?=[\\s/>])[^<>]*>`, 'g'), '')
  }
  return result
}

function attributeIn(attributes: string, name: string): string | undefined {
  return new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`)
    .exec(attributes)
    ?.slice(1)
    .find((value) => value !== undefined)
}

function pascal(name: string): string {
  return name.replace(/(?:^|[-.])(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function convertContainers(text: string, page: OldPage, { site, containers, styles }: VitePressContext): string {
  const known = [
    'tip',
    'info',
    'warning',
    'danger',
    'details',
    'note',
    'important',
    'caution',
    'raw',
    'v-pre',
    'code-group',
  ]
  return text.replace(
    /^([ \t>]*:{3,}[ \t]*)([a-z][\w-]*)([^\n]*)$/gm,
    (whole, open: string, name: string, written: string) => {
      if (name === 'tabs' || name === 'tab') return whole
      const list = /\s*\{([^{}]*)\}\s*$/.exec(written)
      const attributes = (list?.[1] ?? '').split(/\s+/)
      const kept = name === 'details' ? 'open' : 'no-title'
      const rest = written.slice(0, list?.index) + (attributes.includes(kept) ? ` {${kept}}` : '')
      const id = attributes.find((attribute) => /^#[\w-]+$/.test(attribute))?.slice(1)
      if (id) page.anchors.push(id)
      for (const attribute of attributes.filter((attribute) => /^\.[\w-]+$/.test(attribute))) {
        if (!styles.has(attribute.slice(1))) continue
        const reason = `The class \`${attribute}\` of a container isn’t imported, so its styles are missing.`
        const todo = 'Write the container in HTML, or as a component in `content/_components`.'
        lose(page, site, { kind: 'style', name: attribute, reason, todo }, whole.trim())
      }
      const before = open.replace(/:.*/s, '')
      const anchor = id ? `${before}<a id="${id}"></a>\n${before.trimEnd()}\n` : ''
      if (known.includes(name))
        return name === 'details' && rest.trim() === ''
          ? `${anchor}${open}${name} Details`
          : anchor + open + name + rest
      lose(
        page,
        site,
        {
          kind: 'directive',
          name,
          reason: `The container \`::: ${name}\` ${containers.includes(name) ? 'is configured in the old site' : 'is unknown'}. It becomes a note.`,
          todo: 'Look at the old page, and choose `note`, `tip`, `info`, `warning`, or `danger`.',
        },
        whole.trim(),
      )
      return `${anchor}${open}note${rest}`
    },
  )
}

/** Removes the attributes of links, such as `[PDF](/a.pdf){target="_blank"}`, and reports those that readers notice. */
function convertLinkAttributes(text: string, page: OldPage, { site, styles }: VitePressContext): string {
  const link = /(\]\([^()\s]*(?:\s+"[^"\n]*")?\))\{[ \t]*((?:[.#][\w-]+|[\w-]+=(?:"[^"\n]*"|[^\s"{}]+))[^{}\n]*)\}/g
  return text.replace(link, (whole, written: string, list: string) => {
    for (const [, name = ''] of list.matchAll(/(?:^|\s)(\.[\w-]+|[\w-]+(?==))/g)) {
      if (name.startsWith('.') ? !styles.has(name.slice(1)) : /^(?:target|rel|data-.*)$/.test(name)) {
        site.warnings.omit(`attribute list \`${name}\``)
        continue
      }
      const reason = `\`${name}\` in an attribute list isn’t imported.`
      const todo = 'If readers need it, write the link in HTML.'
      lose(page, site, { kind: 'attribute', name, reason, todo }, whole)
    }
    const id = /(?:^|\s)#([\w-]+)/.exec(list)?.[1]
    return written + (id ? `<a id="${id}"></a>` : '')
  })
}

/** Reports expressions and attributes that only Vue evaluates. */
function reportVue(text: string, page: OldPage, site: OldSite): void {
  for (const [expression] of text
    .replace(/<(\w+)[^<>]*\sv-pre\b[^<>]*>[\s\S]*?<\/\1>/g, '')
    .matchAll(/\{\{[\s\S]*?\}\}/g))
    lose(
      page,
      site,
      {
        kind: 'expression',
        name: '{{ … }}',
        reason: `The value of \`${expression.slice(0, 60)}\` isn’t known until the site runs, so it’s shown as written.`,
        todo: 'Replace the expression with its value.',
      },
      expression,
    )
  for (const [tag, name = ''] of text.matchAll(
    /<[a-z][\w-]*\s[^<>]*?(?<=\s)((?:v-(?!pre\b)[\w-]+|[:@#][\w.:-]+))(?==)[^<>]*>/g,
  ))
    lose(
      page,
      site,
      {
        kind: 'attribute',
        name,
        reason: `The attribute \`${name}\` needs Vue.`,
        todo: 'Write the element without it, or as a component in `content/_components`.',
      },
      tag,
    )
}

const ownHeadingId = /\s*\{#([^\s{}]+)[^{}]*\}\s*$/

/** What markdown-it-mathjax3 and plugins for KaTeX read as formulas. */
const formulas = {
  block: /(?<!\\)\$\$([\s\S]+?)(?<!\\)\$\$/g,
  inline: /(?<![\\$\w])\$(?=\S)([^$\n]+?)(?<=[^\s\\])\$(?![\d\w])/g,
}
