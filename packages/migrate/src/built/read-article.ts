import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { SKIP, visit } from 'unist-util-visit'
import type { OldPage, OldSite } from '../model/old-site.ts'
import { isFile } from '../util/list-files.ts'

/** The text of a page in the built HTML of the old site. */
export interface Article {
  element: Element
  /** The style sheets of the built page. */
  css: string[]
}

/** The class or the tag of the element that contains the text of a page. */
const contentElements: Record<string, string> = {
  Docusaurus: 'markdown',
  mdBook: 'main',
  MkDocs: 'md-content__inner',
  Starlight: 'sl-markdown-content',
  VitePress: 'vp-doc',
}

/** Elements that the old theme adds to the text, such as the links next to headings and the buttons that copy code. */
const additions =
  /(?:^|\s)(?:sl-anchor-link|header-anchor|hash-link|headerlink|copy|lang|line-numbers-wrapper|sr-only|visually-hidden|starlight-aside__title|custom-block-title|tabs|(?:admonitionHeading|codeBlockTitle|buttonGroup)_\w+)(?:\s|$)/

/** Reads the text of a page from the built HTML of the old site. Returns `undefined` if the page isn't there. */
export function readArticle(page: OldPage, site: OldSite): Article | undefined {
  const { built, generator, baseUrl } = site
  const file = builtPage(page, site)
  if (!file) return undefined
  const tree = fromHtml(readFileSync(file, 'utf8'))
  const found = elementNamed(tree, contentElements[generator]!)
  if (!found) return undefined
  const css: string[] = []
  visit(tree, 'element', ({ tagName, properties, children }) => {
    if (tagName === 'style') css.push(children.map((child) => (child.type === 'text' ? child.value : '')).join(''))
    if (tagName !== 'link' || !String(properties.rel).includes('stylesheet')) return
    const sheet = builtFile(String(properties.href), built!, baseUrl, dirname(file))
    if (sheet) css.push(readFileSync(sheet, 'utf8'))
  })
  return { element: withoutAdditions(innermost(found)), css }
}

/** Returns the file of a page in the built site. */
export function builtPage({ route }: OldPage, { built, translation }: OldSite): string | undefined {
  const own = translation ? `/${translation.locale}${route.slice(translation.originalPrefix.length)}` : route
  const path = own.replace(/^\/|\/$/g, '')
  return [`${path}/index.html`, `${path || 'index'}.html`].map((name) => join(built!, name)).find(isFile)
}

/** Returns the file of a URL in the built site. */
export function builtFile(url: string, built: string, baseUrl: string, folder: string): string | undefined {
  const path = url.replace(/[?#].*$/, '')
  if (/^(?:[a-z]+:|\/\/)/i.test(path) || path === '') return undefined
  const own = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path.replace(/^\//, '')
  const file = path.startsWith('/') ? join(built, own) : join(folder, path)
  return file.startsWith(built) && isFile(file) ? file : undefined
}

function elementNamed(tree: Root, name: string): Element | undefined {
  let found: Element | undefined
  visit(tree, 'element', (node) => {
    if (found || ![node.tagName, node.properties.className].flat().includes(name)) return undefined
    found = node
    return SKIP
  })
  return found
}

/** Returns the element inside wrappers. */
function innermost(element: Element): Element {
  const inner = element.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const [only] = inner
  return inner.length === 1 && only?.type === 'element' && only.tagName === 'div' ? innermost(only) : element
}

function withoutAdditions(element: Element): Element {
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === 'comment') return []
    if (child.type !== 'element') return [child]
    if (/^(?:script|style|template|link)$/.test(child.tagName)) return []
    return additions.test([child.properties.className].flat().join(' ')) ? [] : [withoutAdditions(child)]
  })
  return { ...element, children }
}
