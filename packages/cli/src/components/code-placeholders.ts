import type { RenderedCodeBlock } from '../model/code-block.ts'
import type { PageArtifacts } from '../model/page.ts'

/**
 * Coloured code is most of a page's HTML and holds neither URLs nor ids. While the rest is drawn and searched through, a token
 * stands in its place: the numbers of the fence and of its form, between the marks of a URL's token.
 */
const pattern = /\uE000code (\d+) (\d+)\uE000/g

/** The fence with tokens instead of its code. */
export function withCodePlaceholders(fence: RenderedCodeBlock, index: number): RenderedCodeBlock {
  return { ...fence, code: fence.code.map((form, i) => ({ ...form, html: `\uE000code ${index} ${i}\uE000` })) }
}

/** Puts the code in place of the tokens. */
export function replaceCodePlaceholders(html: string, drawings: PageArtifacts['renderedBlocks']): string {
  return html.replace(pattern, (_, index, form) => drawings[Number(index)]!.rendered.code[Number(form)]!.html)
}
