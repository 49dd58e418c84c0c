import type { DocSearchRecord } from './records.ts'

/**
 * Shortens a record's content at the end of a word, so that the record doesn't exceed `limit` bytes. Search services
 * reject larger records.
 */
export function truncateRecord(record: DocSearchRecord, limit = 9500): DocSearchRecord {
  const size = (candidate: DocSearchRecord) => Buffer.byteLength(JSON.stringify(candidate))
  let truncated = record
  while (truncated.content && size(truncated) > limit) {
    const length = Math.floor(truncated.content.length * Math.min(0.95, limit / size(truncated)))
    truncated = { ...truncated, content: truncated.content.slice(0, length).replace(/\s+\S*$/, '') }
  }
  return truncated
}
