import type { StoredArtifacts } from '../model/artifact-store.ts'
import type { CachedCodeBlock } from '../model/code-block.ts'
import type { PageArtifacts } from '../model/page.ts'

/** Number of texts that a body is kept as. */
export const artifactTextCount = 6

/** No source has it: a file with it is refused. */
const separator = '\0'

/**
 * A body as texts: the search entry, which is read alone, and what is long as it is. As JSON the rest would take several times as long
 * to write and to read.
 */
export function artifactTexts({
  search,
  html,
  renderedBlocks: drawings,
  markdown,
  codeBlocks: fences,
  text,
}: PageArtifacts): string[] {
  const code: string[] = []
  const frames = drawings.map(({ key, rendered: drawing }) => {
    const forms = drawing.code.map(({ html, ...form }) => {
      code.push(html)
      return form
    })
    return { key, rendered: { ...drawing, code: forms } }
  })
  const rest = JSON.stringify({ codeBlocks: fences, ...(text !== undefined && { text }) })
  return [JSON.stringify(search ?? null), html, JSON.stringify(frames), code.join(separator), markdown, rest]
}

/** The body of all texts but the first. What few commands ask for is parsed when it is asked for. */
export function artifactsFromTexts([html, frames, code, markdown, rest]: string[]): StoredArtifacts {
  let others: Pick<StoredArtifacts, 'codeBlocks' | 'text'> | undefined
  const readOthers = () => {
    others ??= JSON.parse(rest!) as Pick<StoredArtifacts, 'codeBlocks' | 'text'>
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
  }
}

/** @param drawings Without the HTML of their code. */
function withCode(drawings: CachedCodeBlock[], code: string[]): CachedCodeBlock[] {
  let next = 0
  for (const { rendered: drawing } of drawings) for (const form of drawing.code) form.html = code[next++]!
  return drawings
}
