import { codeHtml, joinChunks } from '../src/model/chunk.ts'
import type { PageArtifacts } from '../src/model/page.ts'

/**
 * Returns the HTML of a parsed page, with the numbers of code blocks, and with comments instead of slots.
 *
 * @param urlOf Returns the URL of a link by the link's index, escaped for an attribute.
 */
export function htmlOf(
  { chunks, renderedBlocks }: Pick<PageArtifacts, 'chunks' | 'renderedBlocks'>,
  urlOf: (index: number) => string,
  title = '',
): string {
  return joinChunks(chunks, (chunk) => {
    switch (chunk.kind) {
      case 'url':
        return chunk.attribute === undefined ? urlOf(chunk.index) : ` ${chunk.attribute}="${urlOf(chunk.index)}"`
      case 'code':
        return codeHtml(chunk, renderedBlocks)
      case 'title':
        return title
      case 'fence':
        return ` data-fence="${chunk.number}"`
      case 'id':
        return chunk.html
      case 'slot':
        return `<!-- slot ${chunk.index} -->`
      default:
        return ''
    }
  })
}
