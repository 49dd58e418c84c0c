import { createHash } from 'node:crypto'
import type { Scan } from '../markdown/scan-content.ts'
import type { SourceFile } from '../model/source-file.ts'

/** One shard of a site: `1/4` to `4/4`. `index` starts at 1. */
export interface BuildShard {
  index: number
  count: number
}

/** Parses a shard such as `2/4`. Returns `undefined` if the text is not a valid shard. */
export function parseShard(text: string): BuildShard | undefined {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? []
  return index && count && index <= count ? { index, count } : undefined
}

/** Returns the scan with only the pages and posts of one shard. Other files belong to every shard. */
export function selectShard(scan: Scan, shard: BuildShard): Scan {
  const isInShard = ({ path }: SourceFile) => shardOf(path, shard.count) === shard.index
  return { ...scan, pages: scan.pages.filter(isInShard), posts: scan.posts.filter(isInShard) }
}

/** Uses a hash of the path, so that a new page doesn't move other pages to other shards and each part can be rebuilt incrementally. */
function shardOf(path: string, count: number): number {
  return (createHash('sha1').update(path).digest().readUInt32BE(0) % count) + 1
}
