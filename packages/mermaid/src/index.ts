import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { definePlugin, type HtmlElement, type Plugin, type PluginCodeBlock } from '@docs-engine/cli'
import { checkDiagram } from './check-diagram.ts'
import { linksOf } from './links.ts'
import { drawingPath, prerender } from './prerender.ts'

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
    ...(options.prerender ? { options } : { components: { Diagram: '@docs-engine/mermaid/diagram' } }),
    codeBlocks: {
      async mermaid(block) {
        const { value, line, root, file, attributes } = block
        const links = linkList(value, line)
        const path = join(root, dirname(file), drawingPath(block))
        // A diagram with a drawing has been checked, so that Mermaid isn't even loaded.
        if (!options.prerender || !existsSync(path)) await checkDiagram(value, line)
        if (options.prerender) {
          if (!existsSync(path)) await prerender(value, path)
          return [drawing(block), ...links]
        }
        return {
          type: 'element',
          tagName: 'Diagram',
          properties: attributes.title ? { title: attributes.title } : {},
          // Without JavaScript, the page shows the code.
          children: [{ type: 'element', tagName: 'slot' }, ...links],
        }
      },
    },
  })
}

/** Returns the element of the directive `::diagram`, which the engine replaces with an SVG file. */
function drawing(block: PluginCodeBlock): HtmlElement {
  const { value, line, file, attributes } = block
  const described = /^\s*accTitle\s*:(.+)$|^\s*accDescr\s*(?::(.+)$|\{([^}]*)\})/gm
  const descriptions = [...value.matchAll(described)].map(([, ...texts]) =>
    texts.find(Boolean)!.trim().replace(/\s+/g, ' '),
  )
  const alt = descriptions.join('. ') || attributes.title || value.trim().split(/\s/)[0]
  const note = `Run \`docs build --no-cache\` on a computer with Chrome or Chromium, and commit \`${dirname(file)}/_diagrams\`.`
  return {
    type: 'element',
    tagName: 'docs-diagram',
    properties: { src: `./${drawingPath(block)}`, alt, caption: attributes.title, line, note },
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
