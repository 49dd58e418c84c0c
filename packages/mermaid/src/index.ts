import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { definePlugin, type HtmlElement, type Plugin, type PluginCodeBlock } from '@docs-engine/cli'
import { checkDiagram } from './check-diagram.ts'
import { linksOf } from './links.ts'
import { drawingPath, prerender, removeUnusedDrawings } from './prerender.ts'

export interface MermaidOptions {
  /**
   * Whether to draw diagrams while the site is built, so that readers need no JavaScript to see them. Requires Chrome or Chromium, and
   * writes the drawings to folders named `_diagrams` beside the pages. Default: `false`.
   */
  prerender?: boolean | undefined
}

/**
 * Shows `mermaid` code blocks as diagrams. By default, Mermaid draws them in the reader's browser when they're about to scroll into view.
 * Until then, and without JavaScript, the page shows the code.
 *
 * Reports syntax errors at their position. Links in diagrams are checked like all other links.
 */
export function mermaid(options: MermaidOptions = {}): Plugin {
  return definePlugin({
    name: 'mermaid',
    version: '0.1.0',
    ...(options.prerender ? { options, ...prerendering() } : inBrowser),
  })
}

const inBrowser: Pick<Plugin, 'components' | 'codeBlocks'> = {
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
}

function prerendering(): Pick<Plugin, 'codeBlocks' | 'page'> {
  /** The drawings of the pages that are being parsed, by the path of the page's source. */
  const used = new Map<string, Set<string>>()
  return {
    codeBlocks: {
      async mermaid(block) {
        const { value, line, root, file } = block
        const path = join(root, dirname(file), drawingPath(block))
        used.set(file, (used.get(file) ?? new Set()).add(path))
        // A diagram with a drawing has been checked, so that Mermaid isn't even loaded.
        if (existsSync(path)) return [drawing(block), ...linkList(value, line)]
        await checkDiagram(value, line)
        return [drawing(block, await prerender(value, path)), ...linkList(value, line)]
      },
    },
    page(page) {
      const drawings = used.get(page.source) ?? new Set()
      used.delete(page.source)
      // While a diagram has no drawing, for example because of a syntax error, the old ones may be needed again.
      if ([...drawings].every(existsSync)) removeUnusedDrawings(page, drawings)
      return page
    },
  }
}

/**
 * Returns the element of the directive `::diagram`, which the engine replaces with an SVG file.
 *
 * @param problem Why the file doesn't exist.
 */
function drawing(block: PluginCodeBlock, problem?: string): HtmlElement {
  const { value, line, file, attributes } = block
  const described = /^\s*accTitle\s*:(.+)$|^\s*accDescr\s*(?::(.+)$|\{([^}]*)\})/gm
  const descriptions = [...value.matchAll(described)].map(([, ...texts]) =>
    texts.find(Boolean)!.trim().replace(/\s+/g, ' '),
  )
  const alt = descriptions.join('. ') || attributes.title || value.trim().split(/\s/)[0]
  const commit = `Run \`docs build\` on a computer with Chrome or Chromium, and commit \`${dirname(file)}/_diagrams\`.`
  return {
    type: 'element',
    tagName: 'docs-diagram',
    properties: { src: `./${drawingPath(block)}`, alt, caption: attributes.title, line, note: problem ?? commit },
  }
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
