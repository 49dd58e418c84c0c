import type { Paragraph } from 'mdast'
import type { ReportMessage } from '../../model/message.ts'
import { positionAt } from '../../util/position-at.ts'
import { visit } from '../../util/visit.ts'
import { isTextBlock, plainText, withoutComments } from './plain-text.ts'
import type { LintedMarkdown, LintRule } from './rule.ts'

/** Matches a line that MDX would parse as an `import` or `export` statement. */
export const moduleLine =
  /^(?:import\s+(?:[\w$*{][^'"\n]*\sfrom\s+)?(['"])[^'"\n]+\1\s*(?:;\s*)?(?:\/\/.*)?|export\s+(?:default\s+[\w$({[<].*|\*\s+from\s.*|(?:const|let|var|function|async\s+function|class)\s+[\w$]+.*|\{[^}\n]*\}.*))$/

/**
 * Matches a tag with the name of a component, such as `<Tabs` or `</Foo.Bar`. A `<` directly after a word doesn't match, because it may
 * start a type argument, as in `Promise<T>`.
 */
const componentTag = /(?<![\\\w$])<\/?([A-Z][\w$]*(?:\.[\w$]+)*)(?=[\s/>])/g

/** Matches the names of HTML elements in capital letters. Old pages may contain such tags, which aren't components. */
const htmlInCapitals =
  /^(?:A|ABBR|ADDRESS|ARTICLE|ASIDE|AUDIO|B|BLOCKQUOTE|BR|BUTTON|CAPTION|CENTER|CITE|CODE|COL|COLGROUP|DD|DEL|DETAILS|DFN|DIV|DL|DT|EM|FIGCAPTION|FIGURE|FONT|FOOTER|FORM|H[1-6]|HEADER|HR|I|IFRAME|IMG|INPUT|INS|KBD|LABEL|LI|LINK|MAIN|MARK|META|NAV|OL|OPTION|P|PICTURE|PRE|Q|S|SAMP|SECTION|SELECT|SMALL|SOURCE|SPAN|STRIKE|STRONG|SUB|SUMMARY|SUP|SVG|TABLE|TBODY|TD|TEXTAREA|TFOOT|TH|THEAD|TIME|TR|TT|U|UL|VAR|VIDEO|WBR)$/

/** Reports syntax that works in MDX but not in Markdown: module statements at the top level, and component tags. */
export const mdxSyntax: LintRule<LintedMarkdown> = ({ tree, source }, report) => {
  for (const node of tree.children) if (node.type === 'paragraph') reportModuleLine(node, source, report)
  if (!/<\/?[A-Z]/.test(source)) return
  const known = new Set<string>()
  visit(tree, (node, _, parent) => {
    if (node.type !== 'html' && !isTextBlock(node)) return
    const start = node.position?.start.offset
    if (start === undefined) return
    const written = source.slice(start, node.position!.end.offset)
    if (!/<\/?[A-Z]/.test(written)) return
    const isInline = node.type !== 'html' || !flowParents.has(parent!.type)
    const text = node.type === 'html' ? withoutComments(written) : plainText({ node, written, start })
    for (const { 0: tag, 1: name = '', index } of text.matchAll(componentTag)) {
      if (known.has(name) || htmlInCapitals.test(name)) continue
      known.add(name)
      report({
        ruleId: 'mdx-syntax',
        fatal: false,
        ...positionAt(source, start + index, tag.length),
        reason: `\`<${name}>\` isn’t an HTML element, and Markdown doesn’t support components.`,
        note: `If it is code, put it in backticks. ${componentSyntax(name.replace(/\W.*/, ''), isInline)}`,
      })
    }
  })
}

/** Types of nodes whose `html` children are blocks. In nodes of any other type, `html` children are within a line of text. */
const flowParents = new Set(['root', 'blockquote', 'listItem', 'containerDirective', 'footnoteDefinition'])

function componentSyntax(name: string, isInline: boolean): string {
  if (name === 'Tabs' || name === 'Tab' || name === 'TabItem') return 'Write tabs as `::::tabs` and `:::tab[Label]`.'
  return isInline
    ? `To use a component in \`content/_components\` within a line, write \`:${name}{…}\`.`
    : `To use a component in \`content/_components\`, write \`::${name}\`.`
}

function reportModuleLine(node: Paragraph, source: string, report: ReportMessage): void {
  const start = node.position?.start.offset
  const first = node.children[0]
  if (start === undefined || first?.type !== 'text' || !/^(?:import|export)\s/.test(first.value)) return
  const line = source.slice(start, node.position!.end.offset).split('\n')[0]!
  if (!moduleLine.test(line)) return
  const name = line.slice(0, 6)
  report({
    ruleId: 'mdx-syntax',
    fatal: false,
    ...positionAt(source, start, line.length),
    reason: `An \`${name}\` has no effect in Markdown, so it is shown as text.`,
    note:
      name === 'import'
        ? 'Remove the line. Components in `content/_components` don’t need an import: write `::Name`. To import anything else, such as another Markdown file, rename the page to `.mdx`. If the line is code, put it into a code block.'
        : 'Remove the line, or put it into a code block. Metadata belongs in the front matter.',
  })
}
