import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PartData } from '@docs-engine/client/features/search/engine/index-data.ts'
import { writeAtomically } from '../util/write-atomically.ts'
import type { BucketLines } from './bucket-files.ts'
import { partData, sizeOf, splitIntoParts, type Term, termList, topTerms } from './parts.ts'
import { addPostings } from './postings.ts'

/** A description of the index's files, which is also stored between commands. */
export interface IndexState {
  engine: string
  /** Key and number of records of each page, by route path. */
  pages: Record<string, { key: string; records: number }>
  buckets: Record<string, TermBucket>
}

/** A description of a bucket, which contains the terms that start with the same two characters. */
export interface TermBucket {
  /** Hash of the bucket's file. */
  hash: string
  size: number
  /** Names of the bucket's parts. */
  parts: string[]
  /** The terms that represent the bucket in the head of its letter. */
  head: PartData
}

/** Returns the state of an index without pages. */
export function emptyState(): IndexState {
  return { engine: __ENGINE__, pages: {}, buckets: {} }
}

/**
 * Reads the state of the index. Returns an empty state if it is missing, damaged, or was written by another version of
 * the engine.
 */
export function readState(folder: string): IndexState {
  try {
    const state = JSON.parse(readFileSync(statePath(folder), 'utf8')) as IndexState
    if (state.engine === __ENGINE__) return state
  } catch {}
  return emptyState()
}

/** Writes the state atomically. */
export function writeState(folder: string, state: IndexState): void {
  writeAtomically(statePath(folder), JSON.stringify(state))
}

/**
 * Removes the state. Call this before changing files, so that an interrupted command doesn't leave a state that doesn't
 * match the files.
 */
export function removeState(folder: string): void {
  rmSync(statePath(folder), { force: true })
}

function statePath(folder: string): string {
  return join(folder, 'state.json')
}

/** Returns the total number of records. */
export function countRecords({ pages }: IndexState): number {
  return Object.values(pages).reduce((sum, page) => sum + page.records, 0)
}

/** The sorted route paths, and the index of each path in that list. */
export interface PageNumbers {
  paths: string[]
  numbers: ReadonlyMap<string, number>
}

/** Sorts the pages by route path, and numbers them in that order. */
export function numberPages({ pages }: IndexState): PageNumbers {
  const paths = Object.keys(pages).sort()
  return { paths, numbers: new Map(paths.map((path, number) => [path, number])) }
}

/** The terms of a bucket, and the same terms divided into parts. */
export interface SplitBucket {
  terms: Term[]
  parts: Map<string, Term[]>
}

/** Collects the terms of a bucket from its lines. Ignores lines for pages without a number, because another command may have added them. */
export function splitBucket(name: string, { paths, texts }: BucketLines, { numbers }: PageNumbers): SplitBucket {
  const postings = new Map<string, number[]>()
  paths.forEach((path, i) => {
    const number = numbers.get(path)
    if (number !== undefined) addPostings(texts[i]!, number, postings)
  })
  const terms = termList(postings)
  return { terms, parts: splitIntoParts(name, terms) }
}

/** Returns the entry that describes a bucket in the index state. */
export function describeBucket({ terms, parts }: SplitBucket, hash: string, { paths }: PageNumbers): TermBucket {
  return { hash, size: sizeOf(terms), parts: [...parts.keys()], head: partData(paths, topTerms(terms)) }
}
