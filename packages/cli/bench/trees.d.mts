import type { Browser } from 'playwright-core'

export interface TreeGenerator {
  name: string
  outputs: string[]
  caches: string[]
  command: [command: string, args: string[]]
  /** Writes the generator's configuration into the site's folder. */
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

/** Finds the Markdown of each checkout in a folder. */
export function findTrees(folder: string): Tree[]

/** Builds the Markdown of each checkout with each generator, and measures the download for the first view of a page. */
export function measureTrees(
  browser: Browser,
  generators: TreeGenerator[],
  trees: Tree[],
  runs: number,
): Promise<TreeRow[]>
