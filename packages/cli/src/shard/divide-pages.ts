import { createHash } from 'node:crypto'
import type { Scan } from '../markdown/scan-content.ts'
import type { SourceFile } from '../model/source-file.ts'

/** One of several parts of a site: `1/4` to `4/4`. */
export interface BuildShard {
  index: number
  count: number
}

/** `2/4` → the second of four; undefined if it is none. */
export function readShard(text: string): BuildShard | undefined {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? []
  return index && count && index <= count ? { index, count } : undefined
}

/** The scan with the pages of one shard; files that are no pages belong to each. */
export function dividePages(scan: Scan, shard: BuildShard): Scan {
  const mine = ({ path }: SourceFile) => shardOf(path, shard.count) === shard.index
  return { ...scan, pages: scan.pages.filter(mine), posts: scan.posts.filter(mine) }
}

/** By a hash of the path: a new page does not move the others, so that each part can be built again from what it was. */
function shardOf(path: string, count: number): number {
  return (createHash('sha1').update(path).digest().readUInt32BE(0) % count) + 1
}
