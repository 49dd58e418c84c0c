import type { StoredArtifacts } from '../model/artifact-store.ts'
import type { CachedCodeBlock } from '../model/code-block.ts'
import type { PageArtifacts } from '../model/page.ts'

/** Number of texts into which `serializeArtifacts` splits a page's artifacts. */
export const artifactTextCount = 6

/** The artifacts that only a few commands need. */
type OtherArtifacts = Pick<StoredArtifacts, 'codeBlocks'> & {
  [Name in 'text' | 'summaryLength']: StoredArtifacts[Name] | undefined
}

/** Separates the HTML of the code blocks, which never contains this character, because sources with this character are rejected. */
const separator = '\0'

/**
 * Converts page artifacts to texts. The search entry comes first, because it's often read without the others. Long texts aren't encoded as
 * JSON, which would be several times slower to write and read.
 */
export function serializeArtifacts({
  search,
  html,
  renderedBlocks,
  markdown,
  codeBlocks,
  text,
  summaryLength,
}: PageArtifacts): string[] {
  const code: string[] = []
  const frames = renderedBlocks.map(({ key, rendered }) => {
    const variants = rendered.code.map(({ html, ...variant }) => {
      code.push(html)
      return variant
    })
    return { key, rendered: { ...rendered, code: variants } }
  })
  const rest = JSON.stringify({ codeBlocks, text, summaryLength } satisfies OtherArtifacts)
  return [JSON.stringify(search ?? null), html, JSON.stringify(frames), code.join(separator), markdown, rest]
}

/** Converts all texts except the first back to artifacts. Parts that only a few commands need are parsed on first access. */
export function deserializeArtifacts([html, frames, code, markdown, rest]: string[]): StoredArtifacts {
  let others: OtherArtifacts | undefined
  const readOthers = () => {
    others ??= JSON.parse(rest!) as OtherArtifacts
    return others
  }
  return {
    html: html!,
    renderedBlocks: withCode(JSON.parse(frames!) as CachedCodeBlock[], code!.split(separator)),
    markdown: markdown!,
    get codeBlocks() {
      return readOthers().codeBlocks
    },
    get text() {
      return readOthers().text
    },
    get summaryLength() {
      return readOthers().summaryLength
    },
  }
}

/**
 * Restores the highlighted HTML of code blocks, which is stored separately.
 *
 * @param blocks The code blocks without that HTML. They're modified in place.
 * @param code The HTML of each variant of each block, in order.
 */
function withCode(blocks: CachedCodeBlock[], code: string[]): CachedCodeBlock[] {
  let next = 0
  for (const { rendered } of blocks) for (const variant of rendered.code) variant.html = code[next++]!
  return blocks
}
