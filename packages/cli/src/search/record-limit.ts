import type { DocSearchRecord } from './records.ts'

/** Services refuse records above a size: the text is cut where it would be passed. */
export function withinLimit(record: DocSearchRecord, limit = 9500): DocSearchRecord {
  const size = (candidate: DocSearchRecord) => Buffer.byteLength(JSON.stringify(candidate))
  let cut = record
  while (cut.content && size(cut) > limit) {
    const length = Math.floor(cut.content.length * Math.min(0.95, limit / size(cut)))
    cut = { ...cut, content: cut.content.slice(0, length).replace(/\s+\S*$/, '') }
  }
  return cut
}
