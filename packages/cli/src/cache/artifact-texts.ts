import type { StoredArtifacts } from '../model/artifact-store.ts'
import type { Chunk, VariableChunk } from '../model/chunk.ts'
import type { CachedCodeBlock } from '../model/code-block.ts'
import type { PageArtifacts } from '../model/page.ts'

/** Number of texts into which `serializeArtifacts` splits a page's artifacts. */
export const artifactTextCount = 7

/** The artifacts that only a few commands need. */
type OtherArtifacts = Pick<StoredArtifacts, 'codeBlocks'> & {
  text: StoredArtifacts['text'] | undefined
}

/** Separates the HTML of the code blocks, which never contains this character, because sources with this character are rejected. */
const separator = '\0'

/**
 * Converts page artifacts to texts. The search entry comes first, because it's often read without the others. Long texts aren't encoded as
 * JSON, which would be several times slower to write and read.
 */
export function serializeArtifacts({
  search,
  chunks,
  renderedBlocks,
  markdown,
  codeBlocks,
  text,
}: PageArtifacts): string[] {
  const code: string[] = []
  const frames = renderedBlocks.map(({ key, rendered }) => {
    const variants = rendered.code.map(({ html, ...variant }) => {
      code.push(html)
      return variant
    })
    return { key, rendered: { ...rendered, code: variants } }
  })
  const rest = JSON.stringify({ codeBlocks, text } satisfies OtherArtifacts)
  const { html, variable } = separateChunks(chunks)
  const inserted = JSON.stringify(variable)
  return [JSON.stringify(search ?? null), html, inserted, JSON.stringify(frames), code.join(separator), markdown, rest]
}

/** Converts all texts except the first back to artifacts. Parts that only a few commands need are parsed on first access. */
export function deserializeArtifacts([html, inserted, frames, code, markdown, rest]: string[]): StoredArtifacts {
  let others: OtherArtifacts | undefined
  const readOthers = () => {
    others ??= JSON.parse(rest!) as OtherArtifacts
    return others
  }
  return {
    chunks: joinedChunks(html!, JSON.parse(inserted!) as PlacedChunk[]),
    renderedBlocks: withCode(JSON.parse(frames!) as CachedCodeBlock[], code!.split(separator)),
    markdown: markdown!,
    get codeBlocks() {
      return readOthers().codeBlocks
    },
    get text() {
      return readOthers().text
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

/** A chunk that isn't a string, and the length of the strings before it. */
type PlacedChunk = [at: number, chunk: VariableChunk]

/** Separates a page's chunks into one long text, which isn't encoded as JSON, and the chunks that aren't strings. */
function separateChunks(chunks: Chunk[]): { html: string; variable: PlacedChunk[] } {
  let html = ''
  const variable: PlacedChunk[] = []
  for (const chunk of chunks) {
    if (typeof chunk === 'string') html += chunk
    else variable.push([html.length, chunk])
  }
  return { html, variable }
}

/** Restores the chunks from the results of `separateChunks`. */
function joinedChunks(html: string, variable: PlacedChunk[]): Chunk[] {
  const chunks: Chunk[] = []
  let from = 0
  for (const [at, chunk] of variable) {
    if (at > from) chunks.push(html.slice(from, at))
    chunks.push(chunk)
    from = at
  }
  if (from < html.length) chunks.push(html.slice(from))
  return chunks
}
