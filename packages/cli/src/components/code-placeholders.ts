import type { RenderedCodeBlock } from '../model/code-block.ts'
import type { PageArtifacts } from '../model/page.ts'

/**
 * Highlighted code makes up most of a page's HTML, but contains neither URLs nor IDs. A placeholder replaces it while
 * the rest of the HTML is rendered and searched. It contains the index of the code block and of its variant, between
 * the characters that mark URL placeholders.
 */
const pattern = /\uE000code (\d+) (\d+)\uE000/g

/** Returns the code block with placeholders instead of its code. */
export function withCodePlaceholders(fence: RenderedCodeBlock, index: number): RenderedCodeBlock {
  return { ...fence, code: fence.code.map((variant, i) => ({ ...variant, html: `\uE000code ${index} ${i}\uE000` })) }
}

/** Replaces the placeholders with the highlighted code of `blocks`. */
export function replaceCodePlaceholders(html: string, blocks: PageArtifacts['renderedBlocks']): string {
  return html.replace(pattern, (_, index, variant) => blocks[Number(index)]!.rendered.code[Number(variant)]!.html)
}
