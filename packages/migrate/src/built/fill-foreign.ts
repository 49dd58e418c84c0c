import { dirname, join, posix } from 'node:path'
import type { ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { foreignMark, loseForeign } from '../model/foreign.ts'
import { lose, type OldPage, type OldSite } from '../model/old-site.ts'
import { convertUrl } from '../passes/convert-links.ts'
import { isFile } from '../util/list-files.ts'
import type { MaskedPart } from '../util/mask-code.ts'
import { align, isShown } from './align.ts'
import { articleText } from './article-leaves.ts'
import { htmlText } from './html-text.ts'
import { pageLeaves } from './page-leaves.ts'
import { builtFile, builtPage, readArticle } from './read-article.ts'

export interface FillOptions {
  isMdx?: boolean
  /** Whether the text is only a part of the page. */
  isPart?: boolean
  /** The masked code in the text. Default: none. */
  parts?: readonly MaskedPart[]
}

/**
 * Replaces the foreign parts of a page with their HTML from the built site. Without a built site, or if a part isn't found there, it's
 * reported.
 */
export function fillForeign(
  text: string,
  page: OldPage,
  site: OldSite,
  { isMdx = false, isPart = false, parts = [] }: FillOptions = {},
): string {
  if (!page.foreign) return text
  const filled = site.built === undefined ? text : fromBuilt(text, page, site, { isMdx, isPart, parts })
  return withoutMarks(filled, page, site, site.built && 'It isn’t found in the built page.')
}

/** Replaces the marks that are left with what the new page shows instead, which can contain other marks. */
function withoutMarks(text: string, page: OldPage, site: OldSite, failure: string | undefined): string {
  let result = text
  for (let before = ''; before !== result; ) {
    before = result
    result = result.replace(foreignMark, (_, index: string) => loseForeign(page, site, Number(index), failure))
  }
  return result
}

function fromBuilt(text: string, page: OldPage, site: OldSite, options: Required<FillOptions>): string {
  const article = readArticle(page, site)
  if (!article) return text
  for (const css of article.css) site.oldStyles.add(css)
  const results = align(pageLeaves(text, options.isMdx, options.parts), articleText(article.element), options.isPart)
  let result = text
  for (const { leaves, nodes } of results.reverse()) {
    if (!nodes) continue
    const [start, end] = [leaves[0]!.start, leaves.at(-1)!.end]
    const index = leaves[0]!.foreign[0]!
    const isCode = page.foreign![index]!.kind === 'plugin' && nodes.some(isCodeBlock)
    const line = result.slice(result.lastIndexOf('\n', start - 1) + 1, start)
    const indent = line.replace(/[^\s>]/g, ' ')
    // The plugin isn't active, so that the old site shows the code as well.
    const text = isCode ? page.foreign![index]!.otherwise : htmlText(shownNodes(nodes, page, site), options.isMdx)
    const written = text.replace(/\n(?=.)/g, `\n${indent}`)
    result = result.slice(0, start) + written + result.slice(end)
    if (nodes.some(needsScript)) reportScript(page, site, index)
  }
  return result
}

/** Returns the nodes to show. The contents of a single paragraph, heading, or cell replace those of the block in the page. */
function shownNodes(nodes: readonly ElementContent[], page: OldPage, site: OldSite): readonly ElementContent[] {
  convertHtmlUrls(nodes, page, site)
  const [only, ...more] = nodes.filter(isShown)
  if (only?.type !== 'element' || more.length > 0) return nodes
  const [inner, ...others] = only.children.filter(isShown)
  const isWrapper = inner?.type === 'element' && others.length === 0 && /^h[1-6]$/.test(inner.tagName)
  if (isWrapper) return inner.children
  return /^(?:p|h[1-6]|t[dh]|li|d[dt])$/.test(only.tagName) ? only.children : nodes
}

/** Converts the URLs in HTML that the old generator wrote, and copies the images from the built site. */
export function convertHtmlUrls(nodes: readonly ElementContent[], page: OldPage, site: OldSite): void {
  visit({ type: 'root', children: [...nodes] } satisfies Root, 'element', ({ properties }) => {
    if (typeof properties.href === 'string') properties.href = convertUrl(properties.href, page, site, 'url')
    for (const name of ['src', 'poster']) {
      const url = properties[name]
      if (typeof url === 'string') properties[name] = copiedUrl(url, page, site) ?? convertUrl(url, page, site, 'url')
    }
  })
}

/** Returns the URL of a file in the built site, which is copied unless it's a public file of the old site. */
function copiedUrl(url: string, page: OldPage, site: OldSite): string | undefined {
  const { built, baseUrl } = site
  const own = built && builtPage(page, site)
  const file = own && builtFile(url, built, baseUrl, dirname(own))
  if (!file) return undefined
  const path = posix.join('/', file.slice(built.length))
  if (!site.publicFolders.some((folder) => isFile(join(folder, path)))) site.assets.set(`content/_public${path}`, file)
  return path
}

function isCodeBlock(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'pre' || node.children.some(isCodeBlock))
}

/** Whether an element has no effect without the scripts of the old site. */
function needsScript(node: ElementContent): boolean {
  if (node.type !== 'element') return false
  return /^(?:button|input|select|textarea|canvas|astro-island)$/.test(node.tagName) || node.children.some(needsScript)
}

function reportScript(page: OldPage, site: OldSite, index: number): void {
  const { kind, name, source } = page.foreign![index]!
  const reason = `The page contains the HTML of \`${name}\` from the built site, but not the script that it needs.`
  lose(page, site, { kind, name, reason }, source)
}
