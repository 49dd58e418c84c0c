import type { RenderedCodeBlock } from '../model/code-block.ts'
import type { PageArtifacts } from '../model/page.ts'
import { escapeHtml } from '../util/html-tags.ts'

/**
 * Placeholders represent text that isn't known when a page is parsed, or that would slow down searching the HTML. Each placeholder is
 * enclosed in a pair of marker characters (U+E000). The text of a page never contains this character, because parsing replaces it. No other
 * module uses the character.
 *
 * - In HTML, the placeholder for a URL contains the index of the link, because the URL is only known once all pages have been parsed.
 * - In HTML, the placeholder for highlighted code contains the indexes of the code block and its variant. Highlighted code makes up most of
 *   a page but contains neither URLs nor IDs, so leaving it out makes searching the HTML faster.
 * - In HTML, the placeholder for the page's title has no value. A page without a title of its own gets one once all pages have been parsed.
 * - For the placeholders in the Markdown copy, see `CopyPlaceholder`.
 */
const marker = '\uE000'
const urlPattern = /\uE000(\d+)\uE000/g
const urlAttributePattern = / (\w+)="\uE000(\d+)\uE000"|\uE000(\d+)\uE000/g
const imagePattern = /<img\b[^>]*? src="\uE000(\d+)\uE000"[^>]*>/g
const codePattern = /\uE000(code|setup) (\d+) (\d+)\uE000/g
const copyPattern = /\uE000(link|signature|page) ([^\uE000]*)\uE000/g

/** The placeholder for the page's title. */
export const titlePlaceholder = `${marker}title${marker}`

/** Replaces the placeholder for the page's title in HTML. */
export function replaceTitlePlaceholder(html: string, title: string): string {
  return html.replaceAll(titlePlaceholder, () => escapeHtml(title))
}

/** Returns the placeholder for the URL of a link. */
export function urlPlaceholder(index: number): string {
  return `${marker}${index}${marker}`
}

/** Returns whether a URL is a placeholder. */
export function isUrlPlaceholder(value: string): boolean {
  return value.startsWith(marker)
}

/** Replaces the URL placeholders in HTML. `urlOf` returns a URL that is already escaped for an attribute. */
export function replaceUrlPlaceholders(html: string, urlOf: (index: number) => string): string {
  return html.replace(urlPattern, (_, index) => urlOf(Number(index)))
}

/**
 * Replaces the URL placeholders in HTML. If the value of an attribute is a placeholder, the complete attribute is replaced.
 *
 * @param replace Returns the new HTML. `attribute` is the name of the attribute; the new HTML must include the space before the attribute.
 *   If a placeholder is only a part of a value, `attribute` is `undefined`, and the new HTML replaces only the placeholder.
 */
export function replaceUrlAttributes(
  html: string,
  replace: (index: number, attribute: string | undefined) => string,
): string {
  return html.replace(urlAttributePattern, (_, attribute: string | undefined, quoted, bare) =>
    replace(Number(quoted ?? bare), attribute),
  )
}

/**
 * Replaces the `<img>` elements whose `src` is a URL placeholder.
 *
 * @param replace Called with the element, the index of its link, and its offset in `html`.
 */
export function replaceImages(html: string, replace: (image: string, index: number, offset: number) => string): string {
  return html.replace(imagePattern, (image, index, offset: number) => replace(image, Number(index), offset))
}

/** Returns a copy of the rendered code block in which placeholders replace the highlighted code. */
export function withCodePlaceholders(block: RenderedCodeBlock, index: number): RenderedCodeBlock {
  return {
    ...block,
    code: block.code.map((variant, i) => ({
      ...variant,
      html: codePlaceholder('code', index, i),
      ...(variant.setup && { setup: { ...variant.setup, html: codePlaceholder('setup', index, i) } }),
    })),
  }
}

function codePlaceholder(kind: 'code' | 'setup', index: number, variant: number): string {
  return `${marker}${kind} ${index} ${variant}${marker}`
}

/** Replaces the code placeholders in HTML with the highlighted code of `blocks`. */
export function replaceCodePlaceholders(html: string, blocks: PageArtifacts['renderedBlocks']): string {
  return html.replace(codePattern, (_, kind: 'code' | 'setup', index, variant) => {
    const code = blocks[Number(index)]!.rendered.code[Number(variant)]!
    return kind === 'setup' ? code.setup!.html : code.html
  })
}

/**
 * The kinds of placeholders in the Markdown copy:
 *
 * - `link` is the target of a link. Its value is the result of `linkKey`.
 * - `signature` is the declaration of an export. Its value is `package#name`.
 * - `page` is the page's own URL. Its value is empty.
 */
export type CopyPlaceholder = 'link' | 'signature' | 'page'

/**
 * Returns a key for a link on a page. A relative URL has different targets on the page itself and in a file that the page includes.
 *
 * @param file The included file that contains the link.
 */
export function linkKey(url: string, file: string | undefined): string {
  return file === undefined ? url : `${file}\n${url}`
}

/** Returns the URL in a key from `linkKey`. */
export function urlOfLinkKey(key: string): string {
  return key.slice(key.indexOf('\n') + 1)
}

/** Returns a placeholder for the Markdown copy. */
export function copyPlaceholder(kind: CopyPlaceholder, value: string): string {
  return `${marker}${kind} ${value}${marker}`
}

/** Replaces the placeholders in a Markdown copy with the text that `replace` returns. */
export function replaceCopyPlaceholders(
  markdown: string,
  replace: (kind: CopyPlaceholder, value: string) => string,
): string {
  return markdown.replace(copyPattern, (_, kind: CopyPlaceholder, value: string) => replace(kind, value))
}

/** Replaces the marker in a text with U+FFFD, the replacement character. */
export function withoutMarker(text: string): string {
  return text.includes(marker) ? text.replaceAll(marker, '\uFFFD') : text
}

/**
 * Replaces the marker in all strings of a tree if the source contains the marker as a character reference (`&#xE000;`). Changes the tree in
 * place and returns it.
 *
 * @param source The text that the tree was parsed from.
 */
export function withoutMarkerInTree<Tree extends object>(tree: Tree, source: string): Tree {
  if (/&#(?:x0*e000|0*57344);/i.test(source)) removeMarker(tree)
  return tree
}

/** Replaces the marker in all strings of plain objects and arrays, in place. */
export function removeMarker(value: object): void {
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string') (value as Record<string, unknown>)[key] = withoutMarker(inner)
    else if (typeof inner === 'object' && inner !== null) removeMarker(inner)
  }
}
