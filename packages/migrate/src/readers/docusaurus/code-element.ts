import { staticValue } from '@docs-engine/cli/internal'
import { convertFence } from './code-fence.ts'
import { attributeValue, jsxAttributes, type MarkdownNode } from './markdown-node.ts'
import type { PageContext } from './page-context.ts'

/** Whether the text of a `<CodeBlock>` contains comments that mark lines, such as `// highlight-next-line`. */
export function hasMagicComments(node: MarkdownNode, page: PageContext): boolean {
  const code = codeOf(node)
  return code !== undefined && convertFence('', code, page.site.magicComments, () => {}).value !== code
}

/** Converts a `<CodeBlock>` to a fenced code block. */
export function codeFence(node: MarkdownNode, page: PageContext): MarkdownNode[] {
  const values = Object.fromEntries(
    jsxAttributes(node).map((attribute) => [
      attribute.name,
      attributeValue(attribute, (program) => staticValue(program, new Map())),
    ]),
  )
  const { language, title, metastring, showLineNumbers, className } = values
  const words = [
    title !== undefined && `title=${JSON.stringify(title)}`,
    showLineNumbers && (showLineNumbers === true ? 'showLineNumbers' : `showLineNumbers=${showLineNumbers}`),
    metastring,
  ]
  const { meta, value } = convertFence(
    words.filter(Boolean).join(' '),
    codeOf(node) ?? '',
    page.site.magicComments,
    (word) => page.site.warnings.omit(`code block option \`${word}\``),
  )
  const lang = language ?? /language-(\w+)/.exec(String(className ?? ''))?.[1]
  return [{ type: 'code', lang: lang === undefined ? null : String(lang), meta: meta || null, value }]
}

function codeOf(node: MarkdownNode): string | undefined {
  const parts = (node.children ?? [])
    .flatMap((child) => (child.type === 'paragraph' ? child.children! : [child]))
    .filter((child) => child.type !== 'text' || child.value?.trim())
    .map((child) => (child.type === 'text' ? child.value : staticValue(child.data?.estree, new Map())))
  return parts.every((part) => typeof part === 'string') ? parts.join('') : undefined
}
