import type { Program } from '../compiler/program.ts'
import type { HintExport, PageHints } from '../model/page-hints.ts'
import { isCompiled, type PageUnit, samplePath } from '../model/page-unit.ts'
import type { Renderer } from '../model/renderer.ts'
import { importTarget, type TypeHint, type TypeRequests, typeHints, typeRequests } from './type-hints.ts'

/** Returns the positions for which the compiler must return types, for each compiled file of a page. */
export function pageTypeRequests({ samples, fences }: PageUnit): TypeRequests[] {
  return samples.files
    .filter((source) => isCompiled(source) && !source.isImported && !fences[source.fence]!.isHero)
    .map((source) => typeRequests(source, fences[source.fence]!))
}

/** Returns the type hints for a page's samples. */
export async function pageHints(
  requests: TypeRequests[],
  program: Program,
  { folder, fences }: Pick<PageUnit, 'folder' | 'fences'>,
  render: Renderer,
): Promise<PageHints> {
  const places = requests.map(({ source, offsets }) => ({
    file: samplePath(folder, source),
    offsets: [...offsets.values()],
  }))
  // The doc comments of all names take time, so they are only requested for blocks that ask for them.
  const documented = places.map((place, index) =>
    fences[requests[index]!.source.fence]!.twoslash ? place : { ...place, offsets: [] },
  )
  const [answers, docs, comments] = await Promise.all([
    program.typesAt(places),
    exportDocs(requests, program, folder, render),
    program.docsAt(documented),
  ])
  const found: [fence: number, hints: TypeHint[]][] = requests.map((file, index) => {
    // Remove the path of the page's folder, so that types from other sample files of the page contain the file names
    // shown on the page.
    const texts = answers[index]!.map((text) => text?.replaceAll(`${folder}/`, ''))
    return [file.source.fence, typeHints(file, texts, comments[index]!.map(render.docs))]
  })
  return compactHints(found, docs, render)
}

/** Returns the doc comments of the exports that a page's samples import, by export. */
async function exportDocs(
  requests: TypeRequests[],
  program: Program,
  folder: string,
  render: Renderer,
): Promise<Map<string, string>> {
  const docs = new Map<string, string>()
  const places = requests.map(({ source, imports, offsets }) => {
    const names = [...imports].flatMap(([local, imported]) => {
      const target = importTarget(imported)
      const offset = offsets.get(local)
      if (!target || offset === undefined || docs.has(target)) return []
      docs.set(target, '')
      return [{ target, offset }]
    })
    return {
      file: samplePath(folder, source),
      targets: names.map(({ target }) => target),
      offsets: names.map(({ offset }) => offset),
    }
  })
  const answers = await program.docsAt(places)
  for (const [index, { targets }] of places.entries()) {
    for (const [i, target] of targets.entries()) docs.set(target, render.docs(answers[index]![i]!))
  }
  return docs
}

async function compactHints(
  found: [fence: number, hints: TypeHint[]][],
  docs: Map<string, string>,
  render: Renderer,
): Promise<PageHints> {
  const types = new Map<string, number>()
  const about = new Map<string, number>()
  const exports: HintExport[] = []
  const blocks: PageHints['blocks'] = {}
  for (const [fence, hints] of found) {
    for (const [start, end, type, more] of hints) {
      const typeIndex = type === '' ? -1 : indexIn(types, type)
      blocks[fence] ??= []
      if (!more) {
        blocks[fence].push([start, end, typeIndex])
        continue
      }
      const text = more.target === undefined ? more.docs : docs.get(more.target)
      const index = indexIn(about, more.target ?? `docs ${text}`)
      exports[index] = { ...more, ...(text && { docs: text }) }
      blocks[fence].push([start, end, typeIndex, index])
    }
  }
  return { types: await render.types([...types.keys()]), exports, blocks }
}

/** Returns the index of a text. A text that isn't in the map yet gets the next index. */
function indexIn(indexes: Map<string, number>, text: string): number {
  const index = indexes.get(text) ?? indexes.size
  indexes.set(text, index)
  return index
}
