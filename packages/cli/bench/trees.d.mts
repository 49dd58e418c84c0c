import type { Browser } from 'playwright-core'

export interface TreeGenerator {
  name: string
  outputs: string[]
  caches: string[]
  command: [command: string, args: string[]]
  /** Writes what it needs beside the Markdown. */
  prepare(folder: string): void
}

export interface Tree {
  name: string
  root: string
  files: string[]
}

export interface TreeRow {
  tree: string
  generator: string
  pages: number
  runs: number
  failure?: string
  first?: { requests: number; bytes: number }
}

/** Finds the documentation in a folder of checkouts. */
export function findTrees(folder: string): Tree[]

/** Builds each tree with each generator, and measures what a reader's browser loads for one page. */
export function measureTrees(
  browser: Browser,
  generators: TreeGenerator[],
  trees: Tree[],
  runs: number,
): Promise<TreeRow[]>
