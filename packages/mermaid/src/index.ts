import { definePlugin, type HtmlElement, type Plugin } from '@docs-engine/cli'
import { checkDiagram } from './check-diagram.ts'
import { linksOf } from './links.ts'

/**
 * Shows `mermaid` code blocks as diagrams. Mermaid draws them in the reader's browser when they're about to scroll into view. Until then, and
 * without JavaScript, the page shows the code.
 *
 * Reports syntax errors at their position. Links in diagrams are checked like all other links.
 */
export function mermaid(): Plugin {
  return definePlugin({
    name: 'mermaid',
    version: '0.1.0',
    components: { Diagram: '@docs-engine/mermaid/diagram' },
    codeBlocks: {
      async mermaid({ value, line, attributes }) {
        await checkDiagram(value, line)
        return {
          type: 'element',
          tagName: 'Diagram',
          properties: attributes.title ? { title: attributes.title } : {},
          // Without JavaScript, the page shows the code.
          children: [{ type: 'element', tagName: 'slot' }, ...linkList(value, line)],
        }
      },
    },
  })
}

/**
 * Returns a list of a diagram's links. Readers without JavaScript use the list. The engine resolves its URLs, and the script that draws the
 * diagram copies them.
 */
function linkList(value: string, line: number): HtmlElement[] {
  const items = linksOf(value).map(({ url, label, index }): HtmlElement => {
    const place = { line: line + 1 + index, column: 1 }
    const link = {
      type: 'element' as const,
      tagName: 'a',
      properties: { href: url, dataDiagramUrl: url },
      children: [{ type: 'text' as const, value: label }],
      position: { start: place, end: place },
    }
    return { type: 'element', tagName: 'li', children: [link] }
  })
  return items.length > 0 ? [{ type: 'element', tagName: 'ul', children: items }] : []
}
