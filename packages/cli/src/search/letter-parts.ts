import type { IndexState, PageNumbers, SplitBucket } from './index-state.ts'
import type { IndexPart } from './index-update.ts'
import { partData, type Term, termsOf } from './parts.ts'

/** A letter with more is served in shards. */
const mostInLetter = 2500

/** The letters of the shards in their order. */
export function byLetter(shards: Iterable<string>): Map<string, string[]> {
  const letters = new Map<string, string[]>()
  for (const shard of [...shards].sort()) {
    const known = letters.get(shard[0]!)
    if (known) known.push(shard)
    else letters.set(shard[0]!, [shard])
  }
  return letters
}

export interface LetterInput {
  /** Those of one letter. */
  shards: string[]
  state: IndexState
  pages: PageNumbers
  read: (shard: string) => SplitBucket
}

/** A small letter is one part. A large one has a head, and its shards are parts, or are cut further. */
export function letterParts(letter: string, { shards, state, pages, read }: LetterInput): IndexPart[] {
  const data = (terms: Term[]) => partData(pages.paths, terms)
  const of = (shard: string) => state.shards[shard]!
  const hashes = shards.map((shard) => of(shard).hash).join()
  if (shards.reduce((sum, shard) => sum + of(shard).size, 0) <= mostInLetter) {
    return [{ name: letter, key: `letter ${hashes}`, data: () => data(shards.flatMap((shard) => read(shard).terms)) }]
  }
  const below = shards.filter((shard) => shard !== letter)
  const head = () => [
    ...(below.length < shards.length ? read(letter).terms : []),
    ...below.flatMap((shard) => termsOf(of(shard).head, pages.numbers)),
  ]
  return [
    { name: letter, key: `head ${hashes}`, data: () => data(head()) },
    ...below.flatMap((shard) =>
      of(shard).parts.map((name) => ({
        name,
        key: `${name} ${of(shard).hash}`,
        data: () => data(read(shard).parts.get(name) ?? []),
      })),
    ),
  ]
}
