import type { Paragraph, Root } from 'mdast'
import type { ReportMessage } from '../../model/message.ts'
import type { Position } from '../../model/position.ts'
import { SKIP, visit } from '../../util/visit.ts'
import { positionAt, withoutSyntax } from '../links/references.ts'

/** Matches a line that MDX would parse as an `import` or `export` statement. */
const moduleLine =
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
export function reportMdxSyntax(tree: Root, source: string, report: ReportMessage): void {
  for (const node of tree.children) if (node.type === 'paragraph') reportModuleLines(node, source, report)
  if (source.includes('{/*')) reportMdxComments(tree, source, report)
  if (!/<\/?[A-Z]/.test(source)) return
  const known = new Set<string>()
  visit(tree, (node, _, parent) => {
    if (node.type !== 'html' && node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell')
      return
    const isInline = node.type !== 'html' || !flowParents.has(parent!.type)
    const start = node.position?.start.offset
    if (start === undefined) return
    const written = source.slice(start, node.position!.end.offset)
    if (!/<\/?[A-Z]/.test(written)) return
    const text = node.type === 'html' ? withoutComments(written) : withoutSyntax(node, written, start)
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

/** Replaces HTML comments with spaces, because tags inside a comment aren't shown. */
function withoutComments(text: string): string {
  return text.replace(/<!--[\s\S]*?(?:-->|$)/g, (comment) => ' '.repeat(comment.length))
}

function reportModuleLines(node: Paragraph, source: string, report: ReportMessage): void {
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
        ? 'Remove the line. Components in `content/_components` don’t need an import: write `::Name`. If the line is code, put it into a code block.'
        : 'Remove the line, or put it into a code block. Metadata belongs in the front matter.',
  })
}

/** Matches HTML elements that contain code. */
const codeElements = /<(code|kbd|pre|samp|script|style|textarea)\b[\s\S]*?<\/\1>/gi

function reportMdxComments(tree: Root, source: string, report: ReportMessage): void {
  visit(tree, (node) => {
    if (node.type !== 'html' && node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell')
      return undefined
    const start = node.position?.start.offset
    if (start === undefined) return SKIP
    const written = source.slice(start, node.position!.end.offset)
    if (!written.includes('{/*')) return SKIP
    const shown = withoutComments(written).replace(codeElements, (element) => ' '.repeat(element.length))
    const text = node.type === 'html' ? shown : withoutSyntax(node, written, start)
    for (const { 0: comment, index } of shown.matchAll(/(?<!\\)\{\/\*(?:[\s\S]*?\*\/\s*\})?/g)) {
      if (text[index] === ' ') continue
      const id = node.type === 'heading' && /^\{\/\*\s*#([^\s*]+)\s*\*\/\}$/.exec(comment)?.[1]
      report({
        ruleId: 'mdx-syntax',
        fatal: false,
        ...positionAt(source, start + index, comment.length),
        reason: 'A comment in braces is shown as text, because Markdown doesn’t support it.',
        note: id
          ? `To set the ID of the heading, write \`{#${id}}\`.`
          : 'Write `<!-- … -->`, or rename the file to `.mdx`.',
      })
    }
    return SKIP
  })
}

/** Matches file includes of VitePress, VuePress, and mdBook. In this engine, they would show nothing or only the file name. */
const include =
  /^<<<\s*[@./~]\S*|^<!--\s*@include:.*?-->|(?<!\\)\{\{\s*#(?:rustdoc_)?(?:include|playground)\s[^}]*\}\}/gm

/** Reports syntax that other generators replace with the contents of a file. */
export function reportIncludes(tree: Root, source: string, report: ReportMessage): void {
  if (!/<<<|@include|\{\{\s*#/.test(source)) return
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'html' && node.type !== 'code') return
    const start = node.position?.start.offset
    if (start === undefined) return
    const written = source.slice(start, node.position!.end.offset)
    const text = node.type === 'paragraph' ? withoutSyntax(node, written, start) : written
    for (const match of text.matchAll(include)) {
      // In a code block, only report mdBook's syntax, because mdBook includes files even there. A `<<<` may be a heredoc, for example.
      if (node.type === 'code' && !match[0].startsWith('{{')) continue
      report({
        ruleId: 'markdown',
        fatal: false,
        ...positionAt(source, start + match.index, match[0].length),
        reason: 'Including files isn’t supported.',
        note: 'Copy the text of the file here.',
      })
    }
  })
}

interface Renderer {
  /** Why nothing renders the block, as the end of a message. */
  cause: string
  advice: string
}

/** Code blocks that other generators render as diagrams or formulas, by language. */
const renderers: Record<string, Renderer> = {
  mermaid: {
    cause: 'Docs doesn’t render Mermaid',
    advice:
      'To show the diagram, render it with the command `mmdc` from `@mermaid-js/mermaid-cli`, and add the file as an image: `![What it says](diagram.svg)`.',
  },
  plantuml: {
    cause: 'Docs doesn’t render PlantUML',
    advice:
      'To show the diagram, render it with `plantuml -tsvg`, and add the file as an image: `![What it says](diagram.svg)`.',
  },
  math: {
    cause: 'no plugin of the site renders formulas',
    advice:
      'To show the formula, add the plugin `@docs-engine/math`. It renders `$x$`, and text between lines with `$$`.',
  },
}

/** Matches a formula between dollar signs. The rules for the characters before and after the dollar signs are the same as on GitHub. */
const formula = /(?<![\\$\w])(\$\$?)(?![\s$])([^$\n]*[^\s$\\])\1(?![\w$])|(?<![\\$\w])\$\$[^\S\n]*\n([^$]+)\$\$/g

/** Matches characters that occur in formulas but not in prices or shell variables. */
const mathMark = /\\[a-zA-Z]+|[\^_=<>+]|^\s*[a-zA-Z]\s*$/

/** Reports diagrams and formulas, because the page shows only their source code. Reports each kind at most once per page. */
export function reportUnrendered(tree: Root, source: string, report: ReportMessage): void {
  const found = new Set<string>()
  const say = (lang: string, what: string, place: Position) => {
    if (found.has(lang)) return
    found.add(lang)
    const { cause, advice } = renderers[lang]!
    report({
      ruleId: 'not-rendered',
      // A diagram shown as source is certainly a mistake, but a text with dollar signs may not be a formula.
      fatal: lang === 'math' ? null : false,
      ...place,
      reason: `${what} shown as source, because ${cause}.`,
      note: advice,
    })
  }
  const hasFormula = source.includes('$')
  if (!hasFormula && !/mermaid|plantuml|math/i.test(source)) return
  visit(tree, (node) => {
    if (node.type === 'code') {
      const lang = node.lang?.toLowerCase() ?? ''
      const { line, column } = node.position!.start
      if (Object.hasOwn(renderers, lang)) say(lang, `This \`${node.lang}\` block is`, { line, column })
    }
    if (!hasFormula || found.has('math')) return
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return
    const start = node.position?.start.offset
    if (start === undefined) return
    const written = source.slice(start, node.position!.end.offset)
    if (!written.includes('$')) return
    for (const match of withoutSyntax(node, written, start).matchAll(formula)) {
      const text = match[2] ?? match[3] ?? ''
      if (text.startsWith('{') || !mathMark.test(text)) continue
      say('math', 'This formula is', positionAt(source, start + match.index, match[0].length))
      return
    }
  })
}
