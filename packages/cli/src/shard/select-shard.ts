import { createHash } from 'node:crypto'
import type { Scan } from '../markdown/scan-content.ts'
import type { SourceFile } from '../model/source-file.ts'

/** One shard of a site. `{ index: 1, count: 4 }` is the shard `1/4`. */
export interface BuildShard {
  index: number
  count: number
}

/** Parses a shard such as `2/4`. Returns `undefined` if the text is not a valid shard. */
export function parseShard(text: string): BuildShard | undefined {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? []
  return index && count && index <= count ? { index, count } : undefined
}

/** Returns the scan with only the pages and posts of one shard. All other files are included in every shard. */
export function selectShard(scan: Scan, shard: BuildShard): Scan {
  const isInShard = ({ path }: SourceFile) => shardOf(path, shard.count) === shard.index
  return { ...scan, pages: scan.pages.filter(isInShard), posts: scan.posts.filter(isInShard) }
}

/**
 * Returns the number of the shard that contains a page. It's derived from a hash of the path, so that a new page doesn't move other pages
 * to other shards and each part can be rebuilt incrementally.
 */
function shardOf(path: string, count: number): number {
  return (createHash('sha1').update(path).digest().readUInt32BE(0) % count) + 1
}
