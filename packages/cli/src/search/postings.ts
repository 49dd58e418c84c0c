import { partKey } from '@docs-engine/client/features/search/terms.ts'
import type { PostingsByBucket, PostingsText } from '../model/search-entry.ts'

/** Returns the name of a term's bucket. The terms of a bucket start with the same two characters. */
function bucketName(term: string): string {
  return partKey(term.slice(0, 2))
}

/** Returns the postings of each bucket, by the bucket's name. */
export function postingsByBucket(buckets: PostingsByBucket): Map<string, PostingsText> {
  const texts = new Map<string, PostingsText>()
  // Splitting an empty string would return one empty item.
  if (buckets === '') return texts
  for (const text of buckets.split(';')) {
    const name = bucketName(text.slice(0, text.indexOf(':')))
    const earlier = texts.get(name)
    texts.set(name, earlier === undefined ? text : `${earlier} ${text}`)
  }
  return texts
}

/**
 * Returns whether two postings are equal. The order of their terms is ignored, because it depends on the order of words
 * on the page.
 */
export function samePostings(one: PostingsText | undefined, other: PostingsText | undefined): boolean {
  if (one === other || one === undefined || other === undefined) return one === other
  const sorted = (text: PostingsText) => text.split(' ').sort().join(' ')
  return one.length === other.length && sorted(one) === sorted(other)
}

const comma = ','.charCodeAt(0)
const colon = ':'.charCodeAt(0)
const space = ' '.charCodeAt(0)
const zero = '0'.charCodeAt(0)

/**
 * Adds the postings of a page to `terms`. For each record of a term, the page number, record number, and weight are
 * added to the term's list.
 */
export function addPostings(text: PostingsText, page: number, terms: Map<string, number[]>): void {
  let i = 0
  while (i < text.length) {
    const start = i
    while (text.charCodeAt(i) !== colon) i++
    const term = text.slice(start, i)
    let postings = terms.get(term)
    if (!postings) {
      postings = []
      terms.set(term, postings)
    }
    let value = 0
    let isWeight = false
    for (i++; ; i++) {
      const code = i < text.length ? text.charCodeAt(i) : space
      if (code !== comma && code !== space) {
        value = value * 10 + code - zero
        continue
      }
      if (isWeight) postings.push(value)
      else postings.push(page, value)
      isWeight = !isWeight
      value = 0
      if (code === space) break
    }
    i++
  }
}
