import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/css'

/** Selectors of the engine's own controls in the content of pages, by element. Rules for the elements of the old site don't apply to them. */
const controls: Record<string, string> = {
  a: '.anchor, .button, .link-cards a',
  button: '.button, .code-copy, .diagram-zoom, [data-set-language], [role="tab"]',
  details: '.code-setup',
  form: '.search-form',
  input: '.search-form input',
  li: '.link-cards li',
  summary: '.code-setup summary',
  ul: '.link-cards',
}

/** Selectors that contain a class, an ID, or an attribute end up in these nodes. */
const specific = new Set(['ClassSelector', 'IdSelector', 'AttributeSelector', 'UniversalSelector', 'NestingSelector'])

/**
 * Limits rules for plain elements, such as `details` or `a:hover`, to the content of pages, and rules for `h1` to their titles as well. In
 * Docusaurus, the classes of the navbar and the sidebars take precedence over such rules. Here, a site's styles always override the theme,
 * so a rule for links would also change the navbar. The rules don't apply to the links in headings either, because the text of a heading
 * isn't a link in Docusaurus.
 *
 * The limits are in `:where()`, which adds no specificity, so that other rules of the stylesheet still win.
 */
export function scopeElements(css: string): string {
  const insertions: [number, string][] = []
  parser.parse(css).iterate({
    enter({ node, name }) {
      if (name !== 'RuleSet') return true
      for (let selector = node.firstChild; selector && selector.name !== 'Block'; selector = selector.nextSibling) {
        if (selector.name.endsWith('Selector')) insertions.push(...limits(selector, css))
      }
      // Nested rules are already limited by the outer one.
      return false
    },
  })
  return insertions
    .sort(([a], [b]) => b - a)
    .reduce((text, [position, inserted]) => text.slice(0, position) + inserted + text.slice(position), css)
}

/**
 * Keeps the theme's values for the code in code blocks. Infima has a rule for `pre code` that takes precedence over a site's rule for `code`
 * in these properties, so that a background of inline code doesn't show in code blocks.
 */
export const codeInBlocks = `/* Rules for inline code leave code blocks alone, as in Docusaurus. */
pre code:where(.prose *) {
  background-color: revert-layer;
  border: revert-layer;
  font-size: revert-layer;
  line-height: revert-layer;
  padding: revert-layer;
}
`

/** Whether a stylesheet that `scopeElements` returned has a rule for all `code` elements. */
export function stylesPlainCode(css: string): boolean {
  return /(?:^|[,{};/])\s*code:where\(\.prose \*\)\s*[,{]/.test(css)
}

/** Lets headings and strong text have the color of the element that contains them, such as a blockquote with a color of its own. */
export const inheritedColors = `/* Headings and strong text have the color of the text around them, as in Docusaurus. */
strong:where(.prose *) {
  color: inherit;
}

:is(h2, h3, h4, h5, h6):where(.prose > * *) {
  color: var(--ifm-heading-color, inherit);
}
`

/** Whether a stylesheet sets the color of text. */
export function setsTextColor(css: string): boolean {
  return /[;{\s]color\s*:/.test(css)
}

/** Returns what limits a selector to content, with the positions at which to insert it. */
function limits(selector: SyntaxNode, css: string): [number, string][] {
  const text = css.slice(selector.from, selector.to)
  // The navbar and the sidebars of Docusaurus don't contain `details`, so rules such as `details[open]` never apply to them.
  const isAboutDetails = /^(?:details|summary)\b(?![^.#]*[.#])/i.test(text)
  const elements: { tag: string; end: number }[] = []
  let isPlain = !text.startsWith(':')
  let argumentsEnd = 0
  let excludedEnd = 0
  selector.cursor().iterate(({ name, from, to }) => {
    // What `:not()` excludes, such as the links of the navbar, doesn't make a rule specific.
    if (name === 'ArgList' && /:not$/i.test(css.slice(0, from))) excludedEnd = to
    if (specific.has(name) && !isAboutDetails && from >= excludedEnd) isPlain = false
    // The elements in `:not()` and `:has()` aren't those that the rule changes.
    if (name === 'ArgList') argumentsEnd = to
    if (name === 'TagName' && from >= argumentsEnd) elements.push({ tag: css.slice(from, to).toLowerCase(), end: to })
  })
  const last = elements.pop()
  if (!isPlain || !last || last.tag === 'html' || last.tag === 'body') return []
  const own = controls[last.tag]
  const content = last.tag === 'h1' ? ':is(.prose, .page-header) *' : own ? `.prose :not(${own})` : '.prose *'
  const links = elements.filter(({ tag }) => tag === 'a')
  return [...links.map(({ end }): [number, string] => [end, ':where(:not(.anchor))']), [last.end, `:where(${content})`]]
}
