/** What a page brings to the search index. It is made when the page is parsed, and knows nothing of other pages. */
export interface SearchEntry {
  records: EntryRecord[]
  /** Its terms, with numbers and weights (1 to 255) of records. */
  terms: PostingsByBucket
}

/** Something a search can lead to: the page itself, a section, a row of options, a titled sample. */
export interface EntryRecord {
  /** '' for the page itself. */
  anchor: string
  /** Headings from level 2 down to the record's own, by level; '' where a level is skipped. */
  titles: string[]
  content: string
}

/**
 * Where terms stand, as text: `createslice:0,120,3,14 createapi:2,30` are terms with the numbers and weights of records. Terms hold
 * letters, digits and dots only. It is read and joined much faster than JSON, and a page of it is compared as a string.
 */
export type PostingsText = string

/** Postings in pieces, each of terms of one shard: `createapi:2,30 createslice:0,120;debug:1,9`. */
export type PostingsByBucket = string
