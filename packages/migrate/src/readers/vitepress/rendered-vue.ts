import { CannotRender } from '../../foreign/cannot-render.ts'
import { nodesFromHtml } from '../../util/nodes-from-html.ts'
import type { RenderedNode } from '../../util/rendered-nodes.ts'
import { eventMark } from './vue-modules.ts'

/** The Markdown between the tags of a component. `isBlock` is true if it's on lines of its own. */
export interface PageSlot {
  text: string
  isBlock: boolean
}

/**
 * Parses the HTML that Vue renders.
 *
 * @param slot The Markdown that takes the place of `<docs-slot>`.
 * @param showIcon Returns the HTML for an icon.
 * @throws {CannotRender} If the HTML depends on code in the browser, or can't be part of Markdown.
 */
export function renderedVue(
  source: string,
  slot: PageSlot | undefined,
  showIcon: (name: string, classes: readonly string[]) => string,
): RenderedNode[] {
  if (source.split('<docs-slot').length > 2) throw new CannotRender('it shows its contents more than once')
  return nodesFromHtml(source, (tag, { class: classes, name, ...rest }, contents) => {
    if (eventMark in rest) throw new CannotRender('it responds to clicks or input')
    if (/^(?:pre|script|style|textarea|template|canvas)$/.test(tag)) throw new CannotRender(`it shows \`<${tag}>\``)
    if (tag === 'docs-slot') return slot ? [{ kind: 'source', ...slot }] : []
    if (tag === 'docs-icon') {
      const own = String(classes ?? '')
        .split(/\s+/)
        .filter(Boolean)
      return [{ kind: 'text', text: showIcon(String(name), own) }]
    }
    if (tag === 'docs-badge') return [{ kind: 'component', name: 'Badge', attributes: rest, children: contents() }]
    return undefined
  })
}
