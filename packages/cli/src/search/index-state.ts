import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PartData } from '@docs-engine/client/features/search/engine/index-data.ts'
import { cutIntoParts, partData, sizeOf, strongest, type Term, termList } from './parts.ts'
import { addPostings } from './postings.ts'
import type { BucketLines } from './shard-files.ts'

/** What is known of the index between commands, beside its files. */
export interface IndexState {
  engine: string
  /** Route path → key of the page. */
  pages: Record<string, { key: string; records: number }>
  shards: Record<string, TermBucket>
}

/** What the terms that start with the same two letters come to. */
export interface TermBucket {
  /** Of its file. */
  hash: string
  size: number
  /** Names of its parts. */
  parts: string[]
  /** What stands for them in the head of their letter. */
  head: PartData
}

export function emptyState(): IndexState {
  return { engine: __ENGINE__, pages: {}, shards: {} }
}

/** An empty one if there is none that can be believed. */
export function readState(folder: string): IndexState {
  try {
    const state = JSON.parse(readFileSync(statePath(folder), 'utf8')) as IndexState
    if (state.engine === __ENGINE__) return state
  } catch {}
  return emptyState()
}

export function writeState(folder: string, state: IndexState): void {
  const staged = `${statePath(folder)}.${process.pid}`
  writeFileSync(staged, JSON.stringify(state))
  renameSync(staged, statePath(folder))
}

/** While files change there is no state: a command that is cut off leaves nothing to believe. */
export function removeState(folder: string): void {
  rmSync(statePath(folder), { force: true })
}

function statePath(folder: string): string {
  return join(folder, 'state.json')
}

/** Number of all records. */
export function countRecords({ pages }: IndexState): number {
  return Object.values(pages).reduce((sum, page) => sum + page.records, 0)
}

/** Route paths, sorted, and the number of each. */
export interface PageNumbers {
  paths: string[]
  numbers: ReadonlyMap<string, number>
}

export function numberPages({ pages }: IndexState): PageNumbers {
  const paths = Object.keys(pages).sort()
  return { paths, numbers: new Map(paths.map((path, number) => [path, number])) }
}

/** A shard's terms, and its parts, which hold the same. */
export interface SplitBucket {
  terms: Term[]
  parts: Map<string, Term[]>
}

/** A line of a page that is not known does not count. */
export function splitBucket(name: string, { paths, texts }: BucketLines, { numbers }: PageNumbers): SplitBucket {
  const postings = new Map<string, number[]>()
  paths.forEach((path, i) => {
    const number = numbers.get(path)
    if (number !== undefined) addPostings(texts[i]!, number, postings)
  })
  const terms = termList(postings)
  return { terms, parts: cutIntoParts(name, terms) }
}

export function describeBucket({ terms, parts }: SplitBucket, hash: string, { paths }: PageNumbers): TermBucket {
  return { hash, size: sizeOf(terms), parts: [...parts.keys()], head: partData(paths, strongest(terms)) }
}
