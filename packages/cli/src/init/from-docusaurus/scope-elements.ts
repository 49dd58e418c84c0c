import { parser } from '@lezer/css'

/** Matches without adding specificity, so that other rules of the stylesheet still win. */
const content = ':where(.prose, .page-header)'
const notAnchor = ':where(:not(.anchor))'

/** Selectors that name an element, but neither a class, an ID, nor an attribute end up in these nodes. */
const specific = new Set(['ClassSelector', 'IdSelector', 'AttributeSelector', 'UniversalSelector', 'NestingSelector'])

/**
 * Limits rules for plain elements, such as `details` or `a:hover`, to the content of pages. In Docusaurus, the classes of the navbar and
 * the sidebars take precedence over such rules. Here, a site's styles always override the theme, so a rule for links would also change the
 * navbar. The rules don't apply to the links in headings either, because the text of a heading isn't a link in Docusaurus.
 */
export function scopeElements(css: string): string {
  const insertions: [number, string][] = []
  parser.parse(css).iterate({
    enter({ node, name }) {
      if (name !== 'RuleSet') return true
      for (let selector = node.firstChild; selector && selector.name !== 'Block'; selector = selector.nextSibling) {
        if (!selector.name.endsWith('Selector')) continue
        const links: number[] = []
        let isPlain = true
        // The navbar and the sidebars of Docusaurus don't contain `details`, so rules such as `details[open]` never apply to them.
        const isAboutDetails = /^(?:details|summary)\b(?![^.#]*[.#])/i.test(css.slice(selector.from, selector.to))
        selector.cursor().iterate((part) => {
          if (specific.has(part.name) && !isAboutDetails) isPlain = false
          if (part.name !== 'TagName') return
          const tag = css.slice(part.from, part.to).toLowerCase()
          if (tag === 'html' || tag === 'body') isPlain = false
          if (tag === 'a') links.push(part.to)
        })
        if (css.slice(selector.from, selector.to).startsWith(':')) isPlain = false
        if (!isPlain) continue
        insertions.push([selector.from, `${content} `], ...links.map((end): [number, string] => [end, notAnchor]))
      }
      // Nested rules are already limited by the outer one.
      return false
    },
  })
  return insertions
    .sort(([a], [b]) => b - a)
    .reduce((text, [position, inserted]) => text.slice(0, position) + inserted + text.slice(position), css)
}
