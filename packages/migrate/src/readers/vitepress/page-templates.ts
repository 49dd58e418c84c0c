import type { OldPage } from '../../model/old-site.ts'
import { replaceElements } from '../../util/jsx-elements.ts'
import { type MaskedPart, unmask } from '../../util/mask-code.ts'
import type { VueRenderer } from './render-vue.ts'

/** Elements with contents. Scripts and style sheets aren't part of a template. */
const opening = /<(?!(?:script|style|template|br|hr|img|input|source|wbr)[\s/>])([a-zA-Z][\w-]*)(?=[\s/>])/g
const expression = /\{\{[\s\S]*?\}\}/g
const dynamic = /\{\{[\s\S]*?\}\}|<[\w-]+\s[^<>]*?(?<=\s)(?:v-(?!pre\b)[\w-]+|[:#][\w.-]+)(?=[=\s>])/
const pageComponent = /<VPTeam(?:Page|Members)\b/

/**
 * Renders the parts of a page that are templates of Vue: elements with attributes such as `v-for`, and expressions. Parts that can't be
 * rendered stay as they are. Code must be masked, and the page's scripts must still be there.
 */
export async function renderTemplates(
  text: string,
  page: OldPage,
  renderer: VueRenderer,
  parts: readonly MaskedPart[],
): Promise<string> {
  if (!dynamic.test(text) && !pageComponent.test(text)) return text
  const scripts = [...text.matchAll(/^<script\b[^>]*>[\s\S]*?<\/script>/gim)].map(([script]) => script).join('\n')
  const found: { source: string; start: string; isBlock: boolean }[] = []
  const mark = (source: string, start = '', isBlock = false) =>
    `${start}\uE012${found.push({ source, start, isBlock }) - 1}\uE013`
  const body = text.replace(/^<script\b[^>]*>[\s\S]*?<\/script>/gim, (script) => `\uE014${script}\uE015`)
  const marked = body.split(/(\uE014[\s\S]*?\uE015)/).map((part) => {
    if (part.startsWith('\uE014')) return part.slice(1, -1)
    return replaceElements(
      part,
      ({ tag, inner, name }, indent, isBlock) => {
        const source = inner === undefined ? tag : `${tag}${inner}</${name}>`
        const isTemplate = dynamic.test(source) || pageComponent.test(source)
        return isTemplate && !/\sv-pre\b/.test(tag) && !hasMarkdown(inner ?? '')
          ? mark(source, indent, isBlock)
          : indent + source
      },
      opening,
    )
      .replace(/<img\b[^<>]*?\s:\w+=[^<>]*>/g, (source) => mark(source))
      .replace(expression, (source) => mark(source))
  })
  const rendered: string[] = []
  for (const { source, start, isBlock } of found) {
    // Template literals look like inline code, so they're masked.
    const template = source.replace(/="[^"\n]*"|\{\{[\s\S]*?\}\}/g, (value) => unmask(value, parts))
    const result = await renderer.renderTemplate(unmask(scripts, parts), template, page)
    if (result === undefined) rendered.push(source)
    else rendered.push(isBlock ? `\n${result.replace(/\n(?=.)/g, `\n${start}`)}\n` : result)
  }
  return marked.join('').replace(/\uE012(\d+)\uE013/g, (_, index: string) => rendered[Number(index)]!)
}

/** Whether the contents of an element contain paragraphs or other blocks of Markdown, which Vue doesn't know. */
function hasMarkdown(inner: string): boolean {
  return (
    /\n[ \t]*\n[ \t]*[^<\s]/.test(inner) || /^[ \t]*(?:[-*+#>]|\d+[.)])[ \t]/m.test(inner) || /\]\(|\*\*/.test(inner)
  )
}
