import type { Element, Root } from 'hast'
import type { ReportMessage } from '../../model/message.ts'
import { nodePosition } from '../../util/node-position.ts'
import { SKIP, visit } from '../../util/visit.ts'

const component = 'Write a component in `content/_components`.'
const head =
  'Set the title and the description in the front matter. For other elements of the `<head>`, use `head` in `site.config.ts`.'

/** Maps each element that is removed to advice about what to use instead. */
const removedElements: Record<string, string> = {
  script: component,
  style: 'Add a CSS file to `theme.css` in `site.config.ts`.',
  base: head,
  meta: head,
  link: head,
  object: 'Use `<img>`, `<video>`, `<iframe>` or a link.',
  embed: 'Use `<img>`, `<video>`, `<iframe>` or a link.',
}

/**
 * Removes elements and attributes that the Content Security Policy would block, SVG animations that change links, and URLs that contain
 * scripts. Reports each of them to the author.
 */
export function cleanAttributes(tree: Root, report: ReportMessage) {
  const warn = (node: Element, reason: string, note: string) =>
    report({ ruleId: 'markdown', fatal: false, ...nodePosition(node, 1), reason, note })
  visit(tree, 'element', (node, index, parent) => {
    const instead = Object.hasOwn(removedElements, node.tagName) ? removedElements[node.tagName] : undefined
    if (instead !== undefined) {
      warn(
        node,
        `A \`<${node.tagName}>\` on a page has no effect, because the Content Security Policy forbids it.`,
        instead,
      )
      // Keep the children of an `object` element, because they are its fallback content.
      const rest = node.tagName === 'object' ? node.children : []
      parent!.children.splice(index!, 1, ...(rest as never[]))
      return [SKIP, index!]
    }
    if (changesLink(node)) {
      warn(node, `\`<${node.tagName}>\` can’t change the target of a link.`, component)
      parent!.children.splice(index!, 1)
      return [SKIP, index!]
    }
    for (const [name, value] of Object.entries(node.properties)) {
      if (hasScript(name, value)) {
        delete node.properties[name]
        report({
          ruleId: 'invalid-url',
          fatal: true,
          ...nodePosition(node, 1),
          reason: `The attribute \`${name.toLowerCase()}\` contains a script.`,
          note: 'Link to a page or a URL.',
        })
      } else if (isForbidden(name)) {
        delete node.properties[name]
        warn(
          node,
          `The attribute \`${name.toLowerCase()}\` has no effect, because the Content Security Policy forbids it.`,
          name === 'style'
            ? 'Use a class, and style it in a stylesheet that `theme.css` in `site.config.ts` lists.'
            : component,
        )
      }
    }
    return undefined
  })
}

/** Returns whether an attribute contains styles, an event handler, or the document of an `iframe` (`srcdoc`). */
function isForbidden(name: string): boolean {
  return name === 'style' || name.toLowerCase() === 'srcdoc' || /^on./i.test(name)
}

/** Returns whether an element is an SVG animation that changes a link's target or an event handler. */
function changesLink({ tagName, properties }: Element): boolean {
  const animated = String(properties.attributeName ?? properties.attributename ?? '')
  return /^(?:animate|set)/i.test(tagName) && /href|^on/i.test(animated)
}

/**
 * Matches the attributes that current or old browsers treat as URLs. The URLs that `extractLinks` found have already been replaced with
 * placeholders, so they never count as scripts.
 */
const urlAttributes =
  /^(?:href|xlinkhref|xlink:href|src|action|formaction|data|poster|background|ping|cite|longdesc|manifest|codebase|lowsrc|dynsrc)$/i

function hasScript(name: string, value: unknown): boolean {
  if (!urlAttributes.test(name) || (typeof value !== 'string' && !Array.isArray(value))) return false
  // Remove control characters and spaces, because browsers ignore some of them before or inside a URL.
  const url = String(value).replace(/[\0-\x20]/g, '')
  return /^(?:javascript|vbscript|data):/i.test(url)
}

/** Removes comments, and merges adjacent text nodes, because React would render `<!-- -->` between two text nodes. */
export function joinTexts(tree: Root) {
  visit(tree, (node) => {
    if (node.type !== 'root' && node.type !== 'element') return
    if (!node.children.some((child) => child.type === 'comment' || child.type === 'text')) return
    const joined: typeof node.children = []
    for (const child of node.children) {
      const last = joined.at(-1)
      if (child.type === 'comment') continue
      if (child.type === 'text' && last?.type === 'text')
        joined[joined.length - 1] = { ...last, value: last.value + child.value }
      else joined.push(child as never)
    }
    node.children = joined as never
  })
}
