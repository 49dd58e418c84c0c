/**
 * A page's contribution to the search index. It is created when the page is parsed and doesn't depend on other pages.
 */
export interface SearchEntry {
  records: EntryRecord[]
  /** The page's terms, with weights from 1 to 255. A record's number is its index in `records`. */
  terms: PostingsByBucket
}

/** A possible search result: the page itself, a section, a row of an options table, or a titled code sample. */
export interface EntryRecord {
  /** The ID that a link to the record points to. Empty for the page itself. */
  anchor: string
  /**
   * The titles of the headings above the record, from level 2 down, and the record's own title. A skipped level is an
   * empty string.
   */
  titles: string[]
  content: string
}

/**
 * Text that lists the records in which each term occurs. In `createslice:0,120,3,14 createapi:2,30`, each term is
 * followed by pairs of record number and weight. Terms contain only letters, digits, and dots.
 *
 * This format is faster to parse and concatenate than JSON, and two pages can be compared as strings.
 */
export type PostingsText = string

/** Postings grouped by bucket, with a semicolon between groups: `createapi:2,30 createslice:0,120;debug:1,9`. */
export type PostingsByBucket = string
