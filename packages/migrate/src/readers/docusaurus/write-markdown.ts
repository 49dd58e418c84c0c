import { directiveToMarkdown } from 'mdast-util-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import type { MarkdownNode } from './markdown-node.ts'

/** Creates a node whose source text is written unchanged. */
export const verbatim = (value: string, from?: MarkdownNode): MarkdownNode => ({
  type: 'verbatim',
  value,
  ...(from?.position && { position: from.position }),
})

const directives = directiveToMarkdown()

type TextDirectiveHandler = NonNullable<NonNullable<typeof directives.handlers>['textDirective']>

/** Without brackets or braces, a component in a line of text would be text. */
const textDirective: TextDirectiveHandler = (...args) => {
  const written = directives.handlers!.textDirective!(...args)
  return /^:\w+$/.test(written) ? `${written}{}` : written
}

/**
 * Serializes the tree as Markdown or MDX. `verbatim` nodes and the blank lines between them are written as they are in the source.
 */
export function writeMarkdown(children: MarkdownNode[], isMdx = false): string {
  return unified()
    .use(remarkGfm)
    .use(isMdx ? [remarkMdx] : [])
    .use(remarkStringify, {
      bullet: '-',
      emphasis: '_',
      rule: '-',
      listItemIndent: 'one',
      resourceLink: true,
      handlers: { ...directives.handlers, textDirective, verbatim: (node: { value: string }) => node.value } as never,
      // Only `:kbd` and capitalized names are inline directives, so other colons don't have to be escaped.
      unsafe: (directives.unsafe ?? []).filter((pattern) => pattern.inConstruct !== 'phrasing'),
      join: [blankLinesOfSource as never],
    })
    .stringify({ type: 'root', children } as never)
}

function blankLinesOfSource(left: MarkdownNode, right: MarkdownNode, parent: MarkdownNode): number | undefined {
  if (parent.type !== 'root' || left.type !== 'verbatim' || right.type !== 'verbatim') return undefined
  if (!left.position || !right.position) return undefined
  const lines = right.position.start.line - left.position.end.line - 1
  return lines < 0 ? undefined : Math.min(lines, 1)
}
