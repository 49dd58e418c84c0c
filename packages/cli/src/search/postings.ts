import { partKey } from '@docs-engine/client/search/terms.ts'

/**
 * Where terms stand, as text: `createslice:0,120,3,14 createapi:2,30` are terms with the numbers and weights of records. Terms hold
 * letters, digits and dots only. It is read and joined much faster than JSON, and a page of it is compared as a string.
 */
export type PostingsText = string

/** Postings in pieces, each of terms of one shard: `createapi:2,30 createslice:0,120;debug:1,9`. */
export type ShardsText = string

/** The terms of one shard start with the same two characters. */
export function shardName(term: string): string {
  return partKey(term.slice(0, 2))
}

/** Shard → its terms. */
export function postingsByShard(shards: ShardsText): Map<string, PostingsText> {
  const texts = new Map<string, PostingsText>()
  // An empty text would be split into one empty piece.
  if (shards === '') return texts
  for (const text of shards.split(';')) {
    const name = shardName(text.slice(0, text.indexOf(':')))
    const known = texts.get(name)
    texts.set(name, known === undefined ? text : `${known} ${text}`)
  }
  return texts
}

/** The order of the terms, which is that of the page's text, does not matter. */
export function samePostings(one: PostingsText | undefined, other: PostingsText | undefined): boolean {
  if (one === other || one === undefined || other === undefined) return one === other
  const sorted = (text: PostingsText) => text.split(' ').sort().join(' ')
  return one.length === other.length && sorted(one) === sorted(other)
}

const comma = ','.charCodeAt(0)
const colon = ':'.charCodeAt(0)
const space = ' '.charCodeAt(0)
const zero = '0'.charCodeAt(0)

/** Adds the records of a page to those of each term: page, record, weight. */
export function addPostings(text: PostingsText, page: number, terms: Map<string, number[]>): void {
  let i = 0
  while (i < text.length) {
    const start = i
    while (text.charCodeAt(i) !== colon) i++
    const term = text.slice(start, i)
    let flat = terms.get(term)
    if (!flat) {
      flat = []
      terms.set(term, flat)
    }
    let value = 0
    let isWeight = false
    for (i++; ; i++) {
      const code = i < text.length ? text.charCodeAt(i) : space
      if (code !== comma && code !== space) {
        value = value * 10 + code - zero
        continue
      }
      if (isWeight) flat.push(value)
      else flat.push(page, value)
      isWeight = !isWeight
      value = 0
      if (code === space) break
    }
    i++
  }
}
