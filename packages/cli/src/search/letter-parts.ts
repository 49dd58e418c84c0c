import type { IndexState, PageNumbers, SplitBucket } from './index-state.ts'
import type { IndexPart } from './index-update.ts'
import { partData, type Term, termsOf } from './parts.ts'

/** If the terms and records of a letter add up to more than this number, the letter is split into several parts. */
const maxLetterSize = 2500

/** Groups the names of buckets by their first character. The groups are sorted, and so are the names in each group. */
export function groupByLetter(buckets: Iterable<string>): Map<string, string[]> {
  const letters = new Map<string, string[]>()
  for (const bucket of [...buckets].sort()) {
    const group = letters.get(bucket[0]!)
    if (group) group.push(bucket)
    else letters.set(bucket[0]!, [bucket])
  }
  return letters
}

export interface LetterBuckets {
  /** Names of the buckets that start with the letter. */
  buckets: string[]
  state: IndexState
  pages: PageNumbers
  read: (bucket: string) => SplitBucket
}

/**
 * Returns the parts of the index for a letter. The buckets of a small letter form a single part. A large letter has a head, which contains
 * the top terms of each bucket, and one or more parts for each bucket.
 */
export function partsOfLetter(letter: string, { buckets, state, pages, read }: LetterBuckets): IndexPart[] {
  const data = (terms: Term[]) => partData(pages.paths, terms)
  const bucketOf = (bucket: string) => state.buckets[bucket]!
  const hashes = buckets.map((bucket) => bucketOf(bucket).hash).join()
  if (buckets.reduce((sum, bucket) => sum + bucketOf(bucket).size, 0) <= maxLetterSize) {
    return [
      { name: letter, key: `letter ${hashes}`, data: () => data(buckets.flatMap((bucket) => read(bucket).terms)) },
    ]
  }
  const childBuckets = buckets.filter((bucket) => bucket !== letter)
  const head = () => [
    ...(childBuckets.length < buckets.length ? read(letter).terms : []),
    ...childBuckets.flatMap((bucket) => termsOf(bucketOf(bucket).head, pages.numbers)),
  ]
  return [
    { name: letter, key: `head ${hashes}`, data: () => data(head()) },
    ...childBuckets.flatMap((bucket) =>
      bucketOf(bucket).parts.map((name) => ({
        name,
        key: `${name} ${bucketOf(bucket).hash}`,
        data: () => data(read(bucket).parts.get(name) ?? []),
      })),
    ),
  ]
}
