import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PartData } from '@docs-engine/client/search/engine/index-data.ts'
import { CacheDamaged } from '../content/body-store.ts'
import type { SearchEntry } from './page-entry.ts'
import { cutIntoParts, partData, sizeOf, strongest, type TermList, termList } from './parts.ts'
import { addPostings, type PostingsText } from './postings.ts'

export interface IndexedPage {
  path: string
  /** Changes with the page's entry. */
  key: string
  entry: () => SearchEntry
}

/** A part of the index, made when it is asked for. */
export interface IndexPart {
  name: string
  /** Equal keys mean equal contents. */
  key: string
  data: () => PartData
}

/** What the terms that start with the same two letters come to. */
interface Shard {
  hash: string
  size: number
  /** Names of its parts. */
  parts: string[]
  /** What stands for them in the head of their letter. */
  head: TermList
}

interface State {
  engine: string
  /** Route path → key of the page. */
  pages: Record<string, { key: string; records: number }>
  shards: Record<string, Shard>
}

/** A letter with more is served in shards. */
const mostInLetter = 2500
const pagesAtOnce = 200

/**
 * Brings the index in step with the pages, of which only those that changed are looked at.
 *
 * Between commands it lies in `folder`: a file for each two letters, with a line for each page. So a change touches the files of
 * the words it added and removed, and no more than one such file has to be in memory.
 *
 * @param oldEntry What a page brought under an earlier key, if that is still known.
 * @param isServed Parts may be asked for while another command changes the files: what has changed meanwhile is no damage.
 */
export function updateIndex(
  folder: string,
  pages: IndexedPage[],
  oldEntry: (key: string) => SearchEntry | undefined,
  isServed = false,
): { parts: IndexPart[]; records: number } {
  const statePath = join(folder, 'state.json')
  let state = readState(statePath)
  const current = new Map(pages.map((page) => [page.path, page]))
  const gone = Object.keys(state.pages).filter((path) => !current.has(path))
  const changed = pages.filter(({ path, key }) => state.pages[path]?.key !== key)
  if (gone.length + changed.length > 0) {
    // While files change there is no state: a command that is cut off leaves nothing to believe.
    rmSync(statePath, { force: true })
    const old = (path: string) => {
      const before = state.pages[path]
      return before ? oldEntry(before.key) : undefined
    }
    const canBeMended = [...gone, ...changed.map(({ path }) => path)].every((path) => !state.pages[path] || old(path))
    const isMended =
      canBeMended && changed.length <= pages.length / 4 && tryToMend(folder, state, { gone, changed, old })
    if (!isMended) {
      state = { engine: __ENGINE__, pages: {}, shards: {} }
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      writeAll(folder, state, pages)
    }
    const staged = `${statePath}.${process.pid}`
    writeFileSync(staged, JSON.stringify(state))
    renameSync(staged, statePath)
  }
  const records = Object.values(state.pages).reduce((sum, page) => sum + page.records, 0)
  return { parts: listParts(folder, state, isServed), records }
}

function readState(path: string): State {
  try {
    const state = JSON.parse(readFileSync(path, 'utf8')) as State
    if (state.engine === __ENGINE__) return state
  } catch {}
  return { engine: __ENGINE__, pages: {}, shards: {} }
}

function writeAll(folder: string, state: State, pages: IndexedPage[]): void {
  let lines = new Map<string, string[]>()
  const names = new Set<string>()
  const flush = () => {
    for (const [shard, texts] of lines) appendFileSync(join(folder, shard), texts.join(''))
    lines = new Map()
  }
  pages.forEach(({ path, key, entry }, i) => {
    const { records, terms } = entry()
    state.pages[path] = { key, records: records.length }
    for (const [shard, text] of Object.entries(terms)) {
      const known = lines.get(shard)
      if (known) known.push(line(path, text))
      else lines.set(shard, [line(path, text)])
      names.add(shard)
    }
    if (i % pagesAtOnce === pagesAtOnce - 1) flush()
  })
  flush()
  for (const shard of [...names].sort()) describe(folder, state, shard)
}

interface Changes {
  gone: string[]
  changed: IndexedPage[]
  old: (path: string) => SearchEntry | undefined
}

/** false: a file is not what the state says; all have to be made anew. */
function tryToMend(folder: string, state: State, changes: Changes): boolean {
  try {
    mend(folder, state, changes)
    return true
  } catch (error) {
    if (error instanceof CacheDamaged) return false
    throw error
  }
}

