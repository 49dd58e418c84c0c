import type { Browser } from 'playwright-core'

export interface Generator {
  name: string
  outputs: string[]
  caches: string[]
  dev(port: number): [command: string, args: string[]]
  /** Writes what it needs beside the corpus. */
  prepare(folder: string): void
}

export interface DevRow {
  generator: string
  pages: number
  runs: number
  cold?: number
  warm?: number
  edit?: number
  memory?: number
  failures?: string[]
}

/** Starts each generator's server, opens a page and saves it. A row for each generator. */
export function measureDev(
  browser: Browser,
  generators: Generator[],
  size: number,
  options: { runs: number; edits: number; limits?: { page: number; edit: number } },
): Promise<DevRow[]>