function mend(folder: string, state: State, { gone, changed, old }: Changes): void {
  /** Shard → path → its new line's text; '' removes it. */
  const edits = new Map<string, Map<string, string>>()
  const edit = (path: string, next: SearchEntry | undefined) => {
    const before = old(path)?.terms ?? {}
    const after = next?.terms ?? {}
    for (const shard of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const text = after[shard] ?? ''
      if (text === (before[shard] ?? '')) continue
      if (!edits.has(shard)) edits.set(shard, new Map())
      edits.get(shard)!.set(path, text)
    }
  }
  for (const path of gone) {
    edit(path, undefined)
    delete state.pages[path]
  }
  for (const { path, key, entry } of changed) {
    const next = entry()
    edit(path, next)
    state.pages[path] = { key, records: next.records.length }
  }
  for (const [shard, texts] of edits) {
    const kept = knownLines(folder, shard, state).filter((text) => !texts.has(pathOf(text)))
    const added = [...texts].flatMap(([path, text]) => (text ? [line(path, text)] : []))
    if (kept.length + added.length > 0) writeFileSync(join(folder, shard), [...kept, ...added].join(''))
    else rmSync(join(folder, shard), { force: true })
    describe(folder, state, shard)
  }
}

function line(path: string, text: PostingsText): string {
  return `${path}\t${text}\n`
}

function pathOf(text: string): string {
  return text.slice(0, text.indexOf('\t'))
}

/** In one order, whichever page came last. */
function readLines(folder: string, shard: string): string[] {
  let text = ''
  try {
    text = readFileSync(join(folder, shard), 'utf8')
  } catch {}
  // An empty text would be split into one empty line.
  return text === '' ? [] : text.split(/(?<=\n)/).sort()
}

/** @throws {CacheDamaged} if they are not those of which the state speaks. */
function knownLines(folder: string, shard: string, state: State): string[] {
  const lines = readLines(folder, shard)
  if (lines.length > 0 ? hashOf(lines) !== state.shards[shard]?.hash : shard in state.shards)
    throw new CacheDamaged(`search/${shard}`)
  return lines
}

function hashOf(lines: string[]): string {
  return createHash('sha1').update(lines.join('')).digest('hex').slice(0, 16)
}

function describe(folder: string, state: State, shard: string): void {
  const lines = readLines(folder, shard)
  if (lines.length === 0) {
    delete state.shards[shard]
    return
  }
  const list = listOf(lines)
  state.shards[shard] = {
    hash: hashOf(lines),
    size: sizeOf(list.terms),
    parts: [...cutIntoParts(shard, list).keys()],
    head: headOf(list),
  }
}

/** Only the pages that are named stay in the list. */
function headOf({ pages, terms }: TermList): TermList {
  const data = partData([{ pages, terms: strongest(terms) }])
  return {
    pages: data.pages,
    terms: Object.entries(data.terms).map(([term, [count, ...flat]]) => ({ term, count: count!, flat })),
  }
}

function listOf(lines: string[]): TermList {
  const terms = new Map<string, number[]>()
  const pages = lines.map((text, number) => {
    const path = pathOf(text)
    addPostings(text.slice(path.length + 1, -1), number, terms)
    return path
  })
  return termList(pages, terms)
}

/** A small letter is one part. A large one has a head, and its shards are parts, or are cut further. */
function listParts(folder: string, state: State, isServed: boolean): IndexPart[] {
  const letters = new Map<string, string[]>()
  for (const shard of Object.keys(state.shards).sort())
    letters.set(shard[0]!, [...(letters.get(shard[0]!) ?? []), shard])
  return [...letters].flatMap(([letter, shards]) => {
    const read = (shard: string) => listOf(isServed ? readLines(folder, shard) : knownLines(folder, shard, state))
    const hashes = shards.map((shard) => state.shards[shard]!.hash).join()
    const size = shards.reduce((sum, shard) => sum + state.shards[shard]!.size, 0)
    if (size <= mostInLetter) {
      return [{ name: letter, key: `letter ${hashes}`, data: () => partData(shards.map(read)) }]
    }
    // The parts of one shard are asked for one after another.
    let last: { shard: string; parts: Map<string, TermList> } | undefined
    const partOf = (shard: string, name: string) => {
      if (last?.shard !== shard) last = { shard, parts: cutIntoParts(shard, read(shard)) }
      return last.parts.get(name) ?? { pages: [], terms: [] }
    }
    const below = shards.filter((shard) => shard !== letter)
    const head = () => [
      ...(below.length < shards.length ? [read(letter)] : []),
      ...below.map((shard) => state.shards[shard]!.head),
    ]
    return [
      { name: letter, key: `head ${hashes}`, data: () => partData(head()) },
      ...below.flatMap((shard) => {
        const { hash, parts } = state.shards[shard]!
        return parts.map((name) => ({ name, key: `${name} ${hash}`, data: () => partData([partOf(shard, name)]) }))
      }),
    ]
  })
}
